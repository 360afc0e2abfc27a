/** Screens offer nothing that the host has switched off. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { OnlinePerson } from '../src/online.ts';
import { OnlineSite } from '../src/service.ts';
import { visits } from './visiting.ts';

const { browser, errors } = await visits();
const site = new OnlineSite({ LISTING: 'off', FREE_CHAT: 'off' });

beforeAll(() => site.start());
afterAll(() => site.close());

test('without lists and free chat, tables are found by link and people have phrases', async () => {
  const ada = await OnlinePerson.visit(browser, `${site.address}online`, errors);
  const { page } = ada;
  const { terms, lobby, talk, room } = en.online;
  await ada.comeIn('Ada');
  await page.getByRole('button', { name: lobby.openTable }).waitFor();
  expect(await page.getByRole('group', { name: terms.access }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: lobby.open, exact: true }).count()).toBe(0);
  await page.getByText(terms.more).click();
  const chat = page.getByRole('group', { name: terms.chat, exact: true });
  expect(await chat.getByRole('radio').count()).toBe(2);
  expect(await chat.getByRole('radio', { name: terms.chats.phrases }).isChecked()).toBe(true);
  await ada.openTable(en.names.sagrada.game);
  await page.getByRole('heading', { name: room.seats }).waitFor();
  await page.getByRole('button', { name: talk.phrases['good-luck'] }).first().waitFor();
  expect(await page.getByLabel(talk.write).count()).toBe(0);
  expect(errors).toEqual([]);
});

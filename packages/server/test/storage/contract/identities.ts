import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionRow, Storage } from '../../../src/storage/index.ts';
import { afterOf, HOUR, NOON, personOf, tableOf } from '../samples.ts';
import type { Site } from './site.ts';

const sessionOf = (hash: string, more: Partial<SessionRow> = {}): SessionRow => ({
  hash,
  identity: 'ada',
  created: NOON,
  seen: NOON,
  expires: NOON + HOUR,
  ...more,
});

export function testIdentities(site: () => Site): void {
  describe('an identity', () => {
    let storage: Storage;

    beforeEach(async () => {
      storage = await site().open();
      await storage.identities.create(personOf('ada'));
    });

    test('is found by its id, and survives a restart', async () => {
      await storage.identities.create(personOf('bob'));
      await expect(storage.identities.create(personOf('ada', { name: 'Eve' }))).rejects.toThrow('taken');
      await storage.close();
      const { identities } = await site().open();
      expect(await identities.find(['ada', 'bob', 'eve'])).toHaveLength(2);
      expect(await identities.find(['ada'])).toEqual([personOf('ada')]);
      expect(await identities.find([])).toEqual([]);
    });

    test('changes its looks', async () => {
      const look = { name: 'Countess', colour: 'red' };
      expect(await storage.identities.change('ada', look)).toBe(true);
      expect(await storage.identities.change('eve', look)).toBe(false);
      expect(await storage.identities.find(['ada'])).toEqual([personOf('ada', look)]);
    });

    test('is known by its sessions until they expire or are closed', async () => {
      const { identities } = storage;
      for (const hash of ['phone', 'desk', 'tv']) expect(await identities.openSession(sessionOf(hash))).toBe(true);
      expect(await identities.findSession('desk', NOON)).toEqual({
        identity: personOf('ada'),
        session: sessionOf('desk'),
      });
      expect(await identities.findSession('desk', NOON + HOUR)).toBeUndefined();
      expect(await identities.findSession('guess', NOON)).toBeUndefined();
      await identities.closeSession('phone');
      await identities.closeSessions('ada', 'tv');
      const known = await Promise.all(['phone', 'desk', 'tv'].map((hash) => identities.findSession(hash, NOON)));
      expect(known.map((each) => each?.session.hash)).toEqual([undefined, undefined, 'tv']);
      await identities.closeSessions('ada');
      expect(await identities.findSession('tv', NOON)).toBeUndefined();
    });

    test('keeps a session that is in use', async () => {
      const { identities } = storage;
      await identities.openSession(sessionOf('phone'));
      const times = { seen: NOON + 5, expires: NOON + 2 * HOUR };
      await identities.keepSession('phone', times);
      await identities.keepSession('guess', times);
      expect(await identities.findSession('phone', NOON + HOUR)).toEqual({
        identity: personOf('ada', { seen: NOON + 5 }),
        session: sessionOf('phone', times),
      });
    });

    test('knows which of many sessions have ended', async () => {
      const { identities } = storage;
      for (const hash of ['phone', 'desk']) await identities.openSession(sessionOf(hash));
      await identities.closeSession('desk');
      const many = Array.from({ length: 2500 }, (_, at) => `guess ${at}`);
      expect(await identities.openAmong([...many, 'desk', 'phone'])).toEqual(new Set(['phone']));
      expect(await identities.openAmong([])).toEqual(new Set());
    });

    test('cannot be given away by a hash that exists, nor to an identity that does not', async () => {
      const { identities } = storage;
      await identities.create(personOf('eve'));
      await identities.openSession(sessionOf('phone'));
      expect(await identities.openSession(sessionOf('phone', { identity: 'eve' }))).toBe(false);
      expect((await identities.findSession('phone', NOON))?.identity.id).toBe('ada');
      const nobody = { identity: 'nobody', expires: NOON + HOUR };
      expect(await identities.openSession(sessionOf('x', nobody))).toBe(false);
      expect(await identities.offerLink({ hash: 'x', ...nobody })).toBe(false);
      expect(await identities.setRecovery('nobody', 'x')).toBe(false);
    });

    test('goes to another device by a link, once and in time', async () => {
      const { identities } = storage;
      for (const hash of ['link', 'late']) {
        expect(await identities.offerLink({ hash, identity: 'ada', expires: NOON + 5 })).toBe(true);
      }
      const tries = Array.from({ length: 5 }, () => identities.useLink('link', NOON));
      expect((await Promise.all(tries)).filter((id) => id === 'ada')).toHaveLength(1);
      expect(await identities.useLink('late', NOON + 5)).toBeUndefined();
      expect(await identities.useLink('guess', NOON)).toBeUndefined();
    });

    test('is recovered by a code, which is replaced when it is used', async () => {
      const { identities } = storage;
      await identities.setRecovery('ada', 'first');
      await identities.setRecovery('ada', 'second');
      expect(await identities.useRecovery('first', 'evil')).toBeUndefined();
      const tries = ['third', 'fourth'].map((next) => identities.useRecovery('second', next));
      expect(await Promise.all(tries)).toEqual(['ada', undefined]);
      expect(await identities.useRecovery('third', 'fifth')).toBe('ada');
    });

    test('is deleted when it was not seen for long and sits at no table', async () => {
      const { identities, tables } = storage;
      for (const id of ['old', 'older', 'oldest']) await identities.create(personOf(id, { seen: NOON - HOUR }));
      await identities.openSession(sessionOf('old', { identity: 'old' }));
      await identities.setRecovery('old', 'code');
      const people = [{ seat: 0, identity: 'older', toAct: false }];
      await tables.create(tableOf('a', { after: afterOf('a', { people }) }));
      expect(await identities.clean({ expired: 0, unseen: NOON }, 1)).toMatchObject({ identities: 1 });
      expect(await identities.clean({ expired: 0, unseen: NOON }, 9)).toMatchObject({ identities: 1 });
      expect((await identities.find(['ada', 'old', 'older', 'oldest'])).map(({ id }) => id).toSorted()).toEqual([
        'ada',
        'older',
      ]);
      expect(await identities.findSession('old', NOON)).toBeUndefined();
      expect(await identities.useRecovery('code', 'next')).toBeUndefined();
    });

    test('loses what has expired, at most so many at a time', async () => {
      const { identities } = storage;
      const hashes = ['1', '2', '3'];
      for (const hash of hashes) await identities.openSession(sessionOf(hash));
      await identities.openSession(sessionOf('4', { expires: NOON + HOUR + 1 }));
      await identities.offerLink({ hash: 'link', identity: 'ada', expires: NOON + HOUR });
      const clean = () => identities.clean({ expired: NOON + HOUR, unseen: 0 }, 2);
      expect(await clean()).toEqual({ sessions: 2, links: 1, identities: 0 });
      const left = async () =>
        (await Promise.all([...hashes, '4'].map((hash) => identities.findSession(hash, NOON)))).filter(Boolean).length;
      expect(await left()).toBe(2);
      expect(await identities.useLink('link', NOON)).toBeUndefined();
      expect(await clean()).toEqual({ sessions: 1, links: 0, identities: 0 });
      expect(await left()).toBe(1);
    });
  });
}

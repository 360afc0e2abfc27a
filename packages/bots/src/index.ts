import type { GameTypes } from '@leadlight/core';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import type { Bot } from './bot.ts';
import { greedySagrada } from './greedy/sagrada.ts';
import { greedySintra } from './greedy/sintra.ts';
import { randomBot } from './random.ts';

/** Every bot plays every game. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export type Bots<T extends GameTypes> = Readonly<Record<BotName, Bot<T>>>;

export const sintraBots: Bots<Sintra> = { random: randomBot(sintra), greedy: greedySintra };
export const sagradaBots: Bots<Sagrada> = { random: randomBot(sagrada), greedy: greedySagrada };

export type { Bot } from './bot.ts';

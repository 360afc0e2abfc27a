/** Everything the command line needs of a game, so that commands are written once for all games. */
import { sagradaBots, sintraBots, type Bots } from '@leadlight/bots';
import type { Game, GameTypes, Notation, RecordReason, ShapeReason } from '@leadlight/core';
import { describeConsequence, describeReason, type AllTexts, type Context } from '@leadlight/messages';
import { sagrada, sagradaText, type Sagrada } from '@leadlight/sagrada';
import { sintra, sintraText, type Sintra } from '@leadlight/sintra';
import { drawSagrada, headSagrada } from './board/sagrada.ts';
import { drawSintra, headSintra } from './board/sintra.ts';
import type { Draw } from './board/picture.ts';

export const GAME_IDS = ['sintra', 'sagrada'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** One row of a final score: the source of the points, and each seat's share. */
export interface ScoreLine {
  readonly caption: string;
  readonly points: readonly number[];
}

export interface Kit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly text: Notation<T>;
  readonly bots: Bots<T>;
  readonly name: (texts: AllTexts) => string;
  /** A reason for a refusal, as a sentence. */
  readonly reason: (texts: AllTexts, reason: T['reason'] | RecordReason | ShapeReason) => string;
  /** A consequence, as a sentence. */
  readonly sentence: (texts: AllTexts, happened: T['consequence'], context: Context) => string;
  readonly draw: Draw<T['view']>;
  readonly head: Draw<T['view']>;
  readonly score: (texts: AllTexts, view: T['view']) => readonly ScoreLine[];
}

const SINTRA_SCORE = ['colourBonus', 'windows', 'leftover', 'glass', 'palace', 'total'] as const;

const scoreSintra: Kit<Sintra>['score'] = ({ web: { score } }, { result, options }) => {
  const captions = { ...score.kinds, palace: score.palace[options.side], total: score.total };
  return SINTRA_SCORE.map((part) => lineOf(captions, part, result?.breakdown ?? []));
};

const SAGRADA_SCORE = ['private', 'tokens', 'empty', 'total'] as const;

const scoreSagrada: Kit<Sagrada>['score'] = ({ names, web: { score } }, { result, public: objectives }) => {
  const captions = { ...score.kinds, total: score.total };
  return [
    ...objectives.map((id, i) => ({
      caption: names.sagrada.objectives[id].name,
      points: (result?.breakdown ?? []).map((seat) => seat.public[i]),
    })),
    ...SAGRADA_SCORE.map((part) => lineOf(captions, part, result?.breakdown ?? [])),
  ];
};

const lineOf = <Part extends string>(
  captions: Readonly<Record<Part, string>>,
  part: Part,
  breakdown: readonly Readonly<Record<Part, number>>[],
): ScoreLine => ({ caption: captions[part], points: breakdown.map((seat) => seat[part]) });

export const SINTRA: Kit<Sintra> = {
  game: sintra,
  text: sintraText,
  bots: sintraBots,
  name: (texts) => texts.names.sintra.game,
  reason: (texts, reason) => describeReason(texts.refusals, 'sintra', reason),
  sentence: (texts, happened, context) => describeConsequence(texts, 'sintra', happened, context),
  draw: drawSintra,
  head: headSintra,
  score: scoreSintra,
};

export const SAGRADA: Kit<Sagrada> = {
  game: sagrada,
  text: sagradaText,
  bots: sagradaBots,
  name: (texts) => texts.names.sagrada.game,
  reason: (texts, reason) => describeReason(texts.refusals, 'sagrada', reason),
  sentence: (texts, happened, context) => describeConsequence(texts, 'sagrada', happened, context),
  draw: drawSagrada,
  head: headSagrada,
  score: scoreSagrada,
};

/** Calls a function that works for any game with the kit of one. */
export const withKit = <Answer>(id: GameId, use: <T extends GameTypes>(kit: Kit<T>) => Answer): Answer =>
  id === 'sintra' ? use(SINTRA) : use(SAGRADA);

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);

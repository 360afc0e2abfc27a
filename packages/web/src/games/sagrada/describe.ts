/** A Sagrada position in words, as one seat sees it: the pool, its window row by row, the cards, then the opponents. */
import { sentences, type SagradaBoardTexts, type TextsWith } from '@leadlight/messages';
import {
  COLUMNS,
  PATTERN_CARDS,
  ROWS,
  TOOL_COLOURS,
  type Colour,
  type Die,
  type PatternId,
  type SeatView,
  type View,
} from '@leadlight/sagrada';
import { CELLS, printedOn, type Facts } from './board/board.ts';
import { entryAt } from '../../game/entry-at.ts';
import type { Section } from '../../a11y/section.ts';

export interface SagradaSpeech {
  readonly texts: TextsWith<'sagrada'>;
  readonly names: readonly string[];
  readonly facts: Facts;
  /** The seat whose window is described in full. */
  readonly own: number;
  /** The player to act, in words. */
  readonly title: string;
  /** Whether the seat is watched, so that its player has a name. */
  readonly isWatched?: boolean;
}

export function describeSagrada(view: View, speech: SagradaSpeech): readonly Section[] {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== speech.own);
  return [
    round(view, speech),
    ...offered(view, speech),
    ownWindow(view, speech),
    privates(view, speech),
    objectives(view, speech),
    tools(view, speech),
    track(view, speech),
    ...others.map((seat) => opponent(view, seat, speech)),
  ].filter(({ lines }) => lines.length > 0);
}

const isDie = (held: Die | Colour): held is Die => held.length === 2;

function round(view: View, { texts, facts, own, title }: SagradaSpeech): Section {
  const { board, spoken } = { board: texts.sagrada.board, spoken: texts.web.spoken };
  const hand = view.turn?.hand ?? null;
  const held = hand === null ? '' : isDie(hand) ? board.hand(hand) : board.handColour(hand);
  const target = facts.target === null ? '' : spoken.item(board.target, String(facts.target));
  const points = entryAt(view.seats, own).pattern === null ? '' : board.soFar(entryAt(facts.seats, own).points.total);
  const heading = view.round === 0 ? texts.names.sagrada.game : spoken.round(view.round);
  return { heading, lines: [title, held, points, target].filter((line) => line !== '') };
}

/** The 20 spaces, one line per row. */
const rowLines = (spaces: readonly string[], texts: TextsWith<'sagrada'>): readonly string[] =>
  ROWS.map((row, at) => texts.web.spoken.row(row, spaces.slice(at * COLUMNS.length, (at + 1) * COLUMNS.length)));

/** A window on offer: all its spaces are empty, so only their restrictions are listed. */
function offer(pattern: PatternId, texts: TextsWith<'sagrada'>): Section {
  const { board, names } = { board: texts.sagrada.board, names: texts.names.sagrada };
  const spaces = printedOn(pattern).map((printed, i) => texts.web.spoken.item(entryAt(CELLS, i), names.space(printed)));
  const difficulty = board.difficulty(PATTERN_CARDS[pattern].difficulty);
  return { area: 'take', heading: names.patterns[pattern], lines: [difficulty, ...rowLines(spaces, texts)] };
}

/** The pool, or before the first round the windows on offer. */
function offered(view: View, { texts, own }: SagradaSpeech): readonly Section[] {
  const board = texts.sagrada.board;
  const { chosen, offers } = entryAt(view.seats, own);
  if (view.phase === 'choose' && !chosen) return (offers ?? []).map((pattern) => offer(pattern, texts));
  return [{ area: 'take', heading: board.pool, lines: view.pool.length === 0 ? [] : [board.dice(view.pool)] }];
}

function ownWindow(view: View, { texts, names, facts, own, isWatched }: SagradaSpeech): Section {
  const board = texts.sagrada.board;
  const { pattern, dice, tokens } = entryAt(view.seats, own);
  if (pattern === null) return { area: 'own', heading: board.noWindow, lines: [] };
  const printed = printedOn(pattern);
  const { impossible } = entryAt(facts.seats, own);
  const spaces = CELLS.map((cell, i) =>
    board.space({ cell, printed: printed[i] ?? null, die: dice[i] ?? null, impossible: impossible.includes(cell) }),
  );
  const lines = [...rowLines(spaces, texts), ...(tokens === null ? [] : [board.tokens(tokens)])];
  const name = texts.names.sagrada.patterns[pattern];
  const heading = isWatched === true ? board.window(entryAt(names, own), name) : board.yourWindow(name);
  return { area: 'own', heading, lines };
}

function privates(view: View, { texts, facts, own, isWatched }: SagradaSpeech): Section {
  const { board, names } = { board: texts.sagrada.board, names: texts.names.sagrada };
  const colours = entryAt(view.seats, own).private ?? [];
  const cards = colours.map((colour) => names.privateObjectives[colour]);
  const points = colours.length === 0 ? [] : [board.soFar(entryAt(facts.seats, own).points.private)];
  return {
    area: 'objectives',
    heading: secretIn(view, isWatched === true, board),
    lines: [...cards.map(({ name, effect }) => texts.web.spoken.item(name, effect)), ...points],
  };
}

const secretIn = ({ seats }: View, isWatched: boolean, board: SagradaBoardTexts): string => {
  if (seats.length === 1) return board.privates;
  return isWatched ? board.private : board.secret;
};

function objectives(view: View, { texts, facts, own }: SagradaSpeech): Section {
  const { board, names } = { board: texts.sagrada.board, names: texts.names.sagrada };
  const { points } = entryAt(facts.seats, own);
  const lines = view.public.map((id, at) => {
    const { name, effect } = names.objectives[id];
    return sentences(texts.web.spoken.item(name, effect), board.soFar(entryAt(points.public, at)));
  });
  return { area: 'objectives', heading: board.objectives, lines };
}

type Tool = View['tools'][number];

/** The price in Favor tokens; undefined in solo, where a die of the tool's colour pays. */
type Price = number | undefined;

export function costOf({ id, spent }: Tool, price: Price, board: SagradaBoardTexts): string {
  if (spent) return board.spent;
  return price === undefined ? board.priceDie(TOOL_COLOURS[id]) : board.price(price);
}

/** The notes on an enlarged card. Solo games have no Favor tokens. */
export const notesOn = (tool: Tool, price: Price, board: SagradaBoardTexts): readonly string[] =>
  price === undefined ? [costOf(tool, price, board)] : [costOf(tool, price, board), board.tokensOn(tool.tokens)];

function tools(view: View, { texts, facts }: SagradaSpeech): Section {
  const board = texts.sagrada.board;
  const lines = view.tools.map((tool, at) => {
    const { name, effect } = texts.names.sagrada.tools[tool.id];
    return sentences(texts.web.spoken.item(name, costOf(tool, facts.prices[at], board)), effect);
  });
  return { area: 'tools', heading: board.tools, lines };
}

const track = (view: View, { texts }: SagradaSpeech): Section => ({
  area: 'track',
  heading: texts.sagrada.board.track,
  lines: view.track.map((dice, at) => texts.sagrada.board.trackSpace(at + 1, dice)),
});

/** An opponent: their progress, their Favor tokens and the places of their dice. */
function opponent(view: View, seat: number, { texts, names }: SagradaSpeech): Section {
  const { board, names: things } = { board: texts.sagrada.board, names: texts.names.sagrada };
  const { pattern, tokens, dice } = entryAt(view.seats, seat);
  const filled = board.filled(dice.filter((die) => die !== null).length, dice.length);
  const lines = pattern === null ? [] : [filled, ...(tokens === null ? [] : [board.tokens(tokens)])];
  return {
    area: 'others',
    heading: board.window(entryAt(names, seat), pattern === null ? board.noWindow : things.patterns[pattern]),
    lines: [...lines, ...diceLines(dice, texts)],
  };
}

/** The dice in a window, one line per row that has any. */
const diceLines = (dice: SeatView['dice'], texts: TextsWith<'sagrada'>): readonly string[] =>
  ROWS.flatMap((row, at) => {
    const lying = COLUMNS.flatMap((column, i) => {
      const die = dice[at * COLUMNS.length + i] ?? null;
      return die === null ? [] : [{ die, cell: `${row}${column}` as const }];
    });
    const spaces = lying.map((space) => texts.sagrada.board.space({ ...space, printed: null, impossible: false }));
    return spaces.length === 0 ? [] : [texts.web.spoken.row(row, spaces)];
  });

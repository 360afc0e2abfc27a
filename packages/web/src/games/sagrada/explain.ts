/** What a player learns by touching a thing on Sagrada's table. */
import { sentences, type SagradaExplanations, type SagradaNames } from '@leadlight/messages';
import {
  askSpace,
  breakdownOf,
  costOfEmpty,
  countFitting,
  diceRolled,
  OBJECTIVE_POINTS,
  PATTERN_CARDS,
  pointsFor,
  priceOf,
  ROUNDS,
  ruleOfObjective,
  ruleOfTool,
  targetOf,
  TOOL_COLOURS,
  type Position,
  type SpaceAnswer,
  type ToolId,
  type View,
} from '@leadlight/sagrada';
import { entryAt } from '../../game/entry-at.ts';
import type { Explained } from '../../game/explained.ts';
import type { Refused } from '../../play/playing.svelte.ts';
import { CELLS, type Thing } from './board/board.ts';

export interface Asked {
  readonly view: View;
  readonly position: Position;
  readonly names: SagradaNames;
  readonly texts: SagradaExplanations;
  /** The viewer's seat; null for spectators. */
  readonly me: number | null;
  /** Why the player who chooses now can't use a tool; empty if they can, or if nobody here chooses. */
  readonly refusals: (tool: ToolId) => readonly Refused[];
  /** Whether a player here could use the tool now, or nobody here chooses. */
  readonly isUsable: (tool: ToolId) => boolean;
}

type Of<Kind> = Extract<Thing, { readonly kind: Kind }>;

const explain = (rules: readonly string[], ...parts: readonly string[]): Explained => ({
  text: sentences(...parts),
  rules: [...new Set(rules)],
});

const isSolo = ({ view }: Asked): boolean => view.seats.length === 1;

function cell({ seat, cell: at }: Of<'cell'>, asked: Asked): Explained {
  const { view, position, texts } = asked;
  const here = entryAt(view.seats, seat).dice[CELLS.indexOf(at)] ?? null;
  if (here !== null) return explain(['G-24'], texts.die(here, at));
  const answer = askSpace(position, seat, at);
  if (answer === undefined) return offers(asked);
  if (answer.isDead) return explain(['G-24', isSolo(asked) ? 'G-67' : 'G-50'], texts.dead(at, answer.cost));
  const takes = texts.space(at, answer.printed, answer.barred);
  const rules = answer.barred.length === 0 ? ['G-23'] : ['G-23', 'G-24'];
  return explain([...(answer.away === null ? [] : [answer.away]), ...rules], takes, ...further(answer, asked));
}

/** Why no die can go there yet, or the dice that can. */
function further({ away, fitting }: SpaceAnswer, { view, texts }: Asked): readonly string[] {
  if (away !== null) return [away === 'G-21' ? texts.edgeFirst : texts.mustTouch];
  if (view.pool.length === 0) return [];
  return [fitting.length === 0 ? texts.noneFits : texts.fitting(fitting)];
}

/** A die in the pool. */
function die({ die: lying }: Of<'die'>, asked: Asked): Explained {
  const { view, position, texts, me } = asked;
  const fits = me === null ? undefined : countFitting(position, me, lying);
  if (fits === undefined) return pool(asked);
  const about = texts.poolDie(lying, fits);
  if (view.turn?.seat !== me) return explain(['G-20', 'G-12'], about, texts.onYourTurn);
  if (view.turn.drafted) return explain(['G-13', 'G-20'], about, texts.drafted);
  return explain(['G-20'], about, ...(fits === 0 ? [texts.notDrafted] : []));
}

const pool = (asked: Asked): Explained =>
  explain(isSolo(asked) ? ['G-63', 'G-65'] : ['G-11', 'G-14'], asked.texts.pool(diceRolled(asked.position)));

function hand({ view, texts }: Asked): Explained {
  const taker = view.turn?.tool ?? null;
  return explain(taker === null ? ['G-31'] : [ruleOfTool(taker)], texts.hand);
}

const turns = (asked: Asked): Explained =>
  isSolo(asked) ? explain(['G-63'], asked.texts.turnsSolo) : explain(['G-12', 'G-15'], asked.texts.turns);

function track({ round }: Of<'track'>, asked: Asked): Explained {
  const { view, texts } = asked;
  const dice = view.track[round - 1];
  const solo = isSolo(asked);
  const rules = [solo ? 'G-65' : 'G-14'];
  if (dice === undefined) return explain([...rules, 'G-10'], later(round, asked));
  if (dice.length === 0) return explain(rules, texts.trackNone(round));
  if (solo) return explain(['G-66', ...rules], texts.trackOver(round), texts.trackTarget);
  return explain(rules, texts.trackOver(round), texts.trackUse);
}

const later = (round: number, { view, texts }: Asked): string =>
  round === view.round ? texts.trackNow(round) : texts.trackAhead(round, ROUNDS);

function pattern({ pattern: id }: Of<'pattern'>, asked: Asked): Explained {
  const { texts } = asked;
  const { difficulty } = PATTERN_CARDS[id];
  return isSolo(asked)
    ? explain(['G-62', 'G-60'], texts.patternSolo(id, difficulty))
    : explain(['G-05', 'G-04'], texts.pattern(id, difficulty));
}

const offers = (asked: Asked): Explained =>
  isSolo(asked) ? explain(['G-62', 'G-04'], asked.texts.offersSolo) : explain(['G-04', 'G-05'], asked.texts.offers);

/** With the player's own points, if the viewer plays. */
function objective({ objective: id }: Of<'objective'>, { view, position, texts, me }: Asked): Explained {
  const rules = [ruleOfObjective(id), 'G-50'];
  const each = OBJECTIVE_POINTS[id];
  const now = me === null ? undefined : breakdownOf(position, me).public[view.public.indexOf(id)];
  return explain(rules, now === undefined ? texts.objective(each) : texts.objectiveNow(each, now));
}

function secret({ colour }: Of<'private'>, asked: Asked): Explained {
  const { position, texts, me } = asked;
  const now = pointsFor(position, me ?? 0, colour);
  return isSolo(asked)
    ? explain(['G-67', 'G-54'], texts.privateSolo(now))
    : explain(['G-54', 'G-03'], texts.private(colour, now));
}

function price(id: ToolId, { view, position, texts }: Asked): string {
  const slot = view.tools.findIndex((card) => card.id === id);
  const { tokens, spent } = entryAt(view.tools, slot);
  if (view.seats.length === 1) return spent ? texts.toolSpent : texts.toolDie(TOOL_COLOURS[id]);
  return tokens === 0 ? texts.toolFirst(priceOf(position, slot)) : texts.toolAgain(priceOf(position, slot));
}

/** What it costs, and why the player can't use it now. */
function cost(id: ToolId, asked: Asked): Explained {
  const [refusal] = asked.refusals(id);
  const paying = isSolo(asked) ? 'G-64' : 'G-30';
  const rules = [ruleOfTool(id), paying];
  // A refusal about the price names it.
  if (refusal?.rule === paying) return explain([paying, ...rules], refusal.sentence);
  if (refusal !== undefined) return explain([refusal.rule, ...rules], price(id, asked), refusal.sentence);
  if (asked.isUsable(id)) return explain(rules, price(id, asked));
  return explain(['G-80', ...rules], price(id, asked), asked.texts.toolIdle);
}

/** The same after its effect, for players who have no room for the words on the card. */
function tool(id: ToolId, asked: Asked): Explained {
  const { text, rules } = cost(id, asked);
  return explain(rules, asked.names.tools[id].effect, text);
}

const target = ({ position, texts }: Asked): Explained => explain(['G-66', 'G-68'], texts.target(targetOf(position)));

const score = (asked: Asked): Explained =>
  isSolo(asked)
    ? explain(['G-67', 'G-50'], asked.texts.scoreSolo(costOfEmpty(asked.position)))
    : explain(['G-50'], asked.texts.score(costOfEmpty(asked.position)));

/** The thing at a spot. */
function thingAt({ spot, seat }: Of<'spot'>): Thing {
  switch (spot.kind) {
    case 'pool':
      return { kind: 'die', die: spot.die };
    case 'cell':
      return { kind: 'cell', seat, cell: spot.cell };
    case 'track':
      return { kind: 'track', round: spot.round };
    case 'value':
      return { kind: 'hand' };
    default:
      return spot;
  }
}

export function explainSagrada(thing: Thing, asked: Asked): Explained {
  switch (thing.kind) {
    case 'spot':
      return explainSagrada(thingAt(thing), asked);
    case 'cell':
      return cell(thing, asked);
    case 'die':
      return die(thing, asked);
    case 'pool':
      return pool(asked);
    case 'hand':
      return hand(asked);
    case 'turns':
      return turns(asked);
    case 'track':
      return track(thing, asked);
    case 'tokens':
      return explain(['G-30', 'G-50'], asked.texts.tokens);
    case 'pattern':
      return pattern(thing, asked);
    case 'offers':
      return offers(asked);
    case 'objective':
      return objective(thing, asked);
    case 'private':
      return secret(thing, asked);
    case 'tool':
      return tool(thing.tool, asked);
    case 'price':
      return cost(thing.tool, asked);
    case 'target':
      return target(asked);
    case 'score':
      return score(asked);
  }
}

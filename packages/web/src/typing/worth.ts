/** What a typed move, or the chosen one, would change. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Moment, Understood } from '../game/understanding.ts';
import type { Turn } from '../play/turn.ts';
import { follow, sayReason } from './following.ts';
import { without, type Line } from './line.ts';
import { answer, choice, unclear, type Said } from './replies.ts';
import { exampleOf, type Speaking } from './speaking.ts';

export function worth<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  line: Line<Term>,
  moment: Moment<T, Step>,
): Said {
  const { seat, chosen } = moment;
  if (seat === undefined) return unclear(speaking.texts.notDue);
  const named = without<Term>(line, 'me');
  if (named.tokens.length > 0) return tried(speaking, speaking.choose(named, moment), seat, moment);
  if (chosen === undefined) return unclear(speaking.texts.chooseFirst);
  return tried(speaking, choice(speaking.client.stepsOf(chosen)), seat, moment);
}

function tried<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  understood: Understood<Step>,
  seat: Seat,
  moment: Moment<T, Step>,
): Said {
  if (understood.kind !== 'choice') return understood;
  const followed = follow(speaking, understood.steps, seat, moment);
  if (followed.kind === 'turn') return weigh(speaking, followed.turn, moment);
  const reason = sayReason(speaking, followed.reasons);
  return reason === undefined ? unclear(speaking.texts.impossible(exampleOf(speaking, moment))) : answer(reason);
}

/** A line that names no whole move gets an example of how to go on. */
function weigh<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  { preview, position, chooser }: Turn<T, Step>,
  moment: Moment<T, Step>,
): Said {
  if (preview !== undefined) return answer(...speaking.weigh({ ...preview, before: position }, moment));
  const [next] = chooser.moves;
  const example = next === undefined ? exampleOf(speaking, moment) : speaking.write(next, moment);
  return unclear(speaking.texts.incomplete(example));
}

/** The steps that a typed line names. */
import type { SintraTypedTexts, TextsWith } from '@leadlight/messages';
import { SLOTS, type Colour, type Pick, type Sintra, type Source, type View } from '@leadlight/sintra';
import type { Moment, Understood } from '../../../game/understanding.ts';
import { choice, unclear, type Said } from '../../../typing/replies.ts';
import type { SintraStep } from '../choosing/steps.ts';
import { lyingOf } from './lying.ts';
import type { Named } from './read.ts';

export type Now = Moment<Sintra, SintraStep>;

export interface SintraWords {
  readonly texts: TextsWith<'sintra'>;
  readonly typed: SintraTypedTexts;
}

interface Panes {
  readonly colour: Colour;
  readonly from: Source;
}

/** The panes chosen before, for a line that names only a strip. */
const touchedPanes = ({ touched }: Now): Panes | undefined =>
  touched.flatMap((step) => (step.kind === 'panes' ? [{ colour: step.colour, from: step.from }] : []))[0];

function panesOf(named: Named, view: View, moment: Now, { texts, typed }: SintraWords): Panes | Said {
  const { colour, from } = named;
  if (colour === undefined) return withoutColour(named, view, moment, { texts, typed });
  if (from !== undefined) return { colour, from };
  const lying = lyingOf(view, colour);
  const [only, ...others] = lying;
  if (only === undefined) return unclear(typed.noPanes(colour));
  return others.length > 0 ? unclear(typed.whichPanes(colour, lying)) : { colour, from: only.from };
}

/** A lone number after panes were chosen is a strip, which `placed` took for a display. */
function withoutColour({ from }: Named, view: View, moment: Now, { texts, typed }: SintraWords): Panes | Said {
  const chosen = touchedPanes(moment);
  if (chosen !== undefined) return chosen;
  if (from === 'centre') return unclear(typed.whichColour, texts.sintra.board.centreHolds(view.centre));
  const held = from === undefined ? undefined : view.displays[from];
  return held === undefined || from === undefined
    ? unclear(typed.whichColour)
    : unclear(typed.whichColour, texts.sintra.board.displayHolds(from, held));
}

/** The legal picks of these panes for a strip. */
const picksOf = ({ colour, from }: Panes, strip: number, { legal }: Now): readonly Pick[] =>
  legal.filter(
    (move): move is Pick =>
      move.type === 'pick' && move.colour === colour && move.from === from && move.strip === strip,
  );

/** With a choice of jokers, the number that the line or its other words leave open. */
function jokersOf({ jokers, keep }: Named, panes: Panes, strip: number, moment: Now): number | undefined {
  if (jokers !== undefined || keep === undefined) return jokers;
  const keeping = picksOf(panes, strip, moment).filter((pick) => pick.keep === keep);
  const counts = new Set(keeping.map((pick) => pick.jokers ?? 0));
  return counts.size > 1 ? undefined : ([...counts][0] ?? 0);
}

function stepsFor(named: Named, panes: Panes, moment: Now): readonly SintraStep[] {
  const { strip, keep } = named;
  const { colour, from } = panes;
  const first: SintraStep = { kind: 'panes', from, colour };
  if (strip === undefined) return [first];
  if (strip === null) return [first, { kind: 'break' }];
  const jokers = jokersOf(named, panes, strip, moment);
  if (jokers === undefined) return [first, { kind: 'strip', slot: strip }];
  return [
    first,
    { kind: 'strip', slot: strip },
    { kind: 'jokers', count: jokers },
    ...(keep === undefined ? [] : [{ kind: 'keep', colour: keep } as const]),
  ];
}

/** A line that goes on with panes that were chosen: a strip, then jokers and the pane to keep. */
function goingOn(named: Named, moment: Now): Named {
  const panes = touchedPanes(moment);
  if (panes === undefined || named.strip !== undefined) return named;
  const { colour, from } = named;
  const strip = colour === undefined && typeof from === 'number' ? { ...named, strip: from } : named;
  return detailed(named, panes, moment) ?? strip;
}

/** Jokers or a pane to keep, if the chosen strip leaves that choice: a lone number or colour is enough. */
function detailed({ colour, from, ...named }: Named, panes: Panes, moment: Now): Named | undefined {
  const strip = moment.touched.find((step) => step.kind === 'strip')?.slot;
  const lone = colour === undefined && typeof from === 'number' ? from + 1 : undefined;
  const jokers = named.jokers ?? lone ?? moment.touched.find((step) => step.kind === 'jokers')?.count;
  const keep = named.keep ?? (from === undefined ? colour : undefined);
  if (strip === undefined || (keep === undefined && lone === undefined && named.jokers === undefined)) return undefined;
  const isOpen = picksOf(panes, strip, moment).some(
    (pick) => (jokers ?? pick.jokers ?? 0) === (pick.jokers ?? 0) && (keep === undefined || keep === pick.keep),
  );
  if (!isOpen) return undefined;
  return { ...named, strip, ...(jokers !== undefined && { jokers }), ...(keep !== undefined && { keep }) };
}

export function chooseSintra(read: Named, view: View, moment: Now, words: SintraWords): Understood<SintraStep> {
  if (read.isBack === true && read.colour === undefined) return choice([{ kind: 'glazier' }]);
  const named = goingOn(read, moment);
  const { strip } = named;
  if (typeof strip === 'number' && (strip < 0 || strip >= SLOTS)) return unclear(words.typed.noStrip(SLOTS));
  const panes = panesOf(named, view, moment, words);
  return 'kind' in panes ? panes : choice(stepsFor(named, panes, moment));
}

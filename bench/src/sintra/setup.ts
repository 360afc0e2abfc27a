import type { Ctx, DefaultPluginAPIs } from 'boardgame.io';

import { COLOURS, DISPLAYS, PANES_PER_COLOUR, SIDES, STRIPS, WINDOW_VALUES } from './components.ts';
import type { Colour } from './components.ts';
import { fillDisplays, type RandomAPI } from './round.ts';
import type { Player, SintraOptions, SintraState, Strip } from './state.ts';
import { emptyPanes } from './strip.ts';

/** Either side up at random, but never the joker side. */
function dealStrip(id: number, random: RandomAPI): Strip {
  const sides = SIDES.filter((side) => !STRIPS[id][side].includes('joker'));
  return { id, side: sides[random.Die(sides.length) - 1], panes: emptyPanes() };
}

function newPlayer(random: RandomAPI): Player {
  return {
    strips: random.Shuffle([...STRIPS.keys()]).map((id) => dealStrip(id, random)),
    windows: WINDOW_VALUES.map(() => []),
    glazier: 0,
    glass: 0,
    lost: 0,
    score: 0,
  };
}

/** One pane of each colour for rounds II to VI; the others go into the bag, and one drawn from it is for round I. */
function dealPanes(random: RandomAPI): { bag: Colour[]; indicator: Colour[] } {
  const later = random.Shuffle([...COLOURS]);
  const bag = random.Shuffle(COLOURS.flatMap((colour) => Array<Colour>(PANES_PER_COLOUR - 1).fill(colour)));
  return { indicator: [...bag.splice(-1), ...later], bag };
}

export function setup(
  { ctx, random }: DefaultPluginAPIs & { ctx: Ctx },
  { side = 'A', start }: SintraOptions = {},
): SintraState {
  const G: SintraState = {
    side,
    ...dealPanes(random),
    tower: [],
    displays: Array.from({ length: DISPLAYS[ctx.numPlayers] }, () => []),
    centre: [],
    tileInCentre: true,
    starter: start ?? random.Die(ctx.numPlayers) - 1,
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, newPlayer(random)])),
  };
  fillDisplays(G, random);
  return G;
}

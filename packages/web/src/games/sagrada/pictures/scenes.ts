/**
 * The scenes in the pictures of Sagrada's rules: a game with three players, a window to place a die in, and a solo
 * game.
 */
import { sagrada, sagradaText, type Cell, type Die, type Position, type View } from '@leadlight/sagrada';
import { entryAt } from '../../../game/entry-at.ts';
import { CELLS, type Facts } from '../board/board.ts';
import { factsOf } from '../board/facts.ts';
import { readScene } from '../../../rules/scene.ts';

const THREE = [
  'players=3 dealt=3 first=0 index=82 phase=turn abandoned=no round=7 start=0 turn=0 skips=0 drafted=no tooled=no',
  'flux=- fluxIndex=-1 hand=- bag=6.9.8.6.12 pool=Y4.Y2.G4.R5.R5.Y1.G6 track=1R2.2G5.3P5.4B2.4B6.5B3.6B6 paid=-',
  'tools=grinding-stone.lens-cutter.grozing-pliers toolTokens=7.1.9 spent=0',
  'objectives=deep-shades.shade-variety.color-variety',
  'seat0=water-of-life:1:B:ripples-of-light.fractal-drops.gravitas.water-of-life:A1Y6.A2B5.A3P6.A4B4.A5G1.B1B5.B3B3.B4P1.B5B5.C4B6.C5Y2',
  'seat1=lux-mundi:0:R:chromatic-splendor.comitas.lux-mundi.lux-astram:A1R6.A2B5.A3P1.A4R6.A5Y3.B2G4.B3R3.C2R5.C4P6.C5G1.D1R1.D5R4',
  'seat2=symphony-of-light:0:G:aurora-sagradis.aurorae-magnificus.virtus.symphony-of-light:A2Y3.A3B5.A4R3.B1Y3.B2G6.B4Y2.B5R4.C1P6.C4G6.D1G5.D2R3.D5G6',
].join(' ');

const PLACING = [
  'players=2 dealt=3 first=0 index=10 phase=turn abandoned=no round=3 start=0 turn=0 skips=0 drafted=no tooled=no',
  'flux=- fluxIndex=-1 hand=- bag=16.15.16.15.17 pool=Y4.G2.R6.P1.B5 track=1Y5.2B1 paid=-',
  'tools=grinding-stone.lens-cutter.grozing-pliers toolTokens=0.0.0 spent=0',
  'objectives=deep-shades.shade-variety.color-variety',
  'seat0=sun-catcher:3:B:sun-catcher.shadow-thief.gravitas.water-of-life:A2B6.B2G4.B3Y1.C3R5',
  'seat1=lux-mundi:6:R:chromatic-splendor.comitas.lux-mundi.lux-astram:-',
].join(' ');

const SOLO = [
  'players=1 dealt=3 first=0 index=32 phase=turn abandoned=no round=7 start=0 turn=0 skips=0 drafted=no tooled=no',
  'flux=- fluxIndex=-1 hand=- bag=13.12.13.12.12 pool=B2.P1.P2.R3',
  'track=1Y4.1G4.2P5.2B4.3B4.4G3.5Y3.5B3.6B1.6R5 paid=R2.G4',
  'tools=glazing-hammer.running-pliers.lens-cutter toolTokens=0.0.0 spent=6 objectives=row-color-variety.color-diagonals',
  'seat0=aurora-sagradis:0:Y.R:kaleidoscopic-dream.firmitas.aurora-sagradis.aurorae-magnificus:A2Y4.A3B2.A4Y3.B1R4.B2P5.B3Y3.B4G1.C1G5.C3P1.D1R4.D2P3.D4Y4',
].join(' ');

interface PictureScene {
  readonly view: View;
  readonly facts: Facts;
}

function sceneOf(text: string): PictureScene {
  const position = readScene(sagradaText, text);
  return { view: sagrada.view(position, null), facts: factsOf(position) };
}

export const three = sceneOf(THREE);
export const solo = sceneOf(SOLO);

const placing: Position = readScene(sagradaText, PLACING);

/** The first player's window, and a die for it. */
export const ownWindow = entryAt(sagrada.view(placing, null).seats, 0);
export const DIE: Die = 'Y4';

/** The rules against placing the die on a space. */
const refusals = (cell: Cell): readonly string[] =>
  sagrada.why(placing, { player: 0, type: 'place', die: DIE, cell }).map(({ rule }) => rule);

/** The spaces where the die may go, and those beside a die of its colour or value. */
export const fits: readonly Cell[] = CELLS.filter((cell) => refusals(cell).length === 0);
export const clashes: readonly Cell[] = CELLS.filter((cell) => refusals(cell).includes('G-24'));

/** The edge of a window. */
export const EDGE: readonly Cell[] = CELLS.filter((cell) => /[AD]|[15]/.test(cell));

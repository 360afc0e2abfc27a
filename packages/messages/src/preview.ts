/**
 * The preview of a chosen move: the parts of a heading that names the move, and short points. The move is the subject of
 * each point, so it's left out: “Fills 2 spaces”. Places count from 0 here and from 1 in texts.
 */
import type { Cell, Die } from '@leadlight/sagrada';
import type { Colour, Frame, PalaceSide, Source } from '@leadlight/sintra';

export interface SintraPreviewTexts {
  /** The panes taken, and their source. */
  readonly panes: (count: number, colour: Colour, from: Source) => string;
  readonly glazier: string;
  /** The target: after an arrow, and for screen readers with what goes there. The glazier stands above a strip. */
  readonly strip: (slot: number) => string;
  readonly toStrip: (what: string, slot: number) => string;
  readonly glazierTo: (slot: number) => string;
  readonly glass: string;
  readonly toGlass: (what: string) => string;
  readonly fills: (spaces: number) => string;
  readonly fillsJokers: (spaces: number) => string;
  /** How full the strip is afterwards. */
  readonly holds: (filled: number, spaces: number) => string;
  readonly breaks: (panes: number) => string;
  /** `way` leads from one value of the track to another. */
  readonly glassGoes: (way: string) => string;
  readonly glassLost: (points: number) => string;
  readonly completesStrip: (slot: number) => string;
  readonly completesWindow: (slot: number) => string;
  readonly keeps: (colour: Colour, frame: Frame) => string;
  readonly bonus: (points: number) => string;
  readonly window: (points: number, slot: number) => string;
  readonly windowParts: (own: number, right: number) => string;
  readonly starts: (round: number) => string;
  /** In the last round, when no round is left to start. */
  readonly tile: string;
  readonly roundEnds: (round: number) => string;
  /** The buttons that play the move: each names the act. */
  readonly placePanes: (panes: number) => string;
  readonly breakPanes: (panes: number) => string;
  readonly moveBack: string;
  /** Moving the glazier back leaves nothing else to do. */
  readonly wholeTurn: string;
  /** Before a choice: the button that moves the glazier back, with its cost. */
  readonly orBack: string;
  /** Before a choice: the strips within reach, and whether these are all that are left. */
  readonly reach: (slots: readonly number[], isAll: boolean) => string;
  /** Before a choice: a warning that this many more broken panes cost points at once. */
  readonly nearLoss: (panes: number, points: number) => string;
  /** What the choice of a pane to keep decides, by side of the palace. */
  readonly keepMatters: Readonly<Record<PalaceSide, string>>;
}

export interface SagradaPreviewTexts {
  /**
   * A die's target: after an arrow, and for screen readers with the die. A space has the same name after an arrow
   * everywhere.
   */
  readonly toCell: (die: string, cell: Cell) => string;
  readonly pool: string;
  readonly toPool: (die: string) => string;
  readonly bag: string;
  readonly toBag: (die: string) => string;
  readonly costs: (tokens: number) => string;
  readonly costsDie: (die: Die) => string;
  readonly turned: (from: Die, to: Die) => string;
  /** The drafted die goes to the round track. */
  readonly swapped: (die: Die, round: number) => string;
  /** The tool costs the player's second turn of the round. */
  readonly skips: string;
  /** The buttons that play the move: each names the act. */
  readonly takeWindow: string;
  readonly placeDie: string;
  readonly moveDice: (dice: number) => string;
  readonly rollAgain: string;
  readonly drawDie: string;
  readonly returnDie: string;
}

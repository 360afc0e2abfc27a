/** Texts on the Sintra boards, and their descriptions for screen readers. Places count from 0 here and from 1 in texts. */
import type { Colour, SeatView, Source, Space, SpaceView, WindowView } from '@leadlight/sintra';

export interface SintraBoardTexts {
  readonly displays: string;
  readonly display: (display: number) => string;
  readonly emptyDisplay: (display: number) => string;
  /** The panes on a display, in one sentence. */
  readonly displayHolds: (display: number, panes: readonly Colour[]) => string;
  readonly centre: string;
  readonly emptyCentre: string;
  readonly centreHolds: (panes: readonly Colour[]) => string;
  /** All panes of one colour on a display or in the centre. */
  readonly panes: (count: number, colour: Colour, from: Source) => string;
  /** The same in few words. */
  readonly panesFrom: (count: number, colour: Colour, from: Source) => string;
  readonly colour: (colour: Colour) => string;
  readonly tileInCentre: string;
  readonly holdsTile: string;
  readonly round: (round: number) => string;
  /** Under the round: the meaning of the highlighted pane. */
  readonly bonus: string;
  readonly bonusIs: (colour: Colour) => string;
  /** A space of the round indicator. */
  readonly indicator: (space: number, colour: Colour | null) => string;
  readonly supply: string;
  readonly bag: string;
  readonly tower: string;
  readonly palace: (name: string) => string;
  readonly yourPalace: string;
  readonly strip: (slot: number, spaces: readonly SpaceView[], reverse: readonly Space[]) => string;
  /** A strip in few words: how many panes of each colour it still needs. */
  readonly stripNeeds: (slot: number, spaces: readonly SpaceView[]) => string;
  readonly stripGone: (slot: number) => string;
  /** A strip to the left of the glazier. */
  readonly outOfReach: string;
  /** How many spaces of a strip the chosen panes would fill. */
  readonly fills: (spaces: number) => string;
  /** `worth`: the points that the window would score now. */
  readonly window: (slot: number, window: WindowView, worth: number) => string;
  /** Beside a window's own value: the points that it would score now. */
  readonly worth: (points: number) => string;
  readonly ornament: (ornament: number, filled: number, points: number) => string;
  readonly glazier: (slot: number) => string;
  readonly glazierBack: string;
  readonly glassAt: (value: number) => string;
  readonly letBreak: string;
  readonly seat: (name: string, board: SeatView, toMove: boolean) => string;
  /** A player's score and broken glass, in one sentence. */
  readonly standing: (name: string, board: SeatView) => string;
  readonly players: string;
  /** A number by itself, with a real minus sign. */
  readonly value: (value: number) => string;
  readonly close: string;
}

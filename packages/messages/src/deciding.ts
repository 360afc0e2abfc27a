/** What decided a game, in sentences that its score proves. */

/** The points of the player ahead, then those of the player behind. */
type Against = (ahead: number, behind: number) => string;

interface SintraRows {
  readonly colourBonus: Against;
  readonly windows: Against;
  readonly leftover: Against;
  /** Both as points lost. */
  readonly glass: Against;
  readonly ornaments: Against;
  /** Complete windows times the best colour. */
  readonly completeWindows: Against;
  /** Points returned by the score floor. */
  readonly floor: Against;
}

interface SagradaRows {
  readonly objective: (name: string, ahead: number, behind: number) => string;
  readonly private: Against;
  readonly tokens: Against;
  /** Both as points lost. */
  readonly empty: Against;
}

/** A die in words, its space, and the points that it brought. */
type LastDie = (die: string, cell: string, points: number) => string;

export interface DecidingTexts {
  readonly sintra: {
    /** For rows without which there would be no lead. */
    readonly decisive: SintraRows;
    /** For the row with the largest part of the lead. */
    readonly largest: SintraRows;
    /** Follows the sentence about all windows. */
    readonly window: (number: number, points: number) => string;
  };
  readonly sagrada: {
    readonly decisive: SagradaRows;
    readonly largest: SagradaRows;
    readonly yourLastDie: LastDie;
    readonly winnersLastDie: LastDie;
    /** Follows a last die that filled the window. */
    readonly full: string;
    /** Solo: the lead over the target. */
    readonly beaten: (points: number) => string;
    /** Solo: the points missing to win. */
    readonly missed: (points: number) => string;
    /** Follows it, where the empty spaces cost at least as much. */
    readonly emptyCost: (points: number) => string;
  };
}

/** The page that checks a finished game again, from its seed and salts. Loaded when a player asks for it. */

interface Outcome {
  readonly title: string;
  readonly text: string;
}

/** What a step came to. */
type StepState = 'fine' | 'unknown' | 'warning' | 'wrong';

interface StepTexts {
  readonly title: string;
  /** What is checked, for people who have never heard of it. */
  readonly text: string;
}

interface SeedTexts extends StepTexts {
  readonly kept: string;
  readonly broken: string;
  readonly missing: string;
  /** This device saw the same commitment; `date` is a day and a time. */
  readonly seen: (date: string) => string;
  readonly changed: string;
  readonly unseen: string;
}

interface SaltsTexts extends StepTexts {
  readonly nobody: string;
  /** A line after the player's name. */
  readonly seats: Readonly<Record<'added' | 'left-out' | 'none' | 'bot' | 'unsealed' | 'wrong', string>>;
  readonly warning: string;
  readonly ownMissing: string;
}

interface ChanceTexts extends StepTexts {
  readonly equal: (count: number) => string;
  /** There is no seed to draw from. */
  readonly possible: (count: number) => string;
  readonly different: (event: number, events: number) => string;
  /** The number of those before the fault. */
  readonly before: (count: number) => string;
}

interface MovesTexts extends StepTexts {
  readonly allowed: (count: number) => string;
  readonly stoodIn: (count: number) => string;
  readonly partial: string;
  /** `name` is empty if no player made it. */
  readonly refused: (event: number, events: number, name: string) => string;
  readonly before: (count: number) => string;
}

interface ScoreTexts extends StepTexts {
  readonly right: string;
  readonly different: string;
  readonly running: string;
  readonly abandoned: string;
  readonly uncounted: string;
}

/** The values behind the check, for people who want to repeat it. */
interface FigureTexts {
  readonly title: string;
  readonly seed: string;
  readonly commitment: string;
  readonly computed: string;
  readonly salt: string;
  readonly nonce: string;
  readonly none: string;
}

interface Points {
  readonly title: string;
  readonly points: readonly string[];
}

export interface VerificationTexts {
  readonly title: string;
  /** On buttons that lead here. */
  readonly act: string;
  readonly checking: string;
  readonly verdicts: Readonly<Record<StepState, Outcome>>;
  readonly states: Readonly<Record<StepState, string>>;
  readonly seed: SeedTexts;
  readonly salts: SaltsTexts;
  readonly chance: ChanceTexts;
  readonly moves: MovesTexts;
  readonly score: ScoreTexts;
  readonly figures: FigureTexts;
  readonly proves: Points & {
    /** Its title if a step is not right. */
    readonly otherwise: string;
  };
  readonly limits: Points;
  readonly chooseText: string;
  readonly missing: string;
  readonly unreadable: string;
}

/** What the things on the table are called. */
import type * as Sagrada from '@leadlight/sagrada';
import type * as Sintra from '@leadlight/sintra';

/** A component with a name of its own, and what it does or gives. */
export interface Component {
  readonly name: string;
  readonly effect: string;
}

export interface SintraNames {
  readonly game: string;
  readonly colours: Readonly<Record<Sintra.Colour, string>>;
  readonly joker: string;
}

export interface SagradaNames {
  readonly game: string;
  readonly colours: Readonly<Record<Sagrada.Colour, string>>;
  /** What a space takes, by what is printed on it. */
  readonly space: (printed: Sagrada.Printed) => string;
  /** A space as it is read aloud. */
  readonly cell: (cell: Sagrada.Cell) => string;
  readonly patterns: Readonly<Record<Sagrada.PatternId, string>>;
  readonly tools: Readonly<Record<Sagrada.ToolId, Component>>;
  readonly objectives: Readonly<Record<Sagrada.ObjectiveId, Component>>;
  readonly privateObjectives: Readonly<Record<Sagrada.Colour, Component>>;
}

export interface Names {
  readonly sintra: SintraNames;
  readonly sagrada: SagradaNames;
}

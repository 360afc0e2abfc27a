/** Names of everything on the table. */
import type * as Sagrada from '@leadlight/sagrada';
import type * as Sintra from '@leadlight/sintra';

/** A named card and its effect. */
export interface Component {
  readonly name: string;
  readonly effect: string;
}

export interface SintraNames {
  readonly game: string;
  /** The game in one sentence, for people who have never seen it. */
  readonly pitch: string;
  readonly colours: Readonly<Record<Sintra.Colour, string>>;
  readonly joker: string;
}

export interface SagradaNames {
  readonly game: string;
  readonly pitch: string;
  readonly colours: Readonly<Record<Sagrada.Colour, string>>;
  /** A space by its printed colour or value. */
  readonly space: (printed: Sagrada.Printed) => string;
  /** A space for screen readers. */
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

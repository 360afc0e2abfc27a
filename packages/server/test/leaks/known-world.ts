/** A world in which everything is known: clocks go on by steps, and what is drawn depends on who acts. */
import { createHash } from 'node:crypto';
import type { World } from '../../src/base/world.ts';

/** The same in every run, so that readings can be compared byte by byte. */
const BEGINNING = Date.UTC(2026, 0, 1);

/** Far less than anyone's time, and than the time to add salts. */
const STEP_MS = 100;

const digest = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

export interface Secret {
  readonly use: 'person' | 'token' | 'code' | 'seed' | 'command';
  /** Its owner, who may be shown it. */
  readonly actor: string;
  readonly text: string;
}

export class KnownWorld implements World {
  /** Whoever does something now. */
  actor = '';
  /** Everything that was drawn as a secret. */
  readonly secrets: Secret[] = [];
  private steps = 0;
  private drawn = 0;
  private readonly variation: string;
  private readonly viewers: ReadonlySet<string>;

  /** A varied world has other secrets than the one without a variation: all but those of these viewers. */
  constructor(variation = '', viewers: ReadonlySet<string> = new Set()) {
    this.variation = variation;
    this.viewers = viewers;
  }

  readonly now = (): number => BEGINNING + this.steps * STEP_MS;
  readonly monotonic = (): number => this.steps * STEP_MS;

  step(): void {
    this.steps++;
  }

  /** A command's id, known to its sender and to nobody else. */
  commandId(): string {
    return this.keep('command', `command-${digest(this.own('command'), 'hex').slice(0, 20)}`);
  }

  readonly randomness: World['randomness'] = {
    identity: () => this.keep('person', `person-${digest(this.varied('person'), 'hex').slice(0, 24)}`),
    token: () => this.keep('token', digest(this.own('token'), 'base64url')),
    recoveryCode: () => this.keep('code', digest(this.own('code'), 'hex').slice(0, 25).toUpperCase()),
    table: () => digest(this.next('table'), 'base64url').slice(0, 22),
    seed: () => this.keep('seed', digest(this.varied('seed'), 'hex')),
    command: () => this.commandId(),
  };

  /** Runs in which the same things are drawn draw them in the same order. */
  private next(use: string): string {
    return `${use}:${this.drawn++}`;
  }

  private varied(use: string): string {
    return this.next(use) + this.variation;
  }

  private own(use: string): string {
    return this.viewers.has(this.actor) ? this.next(use) : this.varied(use);
  }

  private keep(use: Secret['use'], text: string): string {
    this.secrets.push({ use, actor: this.actor, text });
    return text;
  }
}

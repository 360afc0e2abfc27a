/** The line of this page, open while a screen uses it. */
import type { Goodbye, Me, SwitchedOff } from '@leadlight/protocol';
import { homeHint, rememberAtHome } from '../base/home-hint.ts';
import { badgeOn } from './badge.ts';
import { Line, type LineState, type Lists } from './line.ts';
import { BROWSER } from './surroundings.ts';

/** A player who goes from one screen to the next keeps the connection. */
const LINGER_MS = 5000;

const badge = badgeOn(navigator);

/** Whether every machine means itself by this name. */
const isOfOneMachine = (name: string): boolean => /^(?:127\..*|\[::1\]|(?:.*\.)?localhost)$/.test(name);

class Live {
  state = $state<LineState>('connecting');
  /** Whether the server is there, but can store nothing. */
  isPaused = $state(false);
  goodbye = $state<Goodbye>();
  /** Null for nobody, undefined until the server has said so. */
  you = $state.raw<Me | null>();
  lists = $state.raw<Lists>();
  /** What the host of the server has switched off. */
  off = $state.raw<readonly SwitchedOff[]>([]);
  /** The tables that wait for this person, the longest waiting first. */
  waiting = $state.raw<readonly string[]>([]);
  /** Whether a command has no answer yet. */
  isSending = $state(false);
  roundTrip = $state<number>();
  private nearby = $state<string>();
  readonly line = new Line(BROWSER, () => this.follow());
  private users = 0;

  /** Opens the line for a screen. Returns a function that lets it go. */
  use(): () => void {
    if (this.users++ === 0) this.begin();
    return () => {
      this.users--;
      setTimeout(() => this.users === 0 && this.end(), LINGER_MS);
    };
  }

  /** For links alone: only people who play online, on the server's own machine, need an address that the server knows. */
  useForLinks(): () => void {
    return isOfOneMachine(location.hostname) && homeHint().isOnline ? this.use() : () => undefined;
  }

  private readonly online = (): void => this.line.nudge();
  private readonly offline = (): void => this.line.drop();
  private readonly seen = (): void => {
    if (!document.hidden) this.line.nudge();
  };

  /** The beginning of links that are opened on other devices. */
  get origin(): string {
    return this.nearby ?? location.origin;
  }

  /** Whether no other device can open such links. */
  get isOnlyHere(): boolean {
    return this.state === 'open' && isOfOneMachine(new URL(this.origin).hostname);
  }

  private begin(): void {
    addEventListener('online', this.online);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.seen);
    this.line.open();
  }

  private end(): void {
    removeEventListener('online', this.online);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.seen);
    this.line.close();
  }

  private follow(): void {
    const { state, isPaused, goodbye, you, lists, off, nearby, waiting, owed, clock } = this.line;
    this.state = state;
    this.isPaused = isPaused;
    this.goodbye = goodbye;
    this.you = you;
    if (you !== undefined) rememberAtHome({ isOnline: you !== null });
    this.lists = lists;
    this.off = off;
    this.nearby = nearby;
    this.waiting = waiting ?? [];
    if (waiting !== undefined) badge(waiting.length);
    this.isSending = owed > 0;
    this.roundTrip = clock.roundTrip;
  }
}

export const live = new Live();

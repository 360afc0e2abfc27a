/** People and their devices. A guest needs nothing but a name; everything that lets a device in is a random secret. */
import type { World } from '../base/world.ts';
import type { IdentityId, IdentityStore, Ms, TokenHash } from '../storage/index.ts';
import { hashOf, plainCode } from './secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** As long as browsers keep a cookie; every visit renews it. */
const SESSION_MS = 400 * DAY_MS;

/** A session that is used is written again once in this time, not with every request. */
const RENEWAL_MS = DAY_MS;

/** Long enough to pick up another device. */
const LINK_MS = 10 * 60 * 1000;

export interface Person {
  readonly id: IdentityId;
  readonly name: string;
  readonly colour: string;
}

/** A person on a device that was let in just now. The token goes into that device's cookie, and nowhere else. */
export interface Entered {
  readonly person: Person;
  readonly token: string;
}

type Look = Pick<Person, 'name' | 'colour'>;

export class Identities {
  private readonly store: IdentityStore;
  private readonly world: World;

  constructor(store: IdentityStore, world: World) {
    this.store = store;
    this.world = world;
  }

  /** A new guest. The token is always new, so nobody can prepare a session for somebody else. */
  async comeIn({ name, colour }: Look): Promise<Entered> {
    const now = this.world.now();
    const person = { id: this.world.randomness.identity(), name, colour };
    await this.store.create({ ...person, created: now, seen: now });
    return { person, token: await this.openSession(person.id) };
  }

  /** The person whose device has this token; undefined if it was never valid, or no longer is. */
  async find(token: string): Promise<Person | undefined> {
    const now = this.world.now();
    const found = await this.store.findSession(hashOf(token), now);
    if (found === undefined) return undefined;
    const { session, identity } = found;
    if (now - session.seen > RENEWAL_MS) await this.store.keepSession(session.hash, this.times(now));
    return personOf(identity);
  }

  /** Those of these sessions, given by their hashes, that have not ended. */
  openAmong(hashes: readonly TokenHash[]): Promise<ReadonlySet<TokenHash>> {
    return this.store.openAmong(hashes);
  }

  async change(id: IdentityId, { name, colour }: Look): Promise<Person | undefined> {
    return (await this.store.change(id, { name, colour })) ? { id, name, colour } : undefined;
  }

  /** A secret for another device: for one use, and for a few minutes. */
  async offerLink(identity: IdentityId): Promise<{ readonly token: string; readonly expires: Ms }> {
    const [token, expires] = [this.world.randomness.token(), this.world.now() + LINK_MS];
    await this.store.offerLink({ hash: hashOf(token), identity, expires });
    return { token, expires };
  }

  async useLink(token: string): Promise<Entered | undefined> {
    return this.enterAs(await this.store.useLink(hashOf(token), this.world.now()));
  }

  /** A code to write down, which replaces the one before. */
  async makeRecovery(identity: IdentityId): Promise<string> {
    const code = this.world.randomness.recoveryCode();
    await this.store.setRecovery(identity, hashOf(plainCode(code)));
    return code;
  }

  /** A code works once: its owner gets the next one. */
  async recover(typed: string): Promise<(Entered & { readonly code: string }) | undefined> {
    const code = this.world.randomness.recoveryCode();
    const identity = await this.store.useRecovery(hashOf(plainCode(typed)), hashOf(plainCode(code)));
    const entered = await this.enterAs(identity);
    return entered && { ...entered, code };
  }

  async signOut(token: string): Promise<void> {
    await this.store.closeSession(hashOf(token));
  }

  private async enterAs(id: IdentityId | undefined): Promise<Entered | undefined> {
    if (id === undefined) return undefined;
    const [identity] = await this.store.find([id]);
    return identity && { person: personOf(identity), token: await this.openSession(id) };
  }

  private async openSession(identity: IdentityId): Promise<string> {
    const [token, now] = [this.world.randomness.token(), this.world.now()];
    await this.store.openSession({ hash: hashOf(token), identity, created: now, ...this.times(now) });
    return token;
  }

  private times(now: Ms): { readonly seen: Ms; readonly expires: Ms } {
    return { seen: now, expires: now + SESSION_MS };
  }
}

const personOf = ({ id, name, colour }: Person): Person => ({ id, name, colour });

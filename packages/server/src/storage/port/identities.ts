/** People, and the secrets by which their devices are known. */
import type { IdentityId, Ms, TokenHash } from './values.ts';

export interface IdentityRow {
  readonly id: IdentityId;
  readonly name: string;
  readonly colour: string;
  readonly created: Ms;
  readonly seen: Ms;
}

/** A device. */
export interface SessionRow {
  readonly hash: TokenHash;
  readonly identity: IdentityId;
  readonly created: Ms;
  readonly seen: Ms;
  readonly expires: Ms;
}

/** A link that brings an identity to another device, once. */
export interface LinkRow {
  readonly hash: TokenHash;
  readonly identity: IdentityId;
  readonly expires: Ms;
}

export interface KnownSession {
  readonly identity: IdentityRow;
  readonly session: SessionRow;
}

/** How many of each were deleted, apart from what belonged to an identity that was. */
export interface Cleaned {
  readonly sessions: number;
  readonly links: number;
  readonly identities: number;
}

export interface IdentityStore {
  /** Rejects if the id is taken. */
  create(identity: IdentityRow): Promise<void>;

  /** Those that exist, in any order. */
  find(ids: readonly IdentityId[]): Promise<readonly IdentityRow[]>;

  /** Resolves with false if there is no such identity. So do the methods below. */
  change(id: IdentityId, look: Pick<IdentityRow, 'name' | 'colour'>): Promise<boolean>;

  openSession(session: SessionRow): Promise<boolean>;

  offerLink(link: LinkRow): Promise<boolean>;

  /** Replaces an earlier recovery code. */
  setRecovery(identity: IdentityId, hash: TokenHash): Promise<boolean>;

  /** Undefined if the session is unknown or has expired. */
  findSession(hash: TokenHash, now: Ms): Promise<KnownSession | undefined>;

  /** Those of these sessions that are stored, whether or not they have expired. */
  openAmong(hashes: readonly TokenHash[]): Promise<ReadonlySet<TokenHash>>;

  /** The session was used: it and its identity were seen, and it expires later. */
  keepSession(hash: TokenHash, times: Pick<SessionRow, 'seen' | 'expires'>): Promise<void>;

  closeSession(hash: TokenHash): Promise<void>;

  /** Signs out all devices of an identity, or all but one. */
  closeSessions(identity: IdentityId, except?: TokenHash): Promise<void>;

  /** Undefined if the link is unknown, used or expired. A link works once, however many devices try at the same time. */
  useLink(hash: TokenHash, now: Ms): Promise<IdentityId | undefined>;

  /** Exchanges a recovery code for the next one. Undefined if it is unknown or used. */
  useRecovery(hash: TokenHash, next: TokenHash): Promise<IdentityId | undefined>;

  /**
   * Deletes sessions and links that have expired, and identities not seen since `unseen` that are at no table: at most
   * `limit` of each.
   */
  clean(before: { readonly expired: Ms; readonly unseen: Ms }, limit: number): Promise<Cleaned>;
}

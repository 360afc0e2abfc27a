/** What the interface for online play needs. */
import type { Identities } from '../identity/identities.ts';
import type { NodeId, OtherNodes } from '../nodes/port.ts';
import type { Storage } from '../storage/index.ts';
import type { Online } from '../tables/index.ts';
import type { Limits } from './limits.ts';
import type { Live } from './live.ts';
import type { Names } from './origins.ts';

export interface ApiOptions {
  readonly online: Online;
  readonly identities: Identities;
  readonly storage: Pick<Storage, 'ready'>;
  readonly metrics: () => Promise<string>;
  readonly connections: Set<Live>;
  readonly nodes: OtherNodes;
  /** The name of this node. */
  readonly node: NodeId;
  readonly names: Names;
  readonly limits: Limits;
  /** Where others on the local network find this server; undefined if they can't. */
  readonly nearby: () => string | undefined;
}

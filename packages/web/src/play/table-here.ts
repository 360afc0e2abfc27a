/** A table on this screen, wherever it is hosted: in a tab of this browser, or on a server. */
import type { GameTypes, Viewer } from '@leadlight/core';
import type { Connection, Sender } from '@leadlight/table';

export interface TableHere<T extends GameTypes> {
  readonly role: 'playing' | 'following';
  connect(viewer: Viewer, sender: Sender): Connection<T>;
  takeOver(): Promise<void>;
}

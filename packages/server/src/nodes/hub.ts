/** Connects nodes in one process. Their news can be held up, as if the broker were gone. */
import { Listeners } from './listeners.ts';
import type { News, OtherNodes, Subject } from './port.ts';

export class Hub {
  isDown = false;
  private readonly nodes = new Set<Listeners>();

  join(): OtherNodes {
    const own = new Listeners(
      () => undefined,
      () => undefined,
    );
    this.nodes.add(own);
    const isReached = (): boolean => !this.isDown;
    return {
      isAlone: false,
      get isReached() {
        return isReached();
      },
      tell: (subject, news) => this.tell(own, subject, news),
      listen: (subject, hear) => own.add(subject, hear),
      close: async () => void this.nodes.delete(own),
    };
  }

  /** Later, as over a network, and as a copy. */
  private tell(from: Listeners, subject: Subject, news: News): void {
    if (this.isDown) return;
    const text = JSON.stringify(news);
    setImmediate(() => {
      for (const node of this.nodes) if (node !== from) node.hear(subject, JSON.parse(text) as News);
    });
  }
}

/**
 * Keeps the client in the browser, so that it starts without a network, and offers new versions, which wait until the
 * player wants them or the client restarts. Games are stored entry by entry, so nothing is lost in between.
 */
import { BASE } from '../base/addresses.ts';

const HOUR_MS = 3_600_000;

class Version {
  /** The next version, downloaded and ready. */
  private waiting = $state.raw<ServiceWorker>();

  get isReady(): boolean {
    return this.waiting !== undefined;
  }

  /** Keeps this version and checks for the next one from time to time. */
  async keep(): Promise<void> {
    const { serviceWorker } = navigator;
    const isFirst = serviceWorker.controller === null;
    const registration = await serviceWorker.register(`${BASE}/sw.js`);
    this.notice(registration);
    registration.addEventListener('updatefound', () => this.follow(registration));
    setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    // Another version is in charge now, and files that this page needs later may be gone.
    if (!isFirst) serviceWorker.addEventListener('controllerchange', () => location.reload());
  }

  private follow(registration: ServiceWorkerRegistration): void {
    registration.installing?.addEventListener('statechange', () => this.notice(registration));
  }

  /** The first version replaces nothing and needs no notice. */
  private notice({ waiting, active }: ServiceWorkerRegistration): void {
    this.waiting = waiting !== null && active !== null ? waiting : undefined;
  }

  /** The page reloads as soon as the new version is in charge. */
  load(): void {
    this.waiting?.postMessage({ type: 'SKIP_WAITING' }, []);
  }
}

export const version = new Version();

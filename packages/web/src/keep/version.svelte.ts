/**
 * The client itself, kept by the browser so that it starts without a network; and a new version of it, which waits until
 * somebody wants it or the client is started anew. Games are stored entry by entry, so nothing is lost in between.
 */
const HOUR_MS = 3_600_000;

class Version {
  /** The next version, fetched and ready. */
  private waiting = $state.raw<ServiceWorker>();

  get isReady(): boolean {
    return this.waiting !== undefined;
  }

  /** Keeps this version, and looks for the next one now and then. */
  async keep(): Promise<void> {
    const { serviceWorker } = navigator;
    const isFirst = serviceWorker.controller === null;
    const registration = await serviceWorker.register('/sw.js');
    this.notice(registration);
    registration.addEventListener('updatefound', () => this.follow(registration));
    setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
    // Another version answers from now on: what this page would load next may not be there any more.
    if (!isFirst) serviceWorker.addEventListener('controllerchange', () => location.reload());
  }

  private follow(registration: ServiceWorkerRegistration): void {
    registration.installing?.addEventListener('statechange', () => this.notice(registration));
  }

  /** The very first one has nothing to replace, and is no news. */
  private notice({ waiting, active }: ServiceWorkerRegistration): void {
    this.waiting = waiting !== null && active !== null ? waiting : undefined;
  }

  /** The page is loaded again as soon as the new version is in charge. */
  load(): void {
    this.waiting?.postMessage({ type: 'SKIP_WAITING' }, []);
  }
}

export const version = new Version();

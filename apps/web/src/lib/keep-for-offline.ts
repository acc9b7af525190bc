/** Milliseconds after the page was drawn: what the person waits for has come, also on a slow network. */
const quiet = 8_000;
/** Milliseconds after the first try that failed; each further wait is twice as long, up to `longest`. */
const again = 15_000;
const longest = 600_000;

/**
 * Has the browser keep what the portal needs to open without a connection, once the page has nothing else to do: its files are
 * fetched after everything that the person waits for. On a weak network that can fail, and an update can break off in the
 * middle: it is tried again later, and as soon as there is a connection.
 *
 * @param isBuilt says whether the page is the built one: in development nothing is kept
 * @returns ends the tries
 */
export function keepForOffline(isBuilt: boolean = import.meta.env.PROD): () => void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!isBuilt || !container) return () => undefined;
  let over = false;
  let failed = 0;
  let timer = setTimeout(attempt, quiet);
  async function attempt(): Promise<void> {
    removeEventListener('online', online);
    if ((await install(container as ServiceWorkerContainer)) || over) return;
    timer = setTimeout(attempt, Math.min(again * 2 ** failed, longest));
    failed += 1;
    addEventListener('online', online);
  }
  /** The connection is back; what the person waits for goes first. */
  function online(): void {
    clearTimeout(timer);
    timer = setTimeout(attempt, quiet);
  }
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', online);
  };
}

/** Installs the service worker, or its newest version. Says whether that came to its end. */
async function install(container: ServiceWorkerContainer): Promise<boolean> {
  try {
    const registration = await container.register('/service-worker.js', { scope: '/laas' });
    const worker = registration.installing ?? registration.waiting;
    return worker ? await isActivated(worker) : registration.active !== null;
  } catch {
    return false;
  }
}

/** Resolves when the worker is at work (true), or when a file of it could not be fetched and it is given up (false). */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

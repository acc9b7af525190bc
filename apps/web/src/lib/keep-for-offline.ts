/** Milliseconds after the page was drawn: what the person waits for has come, also on a slow network. */
const quiet = 8_000;

/** Says whether the page is the built one: in development nothing is kept. */
const isBuilt = import.meta.env.PROD;

/**
 * Has the browser keep what the portal needs to open without a connection, once the page has nothing else to do: its files are
 * fetched after everything that the person waits for.
 */
export function keepForOffline(): () => void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!isBuilt || !container) return () => undefined;
  const timer = setTimeout(
    () => void container.register('/service-worker.js', { scope: '/laas' }).catch(() => undefined),
    quiet,
  );
  return () => clearTimeout(timer);
}

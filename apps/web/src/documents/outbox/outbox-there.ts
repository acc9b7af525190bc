const added = 'pramaan.outbox';

/** Tells the page that something was put into the outbox. */
export const outboxAdded = (): boolean => window.dispatchEvent(new Event(added));

/** Tells when there is something in this browser's outbox: from before, or put in while the page is open. */
export function onOutbox(there: () => void): () => void {
  window.addEventListener(added, there);
  // A browser that does not list its databases shows and sends what waits with the next submission.
  window.indexedDB
    ?.databases?.()
    .then((all) => all.some(({ name }) => name === added) && there())
    .catch(() => undefined);
  return () => window.removeEventListener(added, there);
}

/*
 * The service worker of the portal: it opens an installed portal without a connection. It keeps the page, in which nothing of a
 * person is written, and files of the built app. It neither keeps nor answers a call of the API. tools/web-build.ts writes the
 * list of files before it, so that each build has a worker of its own; the back office is outside its scope.
 */

/** What of a service worker is used here; the types of pages do not know it. */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const offlineFiles: readonly string[];
const worker = globalThis as unknown as Worker;
const cacheName = 'pramaan.shell';
const shell = '/laas';
/** Files of older builds stay for pages that are open; beyond so many the oldest go. */
const most = 120;

/**
 * Fetches the files one after another, so that what the person does meanwhile goes first. Each stays when a later one cannot be
 * fetched: the next try goes on from there.
 */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const one of offlineFiles) if (!kept.has(one)) await cache.add(one);
  const fresh = await fetch(shell);
  if (!(await isOfThisBuild(fresh))) throw new Error('The page is not of the build whose files are kept.');
  await cache.put(shell, fresh);
  const files = (await cache.keys()).filter(({ url }) => !isCurrent(new URL(url).pathname));
  for (const old of files.slice(0, Math.max(0, files.length - most))) await cache.delete(old);
}

const isCurrent = (path: string): boolean => path === shell || offlineFiles.includes(path);

/** Do all files come that this page begins with? The page of another build would open to nothing without a connection. */
async function isOfThisBuild(page: Response): Promise<boolean> {
  if (!page.ok || page.redirected) return false;
  const [, first] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.clone().text()) ?? [];
  return first !== undefined && offlineFiles.includes(first);
}

/** The page as the server has it now, and the kept one when the server cannot be reached. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const fresh = await fetch(request);
    if (await isOfThisBuild(fresh)) await putIfRoom(cache, shell, fresh);
    return fresh;
  } catch (thrown) {
    const kept = await cache.match(shell, { ignoreVary: true });
    if (kept) return kept;
    throw thrown;
  }
}

/** A file never changes under its name: what is kept is answered. What the portal fetches is kept. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await putIfRoom(cache, request, fresh);
  return fresh;
}

/** On a phone without room nothing is kept, and what came is answered all the same. */
const putIfRoom = (cache: Cache, request: Request | string, fresh: Response): Promise<void> =>
  cache.put(request, fresh.clone()).catch(() => undefined);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

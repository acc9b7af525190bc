import { setLocale } from '@pramaan/messages/locale.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { forgetSession } from '../src/lib/leaving.ts';
import { hideSnack } from '../src/lib/snackbar.ts';
import { write } from '../src/lib/storage.ts';
import { noteDrawn } from './note-drawn.ts';

// What is waited for comes at once or never; on a busy machine at once may take long.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom lacks and the screens ask for.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
// Nothing answers unless a test says what does: a page that asks gets no network, and none is touched.
globalThis.fetch = async () => {
  throw new TypeError('no server in this test');
};

noteDrawn();

/** Of all files of this worker: what one of them loaded, the next has too. */
const worker = globalThis as unknown as { testsEnded: number };
worker.testsEnded ??= 0;
// Parts that load on demand load in each test: whether one was there already would hang on the tests before.
vi.mock('../src/lib/on-demand.tsx', async (importActual) => {
  const actual = await importActual<typeof import('../src/lib/on-demand.tsx')>();
  const onDemand: typeof actual.onDemand = (load, name) => {
    let [since, part] = [worker.testsEnded, actual.onDemand(load, name)];
    return (props) => {
      if (since !== worker.testsEnded) [since, part] = [worker.testsEnded, actual.onDemand(load, name)];
      return part(props);
    };
  };
  return { ...actual, onDemand };
});

// A session stands where a test says nothing else: calls without one do not leave the page.
beforeEach(() => write('token', 'a.b.c'));

function forgetCookies(): void {
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    const name = pair.split('=')[0];
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/**
 * jsdom begins its frames with whatever `setInterval` is there when the focused part goes: one begun in a test's own
 * time would stand still for ever, and with it each `requestAnimationFrame` of the tests after.
 */
function endFrames(): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(50);
}

// A part of a page that is still loading when its file ends would never come, for the files after it neither.
afterAll(() => vi.dynamicImportSettled());

// All files of a worker share one page and one set of modules: each test leaves them as it found them.
afterEach(() => {
  cleanup();
  worker.testsEnded += 1;
  document.body.replaceChildren();
  endFrames();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  hideSnack();
  // The cache of the server's answers, and whose site this is.
  forgetSession();
  setLocale('en');
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

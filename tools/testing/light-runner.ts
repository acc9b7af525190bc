import asyncHooks from 'node:async_hooks';

/*
 * Node's test runner without its watch over promises. It follows each one to know which test a later `test()` or failure belongs
 * to, at a microsecond and a half a promise: a twentieth of a run. Here it is told where tests are declared instead; timers,
 * sockets and files it still follows. Import this before `node:test`.
 */

const { createHook, executionAsyncId } = asyncHooks;
let declaredIn: number | undefined;

// The runner takes both functions once, when it is loaded; everybody else gets Node's own again.
asyncHooks.createHook = (hooks) =>
  createHook({ ...hooks, trackPromises: false } as Parameters<typeof createHook>[0]);
asyncHooks.executionAsyncId = () => declaredIn ?? executionAsyncId();
const runner = await import('node:test');
Object.assign(asyncHooks, { createHook, executionAsyncId });

export const { beforeEach } = runner;

/** Runs what declares the tests of a file, and whatever it awaits meanwhile, as one suite. */
export async function fileSuite(file: string, declare: () => Promise<unknown>): Promise<void> {
  await runner.suite(file, async () => {
    declaredIn = executionAsyncId();
    try {
      await declare();
    } finally {
      declaredIn = undefined;
    }
  });
}

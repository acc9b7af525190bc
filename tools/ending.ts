/**
 * Calls `end` once when this program should stop: Ctrl-C, a signal, or npm gone. A signal to npm alone kills
 * the shell between npm and us and never arrives here, so under npm we watch whose child we are.
 */
export function onEnd(end: () => void): void {
  let ending = false;
  const once = () => {
    if (ending) return;
    ending = true;
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once();
  }, 500).unref();
}

/** In local storage, because the tabs of one browser share one session. */
const keyName = 'lastActivity';
let last = 0;

/** When this browser last made a call in its session: the server then counted its idle time again. */
export function lastActivity(): number {
  try {
    const shared = Number(localStorage.getItem(keyName));
    return Number.isFinite(shared) && shared <= Date.now() ? Math.max(last, shared) : last;
  } catch {
    return last;
  }
}

export function noteActivity(): void {
  last = Date.now();
  try {
    localStorage.setItem(keyName, String(last));
  } catch {
    // Other tabs then ask for themselves.
  }
}

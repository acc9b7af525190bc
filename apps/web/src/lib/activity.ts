let last = 0;

/** When this page last made a call in its session: the server then counted its idle time anew. */
export const lastActivity = (): number => last;

export function noteActivity(): void {
  last = Date.now();
}

import { limits } from '@pramaan/contract/limits.ts';

interface Snack {
  id: number;
  message: string;
  tone: 'info' | 'error';
  duration: number;
}

let current: Snack | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const put = (snack: Snack | null) => {
  current = snack;
  for (const listener of listeners) listener();
};

export const snackStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
};

export function hideSnack(): void {
  clearTimeout(timer);
  put(null);
}

/** Shows a sentence with an OK button: 3 s, unless the specification times it otherwise (P §9). */
export function showSnack(
  message: string,
  { tone = 'info', duration = limits.snackbar }: { tone?: Snack['tone']; duration?: number } = {},
): void {
  clearTimeout(timer);
  count += 1;
  put({ id: count, message, tone, duration });
  timer = setTimeout(hideSnack, duration);
}

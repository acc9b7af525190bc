import type { Shelf } from './draft-store.ts';

/** A shelf in memory, for tests. */
export function shelfWith(stored: Record<string, string> = {}): Shelf & { stored: Map<string, string> } {
  const map = new Map(Object.entries(stored));
  return {
    stored: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

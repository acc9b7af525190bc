import type { Shelf } from './draft-store.ts';

/** A shelf in memory, for tests. */
export function shelfWith(kept: Record<string, string> = {}): Shelf & { kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

import { outlines } from '@pramaan/documents/outline-data.ts';

/** Where what was read of a locker's document is kept in this browser: by its type (C §4). */
const keyOf = (type: string) => `${type}.output`;

/** Every such key. */
export const outputKeys: readonly string[] = outlines.flatMap(({ locker, instances }) => {
  if (!locker) return [];
  const types =
    instances > 1 ? Array.from({ length: instances }, (_, at) => `${locker}.${at + 1}`) : [locker];
  return types.map(keyOf);
});

/** Keeps what was read of a document. It holds no full Aadhaar number: the server has none to give. */
export function keepOutput(type: string, record: unknown): void {
  try {
    localStorage.setItem(keyOf(type), JSON.stringify(record ?? {}));
  } catch {
    // Full or switched off: the server has it.
  }
}

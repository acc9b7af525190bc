/**
 * Dotted paths into a record, checked by the compiler.
 * `family.head` reads a record; `family.members` (an array) is a list, never a record.
 */
type Scalar = string | number | boolean | null | undefined;

/** The paths of `T` that end in a printable value (a record, or a list of records). */
export type PathOf<T> = T extends Scalar
  ? never
  : T extends readonly unknown[]
    ? never
    : {
        [K in keyof T & string]: NonNullable<T[K]> extends infer V
          ? V extends Scalar
            ? K
            : V extends readonly (infer Item)[]
              ? Item extends Scalar
                ? K
                : never
              : `${K}.${PathOf<V>}`
          : never;
      }[keyof T & string];

/** The paths of `T` that hold a list of records. */
export type ListPathOf<T> = T extends Scalar
  ? never
  : T extends readonly unknown[]
    ? never
    : {
        [K in keyof T & string]: NonNullable<T[K]> extends infer V
          ? V extends Scalar
            ? never
            : V extends readonly (infer Item)[]
              ? Item extends Scalar
                ? never
                : K
              : `${K}.${ListPathOf<V>}`
          : never;
      }[keyof T & string];

/** The record type held at `P` of `T`; for a list, the type of one item. */
export type ItemAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? ItemAt<NonNullable<T[Head]>, Rest>
    : never
  : P extends keyof T
    ? NonNullable<T[P]> extends readonly (infer Item)[]
      ? Item
      : NonNullable<T[P]>
    : never;

/** Reads `path` in `value`; undefined when any step is missing. Own properties only. */
export function readPath(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const step of path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** Writes `path` in `target`, making the objects on the way. */
export function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() as string;
  let at = target;
  for (const step of steps) {
    const next = at[step];
    if (next === null || typeof next !== 'object') at[step] = {};
    at = at[step] as Record<string, unknown>;
  }
  at[last] = value;
}

/** True for what a card counts as "no data": missing, null, blank text, empty list or empty object. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmpty);
  if (typeof value === 'object') return Object.values(value).every(isEmpty);
  return false;
}

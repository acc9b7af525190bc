import * as z from 'zod/mini';

type Shape = Record<string, z.ZodMiniType>;

/** A text member of a record: vendors send text, numbers and null for the same thing; all arrive as text. */
export function word() {
  return z.optional(
    z.pipe(
      z.transform((raw: unknown) =>
        typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw === null ? undefined : raw,
      ),
      z.optional(z.string().check(z.maxLength(200_000))),
    ),
  );
}

/** Several text members at once: `words('name', 'address')`. */
export function words<const K extends string>(...names: readonly K[]) {
  return Object.fromEntries(names.map((name) => [name, word()])) as Record<K, ReturnType<typeof word>>;
}

/** A list of texts, possibly absent. */
export function texts() {
  return z.optional(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(1_000)));
}

/** A nested record, possibly absent. Members not named are dropped. */
export function part<S extends Shape>(shape: S) {
  return z.optional(z.object(shape));
}

/** A list of records, possibly absent. */
export function listOf<S extends Shape>(shape: S) {
  return z.optional(z.array(z.object(shape)).check(z.maxLength(10_000)));
}

/** The record type of a document method. Members not named are dropped, so nothing unlisted is stored. */
export function record<S extends Shape>(shape: S) {
  return z.object(shape);
}

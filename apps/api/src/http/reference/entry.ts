/** What the API description says of one call beside its title and schemas. */
export interface ReferenceEntry {
  /** What the call does, what its parameters mean and what comes back: plain sentences, Markdown for `code` only. */
  description: string;
  /** Members whose name means something else in this call than in `fields.ts`. */
  fields?: Readonly<Record<string, string>>;
}

/** One entry for each call that a module exports: a call without an entry does not compile. */
export type Reference<M> = {
  readonly [K in keyof M as M[K] extends { access: unknown; path: string } ? K : never]: ReferenceEntry;
};

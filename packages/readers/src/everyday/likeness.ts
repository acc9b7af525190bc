/**
 * How surely a paper is of its kind, 0 to 1. Without its heading it stays below one half: then the person has to say what
 * it is.
 */
export function likenessOf(heading: unknown, others: readonly unknown[]): number {
  const seen = others.filter(Boolean).length / others.length;
  return (heading ? 0.45 : 0) + 0.45 * seen;
}

/** A query with each member as one text: a member given twice is its texts with commas, and so no valid value. */
export function queryTexts(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
}

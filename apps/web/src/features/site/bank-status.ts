/** Linked when the callback's text contains SUCCESS (P §4.3). It decides the sentence, and nothing else. */
export function isLinked(search: string): boolean {
  return (new URLSearchParams(search).get('JSONcallBackStatus') ?? '').includes('SUCCESS');
}

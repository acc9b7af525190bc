import type { QueryClient } from '@tanstack/react-query';

/** What a page has read of a person's consents, in the language in which it shows them. */
export const consentsKey = (applicantId: string, language: string) =>
  ['consents', applicantId, language] as const;

/** Reads again all that rests on a person's consents, so that no page says of them what is over. */
export async function readConsentsAgain(queries: QueryClient, applicantId: string): Promise<void> {
  await Promise.all(
    ['consents', 'credit'].map((what) => queries.invalidateQueries({ queryKey: [what, applicantId] })),
  );
}

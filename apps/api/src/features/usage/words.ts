import { findDocument, findEndpoint } from '@pramaan/documents/registry.ts';

/** A method's title tells an applicant what to do; staff read of a check by what it was made. */
const wayOf = (title: string) => title.replace(/^Type the /, 'by ');

/** What a check is called: its document and its way; of a source that is asked in no document's way, the document. */
export function checkTitle(endpoint: string): string {
  const entry = findEndpoint(endpoint);
  return entry
    ? `${entry.document.title}: ${wayOf(entry.method.title)}`
    : (findDocument(endpoint)?.title ?? endpoint);
}

/** Who asks that has no name of the team's. */
export const actorNames: Readonly<Record<string, string>> = {
  applicant: 'Applicant',
  link: 'Link holder',
  key: 'API client',
  system: 'Pramaan',
  staff: 'Team member',
};

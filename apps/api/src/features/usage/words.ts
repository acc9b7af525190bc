import { findDocument, findEndpoint } from '@pramaan/documents/registry.ts';

/** What a check is called: its document and its way; of a source that is asked in no document's way, the document. */
export function checkTitle(endpoint: string): string {
  const entry = findEndpoint(endpoint);
  return entry
    ? `${entry.document.title}: ${entry.method.title}`
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

import type { getSummary, listDocumentsByArea } from '@pramaan/contract/calls/overview.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { areas, documentsIn } from '@pramaan/documents/menu.ts';
import { progressOf, submittedRecords } from '@pramaan/documents/progress.ts';
import type { Tree } from '@pramaan/documents/tree.ts';

type Menu = ResultOf<typeof listDocumentsByArea>;
type Counts = ResultOf<typeof getSummary>['documents'];

/** The documents by area in the order of the applicant's list, with where each stands. */
export const menuOf = (docs: Tree): Menu =>
  areas.map(({ area, title, path }) => ({
    area,
    title,
    path,
    documents: documentsIn(area).map((document) => {
      const given = submittedRecords(document, docs);
      return {
        id: document.id,
        title: document.title,
        state: progressOf(given, false),
        given: given.length,
        instances: document.instances,
      };
    }),
  }));

/** How many of these documents were given, are done, and need somebody. */
export function countsOf(documents: Menu[number]['documents']): Counts {
  const count = (of: (document: (typeof documents)[number]) => boolean) => documents.filter(of).length;
  return {
    given: count(({ given }) => given > 0),
    done: count(({ state }) => state === 'done'),
    attention: count(({ state }) => state === 'needs-you'),
  };
}

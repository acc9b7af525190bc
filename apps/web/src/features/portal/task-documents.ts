import type { Area } from '@pramaan/documents/define.ts';
import { documentsIn } from '@pramaan/documents/menu.ts';
import type { DocumentOutline } from '@pramaan/documents/outline.ts';
import { type Progress, progressOf, submittedRecords } from '@pramaan/documents/progress.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Draft } from '../../documents/draft-store.ts';
import { methodsOf } from '../../documents/Methods.tsx';

/** A document of an area and where it stands. */
export interface TaskDocument {
  document: DocumentOutline;
  progress: Progress;
}

function isStarted(document: DocumentOutline, draft: Draft): boolean {
  return Object.values(document.draft.fields ?? {}).some(
    (key) => typeof draft[key] === 'string' && draft[key] !== '',
  );
}

/** Areas whose documents are given on screens of their own, not by a form. */
const ownScreens: readonly Area[] = ['bank-statements', 'credit-report'];

/** The documents of an area with where each stands, the most common first; one that cannot be given here yet has no place before it is. */
export function taskDocuments(area: Area, docs: Tree, draft: Draft): TaskDocument[] {
  return [...documentsIn(area)]
    .sort((a, b) => Number(b.common ?? false) - Number(a.common ?? false))
    .map((document) => ({
      document,
      progress: progressOf(submittedRecords(document, docs), isStarted(document, draft)),
    }))
    .filter(
      ({ document, progress }) =>
        progress !== 'not-started' || methodsOf(document).length > 0 || ownScreens.includes(area),
    );
}

import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { Draft } from './draft-store.ts';

/** What a person typed into one form of `document`, by draft key. Secrets are never kept. */
export function draftOfCapture(
  document: DocumentDefinition,
  key: string,
  values: Readonly<Record<string, string>>,
): Draft {
  const capture = document.methods[key]?.capture ?? {};
  return Object.fromEntries(
    Object.entries(document.draft.fields ?? {})
      .filter(([field]) => field in values && capture[field]?.secret === null)
      .map(([field, draftKey]) => [draftKey, values[field] ?? '']),
  );
}

/** What the draft already holds for one form of `document`: where the person left off. */
export function captureFromDraft(
  document: DocumentDefinition,
  key: string,
  draft: Draft,
): Record<string, string> {
  const capture = document.methods[key]?.capture ?? {};
  return Object.fromEntries(
    Object.entries(document.draft.fields ?? {}).flatMap(([field, draftKey]) => {
      const stored = draft[draftKey];
      return field in capture && (typeof stored === 'string' || typeof stored === 'number')
        ? [[field, String(stored)]]
        : [];
    }),
  );
}

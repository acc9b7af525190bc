import type { Asked } from '@pramaan/documents/fixtures/fixture.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { documents, type Entry, entries } from '@pramaan/documents/registry.ts';
import { readRecord } from '@pramaan/documents/tree.ts';
import { ownRecord } from '@pramaan/documents/withheld.ts';
import type { Product } from '../app.ts';
import { openCaseFile } from '../case-file/case-file.ts';
import { changeDraft, readDraft } from '../case-file/draft.ts';

/** Keeps the application draft (P §3.5) that the person's browser would have written while they submitted their documents. */
export async function draftOf(
  { db, vault }: Product,
  { lender, applicant }: { lender: string; applicant: string },
  submitted: (entry: Entry) => Asked,
): Promise<void> {
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    const docs = (await openCaseFile(trx, sealed, applicant))?.docs ?? {};
    const draft: Record<string, unknown> = {};
    for (const document of documents) {
      const first = entries.find((entry) => entry.document === document && readRecord(docs, entry));
      const stored = first && readRecord(docs, first);
      if (!first || !stored) continue;
      // What is withheld from the person never reached their browser.
      const record = ownRecord(first, stored);
      const given = submitted(first);
      for (const [field, key] of Object.entries(document.draft.fields ?? {}))
        if (given[field] && !first.method.capture[field]?.secret) draft[key] = given[field];
      for (const [path, key] of Object.entries(document.draft.parts ?? {}))
        draft[key] = readPath(record.data, path);
      if (document.draft.details) draft[document.draft.details] = record.data;
    }
    // What the server wrote itself, of the bank account, is newer and shorter.
    const written = (await readDraft(trx, sealed, applicant)).draft;
    await changeDraft(trx, sealed, { lender, applicant }, { ...draft, ...written });
  });
}

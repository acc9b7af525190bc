import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { documents, entries } from '@pramaan/documents/registry.ts';
import { readRecord } from '@pramaan/documents/tree.ts';
import type { Product } from '../app.ts';
import { openCaseFile } from '../case-file/case-file.ts';
import { sql } from '../platform/sql.ts';

/** Keeps the application draft (P §3.5) that the person's browser would have written while giving their documents. */
export async function draftOf(
  { db, vault }: Product,
  { lender, applicant }: { lender: string; applicant: string },
  person: Person,
): Promise<void> {
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    const docs = (await openCaseFile(trx, sealed, applicant))?.docs ?? {};
    const draft: Record<string, unknown> = {};
    for (const document of documents) {
      const first = entries.find((entry) => entry.document === document && readRecord(docs, entry));
      const record = first && readRecord(docs, first);
      if (!first || !record) continue;
      const given = exampleCapture(first.method.capture, person);
      for (const [field, key] of Object.entries(document.draft.fields ?? {}))
        if (given[field] && !first.method.capture[field]?.secret) draft[key] = given[field];
      for (const [path, key] of Object.entries(document.draft.parts ?? {}))
        draft[key] = readPath(record.data, path);
      if (document.draft.details) draft[document.draft.details] = record.data;
    }
    await trx.query(sql`
      insert into draft (applicant_id, lender_id, version, sealed) values (${applicant}, ${lender}, 1, ${sealed.sealJson(draft, `draft ${applicant}`)})
      on conflict (lender_id, applicant_id) do nothing`);
  });
}

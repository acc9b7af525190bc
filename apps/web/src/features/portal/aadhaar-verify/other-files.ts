import type { Language } from '@pramaan/contract/languages.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { allRecords, type Tree } from '@pramaan/documents/tree.ts';
import type { AadhaarRecord } from './aadhaar-records.ts';
import { type Compared, compareFact } from './compare-facts.ts';

/** What another document of the person says of a fact, beside their Aadhaar. */
interface DocumentMatch extends Compared {
  fact: 'name' | 'dob';
  /** The other document's own words. */
  said: string;
}

/** Another document of identity, and how it fits the Aadhaar. */
export interface OtherFile {
  id: string;
  title: string;
  matches: readonly DocumentMatch[];
}

const facts = ['name', 'dob'] as const;

/** What the strongest of the records says. */
export const strongest = (records: readonly AadhaarRecord[], fact: 'name' | 'dob') =>
  records.map((record) => record.facts[fact]).find(Boolean) ?? '';

/** The other documents of identity with a name or a date of birth, each once, held against the Aadhaar. */
export function otherFiles(docs: Tree, records: readonly AadhaarRecord[], language: Language): OtherFile[] {
  const found = new Map<string, OtherFile>();
  for (const { entry, record: storedRecord } of allRecords(docs)) {
    const { id, group, title } = entry.document;
    if (group !== 'id' || id === 'aadhaar' || found.has(id)) continue;
    const matches = facts.flatMap((fact): DocumentMatch[] => {
      const said = factOf(entry.method, storedRecord.data, fact);
      const ours = strongest(records, fact);
      return said && ours ? [{ fact, said, ...compareFact(fact, ours, said, language) }] : [];
    });
    if (matches.length > 0) found.set(id, { id, title, matches });
  }
  return [...found.values()];
}

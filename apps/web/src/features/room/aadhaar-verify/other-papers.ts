import type { Language } from '@pramaan/contract/purposes.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { leaves, type Tree } from '@pramaan/documents/tree.ts';
import type { AadhaarRecord } from './aadhaar-records.ts';
import { type Compared, compareFact } from './compare-facts.ts';

/** What another paper of the person says of a fact, beside their Aadhaar. */
export interface PaperMatch extends Compared {
  fact: 'name' | 'dob';
  /** The other paper's own words. */
  said: string;
}

/** Another paper of identity, and how it fits the Aadhaar. */
export interface OtherPaper {
  id: string;
  title: string;
  matches: readonly PaperMatch[];
}

const facts = ['name', 'dob'] as const;

/** What the strongest of the records says. */
export const strongest = (records: readonly AadhaarRecord[], fact: 'name' | 'dob') =>
  records.map((record) => record.facts[fact]).find(Boolean) ?? '';

/** The other papers of identity with a name or a date of birth, each once, held against the Aadhaar. */
export function otherPapers(docs: Tree, records: readonly AadhaarRecord[], language: Language): OtherPaper[] {
  const found = new Map<string, OtherPaper>();
  for (const { entry, leaf } of leaves(docs)) {
    const { id, group, title } = entry.document;
    if (group !== 'id' || id === 'aadhaar' || found.has(id)) continue;
    const matches = facts.flatMap((fact): PaperMatch[] => {
      const said = factOf(entry.method, leaf.data, fact);
      const ours = strongest(records, fact);
      return said && ours ? [{ fact, said, ...compareFact(fact, ours, said, language) }] : [];
    });
    if (matches.length > 0) found.set(id, { id, title, matches });
  }
  return [...found.values()];
}

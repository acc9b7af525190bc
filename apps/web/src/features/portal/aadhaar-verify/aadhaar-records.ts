import type { Fact } from '@pramaan/documents/define.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { outlineEntries } from '@pramaan/documents/outlines.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { readRecord, type StoredRecord, type Tree } from '@pramaan/documents/tree.ts';

/** What is compared between the records of one Aadhaar, in the order in which it is shown. */
export const comparedFacts = [
  'name',
  'dob',
  'gender',
  'address',
  'aadhaarLast4',
] as const satisfies readonly Fact[];
export type ComparedFact = (typeof comparedFacts)[number];

/** One record of the person's Aadhaar: read of a photo, of a QR code, asked of a registry, or of the locker. */
export interface AadhaarRecord {
  method: string;
  record: StoredRecord;
  facts: Readonly<Record<ComparedFact, string>>;
  /** Base64 or a data URL; blank when the record has none. */
  photo: string;
}

/** Strongest first: what an issuer signed is what the others are held against. */
const strength: readonly string[] = [
  'issuer-signed',
  'registry',
  'locker',
  'ocr',
  'self-declared',
  'unsigned',
];
const rank = ({ record }: AadhaarRecord) => {
  const at = strength.indexOf(record.source);
  return at < 0 ? strength.length : at;
};

const lastFour = (uid: string) => /\d{4}$/.exec(uid.replace(/\s/g, ''))?.[0] ?? '';

/** The records of the person's Aadhaar that say anything, the strongest first. */
export function aadhaarRecords(docs: Tree): AadhaarRecord[] {
  return outlineEntries
    .filter(({ document }) => document.id === 'aadhaar')
    .flatMap((entry): AadhaarRecord[] => {
      const record = readRecord(docs, entry);
      if (!record) return [];
      const said = (fact: Fact) => factOf(entry.method, record.data, fact);
      const photo = readPath(record.data, 'photo');
      const facts = {
        name: said('name'),
        dob: said('dob'),
        gender: said('gender'),
        address: said('address'),
        aadhaarLast4: lastFour(said('aadhaarLast4')),
      };
      return Object.values(facts).some(Boolean)
        ? [{ method: entry.key, record, facts, photo: typeof photo === 'string' ? photo : '' }]
        : [];
    })
    .sort((a, b) => rank(a) - rank(b));
}

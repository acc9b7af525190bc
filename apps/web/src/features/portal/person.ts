import { factOf } from '@pramaan/documents/facts.ts';
import { outlineEntries } from '@pramaan/documents/outlines.ts';
import { readRecord, type Tree } from '@pramaan/documents/tree.ts';

const aadhaarEntries = outlineEntries.filter((entry) => entry.document.id === 'aadhaar');

/** What the applicant's Aadhaar says of the name, however it was given; blank when there is none. */
function nameInAadhaar(docs: Tree): string {
  return (
    aadhaarEntries
      .map((entry) => factOf(entry.method, readRecord(docs, entry)?.data, 'name'))
      .find(Boolean) ?? ''
  );
}

/** How a person is greeted: the profile's name, or the name in the Aadhaar data (C §2). */
export function shownName(profileName: string, docs: Tree): string {
  return profileName.trim() || nameInAadhaar(docs);
}

/** Given names only, as one speaks to a person: "Asha", not "ASHA SAMPLE". */
export function calledName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first.length > 1 && first === first.toUpperCase()
    ? first.charAt(0) + first.slice(1).toLowerCase()
    : first;
}

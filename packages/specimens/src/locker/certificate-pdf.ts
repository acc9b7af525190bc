import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { addressLine, indianDob } from '@pramaan/documents/fixtures/people.ts';
import { form16 } from '../papers/form-16.ts';
import { itrV2023 } from '../papers/itr-v-2023.ts';
import { openSheet } from '../papers/text-sheet.ts';

export interface PrintedCertificate {
  title: string;
  issuer: string;
  number: string;
  issueDate: string;
  expiryDate: string;
}

/** Papers that have a print of their own. */
const papers: Readonly<Record<string, (person: Person) => Promise<Uint8Array>>> = {
  form16: (person) => form16.make(person),
  itr: (person) => itrV2023.make(person),
};

/** The unsigned PDF of a locker's document: the paper itself where there is one, else a sheet of what it says. */
export async function certificatePdf(
  document: string,
  person: Person,
  { title, issuer, number, issueDate, expiryDate }: PrintedCertificate,
): Promise<Uint8Array> {
  const paper = papers[document];
  if (paper) return paper(person);
  const sheet = await openSheet();
  sheet.line(issuer, { align: 'center', bold: true, size: 12 });
  sheet.line(title, { align: 'center', bold: true, size: 14 });
  sheet.space(12);
  for (const [label, value] of [
    ['Number', number],
    ['Name', person.name.toUpperCase()],
    ["Father's Name", person.fatherName.toUpperCase()],
    ['Date of Birth', indianDob(person, '/')],
    ['Gender', person.gender],
    ['Address', addressLine(person).toUpperCase()],
    ['Issued on', issueDate],
    ['Valid to', expiryDate],
  ] as const)
    if (value !== '')
      sheet.row(
        [
          { width: 160, text: label, bold: true },
          { width: 375, text: value },
        ],
        { size: 10 },
      );
  sheet.space(12);
  sheet.line('A sandbox paper of an invented person. It proves nothing.', { size: 8 });
  return sheet.save();
}

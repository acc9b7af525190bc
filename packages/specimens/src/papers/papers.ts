import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { epfPassbook } from './epf-passbook.ts';
import { cheque } from './everyday/cheque.ts';
import { employmentLetter } from './everyday/employment-letter.ts';
import { payslip } from './everyday/payslip.ts';
import { rentAgreement } from './everyday/rent-agreement.ts';
import { utilityBill } from './everyday/utility-bill.ts';
import { form16, form16PartA, form16PartB } from './form-16.ts';
import { itrV2019 } from './itr-v-2019.ts';
import { itrV2021 } from './itr-v-2021.ts';
import { itrV2023 } from './itr-v-2023.ts';
import type { Paper } from './paper.ts';

/** A PDF with text that can be made of any invented person. */
export interface TextPaper {
  name: string;
  title: string;
  /** It can be of any financial year, and not of one alone. */
  yearly: boolean;
  make(person: Person, year?: string): Promise<Uint8Array>;
}

/** Locked as the Income Tax Department locks what it sends: the PAN in small letters and the date of birth. */
const lockedReturn: TextPaper = {
  name: 'itr-v-locked',
  title: 'ITR acknowledgement, locked with a password',
  yearly: true,
  make: (person, year) =>
    itrV2023.make(person, {
      password: person.pan.toLowerCase() + person.dob.split('-').reverse().join(''),
      ...(year === undefined ? {} : { year }),
    }),
};

/** Every PDF with text, as the sandbox lists them. */
export const papers: readonly TextPaper[] = [
  ...[form16, form16PartA, form16PartB].map(ofAnyYear),
  ...[itrV2019, itrV2021].map(plain),
  ofAnyYear(itrV2023),
  lockedReturn,
  plain(epfPassbook),
  { ...plain(payslip), yearly: true, make: (person, year) => payslip.make(person, 0, year) },
  ...[cheque, utilityBill, employmentLetter, rentAgreement].map(plain),
];

type Drawn = Pick<Paper, 'name' | 'title' | 'make'>;
type Plain = Pick<Paper, 'name' | 'title'> & { make(person: Person): Promise<Uint8Array> };

function plain({ name, title, make }: Plain): TextPaper {
  return { name, title, yearly: false, make: (person) => make(person) };
}

function ofAnyYear({ name, title, make }: Drawn): TextPaper {
  return {
    name,
    title,
    yearly: true,
    make: (person, year) => make(person, year === undefined ? {} : { year }),
  };
}

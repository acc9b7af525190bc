import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { epfPassbook } from './epf-passbook.ts';
import { form16, form16PartA, form16PartB } from './form-16.ts';
import { itrV2019 } from './itr-v-2019.ts';
import { itrV2021 } from './itr-v-2021.ts';
import { itrV2023 } from './itr-v-2023.ts';

/** A PDF with text that can be made of any invented person. */
export interface TextPaper {
  name: string;
  title: string;
  make(person: Person): Promise<Uint8Array>;
}

/** Locked as the Income Tax Department locks what it sends: the PAN in small letters and the date of birth. */
const lockedReturn: TextPaper = {
  name: 'itr-v-locked',
  title: 'ITR acknowledgement, locked with a password',
  make: (person) =>
    itrV2023.make(person, { password: person.pan.toLowerCase() + person.dob.split('-').reverse().join('') }),
};

/** Every PDF with text, as the sandbox lists them. */
export const papers: readonly TextPaper[] = [
  ...[form16, form16PartA, form16PartB, itrV2019, itrV2021, itrV2023].map(plain),
  lockedReturn,
  plain(epfPassbook),
];

function plain({ name, title, make }: TextPaper): TextPaper {
  return { name, title, make: (person) => make(person) };
}

import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import type { PeopleBook } from '../people/people-book.ts';

/** One loan or card as the sandbox's bureau knows it. Rupees; months back from today. */
export interface Loan {
  lender: string;
  type: string;
  ownership?: string;
  number: string;
  openedMonthsAgo: number;
  closedMonthsAgo?: number;
  amount: number;
  limit?: number;
  balance: number;
  overdue?: number;
  writtenOff?: number;
  emi?: number;
  /** Months back → the sign of that month; every other month was paid on time. */
  signs?: Readonly<Record<number, string>>;
}

export interface BureauFile {
  /** As the bureau writes it: five characters. */
  score: string;
  loans: readonly Loan[];
  /** Who asked, months back, for what kind, how much. */
  enquiries: readonly (readonly [lender: string, monthsAgo: number, type: string, amount: number])[];
}

/** Every loan repaid, a card used with care. */
const good: BureauFile = {
  score: '00781',
  loans: [
    {
      lender: 'SAMPLE BANK',
      type: '10',
      number: '4410',
      openedMonthsAgo: 62,
      amount: 61_000,
      limit: 150_000,
      balance: 24_500,
    },
    {
      lender: 'DEMO FINANCE',
      type: '13',
      number: '2203',
      openedMonthsAgo: 58,
      closedMonthsAgo: 22,
      amount: 82_000,
      balance: 0,
      emi: 2_750,
    },
    {
      lender: 'SAMPLE HOUSING',
      type: '02',
      ownership: '4',
      number: '9071',
      openedMonthsAgo: 40,
      amount: 2_800_000,
      balance: 2_410_000,
      emi: 24_100,
      signs: { 17: '004' },
    },
  ],
  enquiries: [
    ['SAMPLE HOUSING', 40, '02', 2_800_000],
    ['DEMO CARDS', 3, '10', 100_000],
  ],
};

/** One loan that is repaid on time, as the person's statement shows it, and a card used with care. */
const repaying: BureauFile = {
  score: '00764',
  loans: [
    {
      lender: 'SAMPLE FINANCE',
      type: '05',
      number: '3316',
      openedMonthsAgo: 21,
      amount: 400_000,
      balance: 250_000,
      emi: 8_500,
    },
    {
      lender: 'DEMO CARDS',
      type: '10',
      number: '6652',
      openedMonthsAgo: 50,
      amount: 38_000,
      limit: 120_000,
      balance: 14_300,
    },
  ],
  enquiries: [['SAMPLE FINANCE', 21, '05', 400_000]],
};

/** One loan written off, one behind, a card at its limit. */
const troubled: BureauFile = {
  score: '00584',
  loans: [
    {
      lender: 'DEMO FINANCE',
      type: '05',
      number: '7718',
      openedMonthsAgo: 44,
      amount: 200_000,
      balance: 61_300,
      overdue: 61_300,
      writtenOff: 61_300,
      signs: {
        0: 'LSS',
        1: 'LSS',
        2: 'LSS',
        3: 'DBT',
        4: 'DBT',
        5: 'DBT',
        6: 'SUB',
        7: 'SUB',
        8: 'SUB',
        9: '090',
        10: '060',
        11: '030',
      },
    },
    {
      lender: 'EXAMPLE AUTO',
      type: '13',
      number: '0042',
      openedMonthsAgo: 20,
      amount: 96_000,
      balance: 41_200,
      overdue: 6_400,
      emi: 3_200,
      signs: { 0: '061', 1: '030', 6: '015' },
    },
    {
      lender: 'DEMO CARDS',
      type: '10',
      number: '5520',
      openedMonthsAgo: 30,
      amount: 79_800,
      limit: 80_000,
      balance: 77_900,
      signs: { 4: '030', 5: 'XXX' },
    },
  ],
  enquiries: [
    ['SAMPLE BANK', 1, '05', 300_000],
    ['DEMO FINANCE', 2, '05', 250_000],
    ['EXAMPLE CREDIT', 2, '05', 250_000],
    ['MODEL FINTECH', 4, '06', 20_000],
    ['EXAMPLE AUTO', 20, '13', 96_000],
  ],
};

/** One small loan, three months old: too little to judge. */
const thin: BureauFile = {
  score: '000-1',
  loans: [
    {
      lender: 'EXAMPLE CREDIT',
      type: '06',
      number: '1180',
      openedMonthsAgo: 3,
      amount: 18_000,
      balance: 12_000,
      emi: 2_000,
    },
  ],
  enquiries: [['EXAMPLE CREDIT', 3, '06', 18_000]],
};

/** Repays much each month, was late a year ago, uses the whole card and asks for more. */
const stretched = (emi: number): BureauFile => ({
  score: '00648',
  loans: [
    {
      lender: 'SAMPLE FINANCE',
      type: '05',
      number: '8127',
      openedMonthsAgo: 26,
      amount: 850_000,
      balance: 540_000,
      emi,
      signs: { 9: '030', 10: '060', 11: '030' },
    },
    {
      lender: 'DEMO CARDS',
      type: '10',
      number: '2290',
      openedMonthsAgo: 40,
      amount: 88_000,
      limit: 90_000,
      balance: 83_400,
    },
  ],
  enquiries: [
    ['MODEL FINTECH', 1, '05', 150_000],
    ['EXAMPLE CREDIT', 2, '05', 200_000],
    ['DEMO FINANCE', 5, '05', 200_000],
    ['SAMPLE FINANCE', 26, '05', 850_000],
  ],
});

const [asha, ravi, meena, imran] = people;
/** By PAN. PANs that nobody has have no file. */
const files = new Map<string | undefined, { person: Person; file: BureauFile }>([
  [asha.pan, { person: asha, file: good }],
  ...(ravi ? [[ravi.pan, { person: ravi, file: repaying }] as const] : []),
  ...(meena ? [[meena.pan, { person: meena, file: troubled }] as const] : []),
  ...(imran ? [[imran.pan, { person: imran, file: thin }] as const] : []),
]);

/** The file under a PAN; undefined when the bureau has none. People made in the sandbox have repaid every loan, unless they were made otherwise. */
export function fileOf(pan: string, book: PeopleBook): { person: Person; file: BureauFile } | undefined {
  const person = book.made().find((one) => one.pan === pan);
  if (!person) return files.get(pan);
  return { person, file: person.repays === undefined ? good : stretched(person.repays) };
}

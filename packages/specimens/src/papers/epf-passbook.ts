import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { epfMemberId, uan } from '@pramaan/documents/identifiers/employment.ts';
import { knownNumber } from '../known-number.ts';
import { randomOf } from '../random.ts';
import { grouped } from './amounts.ts';
import type { Paper } from './paper.ts';
import { openSheet, type TextSheet } from './text-sheet.ts';

export type PassbookFault = 'wrong-contributions' | 'wrong-closing' | 'missing-row' | 'other-establishment';

interface Entry {
  month: string;
  date: string;
  type: 'CR' | 'DR';
  particulars: string;
  wages: readonly [epf: number, eps: number];
  shares: Shares;
}

/** What the member, the employer and the pension fund hold. */
type Shares = readonly [employee: number, employer: number, pension: number];

interface Passbook {
  establishment: string;
  member: string;
  uan: string;
  opening: Shares;
  entries: Entry[];
  transfer: Shares;
  withdrawn: Shares;
  interest: Shares;
}

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

function passbookOf(person: Person): Passbook {
  const random = randomOf(`passbook ${person.pan}`);
  const invented = `BGBNG${random.digits(7)}000`;
  const wage = random.whole(15, 90) * 1_000;
  const pensionWage = Math.min(wage, 15_000);
  const employee = Math.round(wage * 0.12);
  const pension = Math.round(pensionWage * 0.0833);
  const entries = months.map((month, at): Entry => {
    const due = String(((at + 3) % 12) + 1).padStart(2, '0');
    const next = String(((at + 4) % 12) + 1).padStart(2, '0');
    return {
      month: `${month}-${at < 9 ? 2023 : 2024}`,
      date: `${String(random.whole(5, 15)).padStart(2, '0')}-${next}-${at < 8 ? 2023 : 2024}`,
      type: 'CR',
      particulars: `Cont. For Due-Month ${due}${at < 9 ? 2023 : 2024}`,
      wages: [wage, pensionWage],
      shares: [employee, employee - pension, pension],
    };
  });
  const share = (part: number) => random.whole(1, 80) * part;
  const member = knownNumber(epfMemberId, person, `${invented}${random.digits(7)}`);
  return {
    establishment: member.slice(0, 15),
    member,
    uan: knownNumber(uan, person, `10${random.digits(10)}`),
    opening: [share(2_100), share(1_300), share(900)],
    entries,
    transfer: random.whole(0, 1) === 0 ? [0, 0, 0] : [share(700), share(400), 0],
    withdrawn: random.whole(0, 1) === 0 ? [0, 0, 0] : [share(10), 0, 0],
    interest: [share(150), share(90), 0],
  };
}

const add = (...many: readonly Shares[]): Shares => {
  const column = (at: 0 | 1 | 2) => many.reduce((sum, shares) => sum + shares[at], 0);
  return [column(0), column(1), column(2)];
};
const minus = ([a, b, c]: Shares): Shares => [-a, -b, -c];
const contributed = ({ entries }: Passbook) => add(...entries.map(({ shares }) => shares));
const closing = (book: Passbook) =>
  add(book.opening, contributed(book), book.transfer, minus(book.withdrawn), book.interest);

/** A member's passbook for 2023-24 as EPFO's portal prints it; the Hindi of its labels comes out as such signs. */
export const epfPassbook: Paper<PassbookFault> = {
  name: 'epf-passbook',
  title: 'EPFO passbook',
  reader: 'epf-passbook',
  faults: ['wrong-contributions', 'wrong-closing', 'missing-row', 'other-establishment'],
  async make(person, { fault, password } = {}) {
    const sheet = await openSheet();
    const book = passbookOf(person);
    drawHead(sheet, person, book, fault);
    drawRows(sheet, book, fault);
    return sheet.save(password);
  },
  truth(person) {
    const book = passbookOf(person);
    const named = (path: string, [employee, employer, pension]: Shares) => ({
      [`${path}.employee`]: String(employee),
      [`${path}.employer`]: String(employer),
      [`${path}.pension`]: String(pension),
    });
    return {
      estName: person.employer.toUpperCase(),
      estId: book.establishment,
      membershipId: book.member,
      uan: book.uan,
      name: person.name.toUpperCase(),
      dob: person.dob.split('-').reverse().join('-'),
      ...named('opening', book.opening),
      ...named('contributed', contributed(book)),
      ...named('transferred', book.transfer),
      ...named('withdrawn', book.withdrawn),
      ...named('interest', book.interest),
      ...named('closing', closing(book)),
    };
  },
};

/** The rows of the table as the passbook prints them, commas out. */
export function contributionsOf(person: Person): Record<string, string>[] {
  return rowsOf(passbookOf(person)).map(({ month, date, type, particulars, wages, shares }) => ({
    ...{ wageMonth: month, date, type, particulars },
    ...{ epfWages: String(wages[0]), epsWages: String(wages[1]) },
    ...{ employeeShare: String(shares[0]), employerShare: String(shares[1]), pension: String(shares[2]) },
  }));
}

function rowsOf({ entries, transfer, withdrawn }: Passbook): Entry[] {
  const other = (date: string, type: 'CR' | 'DR', particulars: string, shares: Shares): Entry[] =>
    shares.some(Boolean) ? [{ month: '', date, type, particulars, wages: [0, 0], shares }] : [];
  return [
    ...entries,
    ...other('10-11-2023', 'CR', 'TRANSFER IN - Old Member Id MHBAN00000010000000001', transfer),
    ...other('20-12-2023', 'DR', 'Claim: Against PARA 68J', withdrawn),
  ];
}

function drawHead(sheet: TextSheet, person: Person, book: Passbook, fault: PassbookFault | undefined) {
  const member = fault === 'other-establishment' ? book.member.replace('BGBNG', 'MHBAN') : book.member;
  const row = (label: string, value: string) =>
    sheet.row(
      [
        { width: 200, text: label },
        { width: 335, text: value },
      ],
      { grid: false },
    );
  sheet.line("EMPLOYEES' PROVIDENT FUND ORGANISATION, INDIA", { align: 'center', bold: true, size: 11 });
  sheet.line('lnL; ikl cqd / Member Passbook [ 2023-2024 ]', { align: 'center' });
  row(
    'LFkkiuk vkbZMh@uke / Establishment ID/Name',
    `${book.establishment} / ${person.employer.toUpperCase()}`,
  );
  row('lnL; vkbZMh@uke / Member ID/Name', `${member} / ${person.name.toUpperCase()}`);
  row('tUe frfFk / Date of Birth', person.dob.split('-').reverse().join('-'));
  row('; w, , u / UAN', book.uan);
  sheet.space(6);
}

const widths = [50, 58, 32, 145, 50, 50, 50, 50, 50];
const align = ['center', 'center', 'center', 'left', 'right', 'right', 'right', 'right', 'right'] as const;

function drawRows(sheet: TextSheet, book: Passbook, fault: PassbookFault | undefined) {
  const row = (texts: readonly string[], bold = false) =>
    sheet.row(
      texts.map((text, at) => ({ width: widths[at] ?? 0, text, bold, align: align[at] ?? 'left' })),
      { size: 7 },
    );
  const sum = (label: string, shares: Shares) =>
    sheet.row(
      [
        { width: 385, text: label, bold: true },
        ...shares.map((share) => ({ width: 50, text: grouped(share), align: 'right' as const, bold: true })),
      ],
      { size: 7 },
    );
  row(['Wage Month', 'Date', 'Type', 'Particulars', 'EPF', 'EPS', 'Employee', 'Employer', 'Pension'], true);
  sum('OB Int. Updated upto 31/03/2023', book.opening);
  for (const [at, { month, date, type, particulars, wages, shares }] of rowsOf(book).entries())
    if (fault !== 'missing-row' || at !== 6)
      row([month, date, type, particulars, ...[...wages, ...shares].map(grouped)]);
  const all = contributed(book);
  const off: Shares = fault === 'wrong-contributions' ? [5_000, 0, 0] : [0, 0, 0];
  sum('Total Contributions for the year [ 2023 ]', add(all, off));
  sum('Total Transfer-Ins/VDRs for the year [ 2023 ]', book.transfer);
  sum('Total Withdrawals for the year [ 2023 ]', book.withdrawn);
  sum('Int. Updated upto 31/03/2024', book.interest);
  sum(
    'Closing Balance as on 31/03/2024',
    add(closing(book), fault === 'wrong-closing' ? [0, 9_000, 0] : [0, 0, 0]),
  );
}

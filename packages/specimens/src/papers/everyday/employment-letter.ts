import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { randomOf } from '../../random.ts';
import { grouped } from '../amounts.ts';
import { openSheet, type TextSheet } from '../text-sheet.ts';
import type { EverydayPaper } from './everyday-paper.ts';

interface Letter {
  employer: string;
  name: string;
  titled: string;
  designation: string;
  joined: Day;
  dated: Day;
  salary: number;
}

type Day = readonly [day: string, month: string, year: string];

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const spoken = ([day, month, year]: Day) => `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
const american = ([day, month, year]: Day) => `${monthNames[Number(month) - 1]} ${Number(day)}, ${year}`;

function letterOf(person: Person): Letter {
  const random = randomOf(`letter ${person.pan}`);
  const two = (low: number, high: number) => String(random.whole(low, high)).padStart(2, '0');
  return {
    employer: person.employer,
    name: person.name,
    titled: `${person.gender === 'F' ? 'Ms.' : 'Mr.'} ${person.name}`,
    designation: random.pick([
      'Senior Analyst',
      'Store Manager',
      'Deputy Accounts Officer',
      'Machine Operator',
    ]),
    joined: [two(1, 28), two(1, 12), String(random.whole(2012, 2022))],
    dated: [two(1, 28), two(1, 9), '2025'],
    salary: random.whole(20, 120) * 1_000,
  };
}

type Layout = (sheet: TextSheet, letter: Letter) => void;

function head(sheet: TextSheet, letter: Letter): void {
  sheet.line(letter.employer.toUpperCase(), { bold: true, size: 13, align: 'center' });
  sheet.line('Regd. office: Example Towers, Bengaluru 560001', { align: 'center', size: 7 });
  sheet.space(12);
}

const certificate: Layout = (sheet, letter) => {
  head(sheet, letter);
  sheet.line(`Date: ${letter.dated.join('/')}`, { size: 10 });
  sheet.line('TO WHOM IT MAY CONCERN', { bold: true, align: 'center', size: 11 });
  sheet.line(
    `This is to certify that ${letter.titled} is employed with us as ${letter.designation} since ${spoken(letter.joined)}. The gross monthly salary is Rs. ${grouped(letter.salary)} per month.`,
    { size: 10 },
  );
  sheet.line('For the company, Authorised Signatory', { size: 10 });
};

const appointment: Layout = (sheet, letter) => {
  head(sheet, letter);
  sheet.line(`Dated : ${spoken(letter.dated)}`, { size: 10 });
  sheet.line(`Dear ${letter.titled},`, { size: 10 });
  sheet.line('Sub: Letter of appointment', { bold: true, size: 10 });
  sheet.line(
    `We are pleased to inform you that you are appointed as ${letter.designation} with effect from ${spoken(letter.joined)} on a monthly remuneration of Rs. ${grouped(letter.salary)}/- .`,
    { size: 10 },
  );
};

const table: Layout = (sheet, letter) => {
  head(sheet, letter);
  sheet.line('EMPLOYMENT CONFIRMATION', { bold: true });
  const row = (label: string, value: string) =>
    sheet.row([
      { width: 160, text: label },
      { width: 260, text: value },
    ]);
  row('Employee Name', letter.name.toUpperCase());
  row('Designation', letter.designation);
  row('Date of Joining', letter.joined.join('-'));
  row('Monthly Salary', `${grouped(letter.salary)}.00`);
  row('Date', letter.dated.join('-'));
};

const confirm: Layout = (sheet, letter) => {
  sheet.line(letter.employer, { bold: true, size: 14 });
  sheet.line(`Date : ${american(letter.dated)}`, { align: 'left', size: 9 });
  sheet.line('Subject: Employment verification', { size: 9 });
  sheet.line(
    `We confirm that ${letter.titled} has been working with our organisation in the position of ${letter.designation} from ${american(letter.joined)}. The present CTC is INR ${grouped(letter.salary * 12)} per annum.`,
    { size: 9 },
  );
};

const experience: Layout = (sheet, letter) => {
  head(sheet, letter);
  sheet.line('Experience certificate', { align: 'center', bold: true });
  sheet.line(`Date: ${letter.dated.join('.')}`);
  sheet.line(
    `${letter.titled} joined this office on ${letter.joined.join('/')} as ${letter.designation}, and is still in our service. Salary drawn is Rs ${grouped(letter.salary)}.`,
    { size: 9 },
  );
};

const colons: Layout = (sheet, letter) => {
  head(sheet, letter);
  sheet.line(`Dated: ${letter.dated.join('/')}`);
  sheet.line('Offer and appointment', { bold: true });
  sheet.line(`Name : ${letter.name}`);
  sheet.line(`Position : ${letter.designation}`);
  sheet.line(`Joining Date : ${letter.joined.join('/')}`);
  sheet.line(`Annual CTC : Rs. ${grouped(letter.salary * 12)}`);
};

const drawn = { certificate, appointment, table, confirm, experience, colons };

/** An employer's letter, in six layouts. */
export const employmentLetter: EverydayPaper = {
  name: 'employment-letter',
  title: 'Employment letter',
  reader: 'employment-letter',
  layouts: Object.keys(drawn),
  async make(person, layout = 0) {
    const sheet = await openSheet();
    Object.values(drawn)[layout]?.(sheet, letterOf(person));
    return sheet.save();
  },
  truth(person) {
    const letter = letterOf(person);
    return {
      employer: letter.employer,
      employee: letter.name,
      designation: letter.designation,
      joined: letter.joined.join('-'),
      dated: letter.dated.join('-'),
    };
  },
};

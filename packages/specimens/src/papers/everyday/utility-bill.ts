import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { addressLine } from '@pramaan/documents/fixtures/people.ts';
import { electricityConsumer } from '@pramaan/documents/identifiers/utility.ts';
import { knownNumber } from '../../known-number.ts';
import { randomOf } from '../../random.ts';
import { grouped } from '../amounts.ts';
import { openSheet, type TextSheet } from '../text-sheet.ts';
import type { EverydayPaper } from './everyday-paper.ts';

interface Bill {
  name: string;
  address: string;
  consumer: string;
  number: string;
  units: number;
  amount: number;
  /** Day, month and year of the bill and of the last day to pay. */
  billed: Day;
  due: Day;
}

type Day = readonly [day: string, month: string, year: string];

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const slashed = (day: Day) => day.join('/');
const named = ([day, month, year]: Day) => `${day}-${monthNames[Number(month) - 1]}-${year}`;

function billOf(person: Person): Bill {
  const random = randomOf(`bill ${person.pan}`);
  const month = String(random.whole(1, 9)).padStart(2, '0');
  const units = random.whole(80, 460);
  return {
    name: person.name,
    address: addressLine(person),
    consumer: knownNumber(electricityConsumer, person, `10${random.digits(8)}`),
    number: `${random.digits(4)}${month}${random.digits(5)}`,
    units,
    amount: units * 7 + random.whole(40, 190),
    billed: [String(random.whole(2, 9)).padStart(2, '0'), month, '2025'],
    due: [String(random.whole(18, 27)), month, '2025'],
  };
}

type Layout = (sheet: TextSheet, bill: Bill) => void;

const pair = (label: string, value: string, width = 130) => [
  { width, text: label },
  { width: 405 - width, text: value },
];

const boxed: Layout = (sheet, bill) => {
  sheet.line('EXAMPLE ELECTRICITY SUPPLY COMPANY', { bold: true, size: 13, align: 'center' });
  sheet.line('Electricity Bill', { align: 'center' });
  sheet.row(pair('Consumer Number', bill.consumer));
  sheet.row(pair('Consumer Name', bill.name.toUpperCase()));
  sheet.row(pair('Address', bill.address.toUpperCase()));
  sheet.row(pair('Bill No', bill.number));
  sheet.row(pair('Bill Date', slashed(bill.billed)));
  sheet.row(pair('Due Date', slashed(bill.due)));
  sheet.row(pair('Units consumed', `${bill.units} kWh`));
  sheet.row(pair('Amount Payable', `Rs. ${grouped(bill.amount)}.00`));
};

const colons: Layout = (sheet, bill) => {
  sheet.line('Sample Power Distribution Limited', { bold: true, size: 12 });
  sheet.line(`Name : ${bill.name}`);
  const [first = '', ...rest] = bill.address.split(', ');
  sheet.line(`Address : ${first}, ${rest[0]},`);
  sheet.row(
    [
      { width: 36, text: '' },
      { width: 400, text: `  ${rest.slice(1).join(', ')}` },
    ],
    { grid: false },
  );
  sheet.line(`CA No. : ${bill.consumer}`);
  sheet.line(`Date of Bill : ${named(bill.billed)}`);
  sheet.line(`Meter reading: 10234  Units: ${bill.units}`);
  sheet.line(`Net Amount Payable : Rs ${grouped(bill.amount)}`);
  sheet.line(`Pay By Date : ${named(bill.due)}`);
};

const heads: Layout = (sheet, bill) => {
  const third = (...texts: string[]) => texts.map((text) => ({ width: 170, text }));
  sheet.line('MODEL CITY WATER AND POWER BOARD - BILL OF SUPPLY', { bold: true });
  sheet.row(third('Consumer No', 'Bill Date', 'Due Date'), { size: 7 });
  sheet.row(third(bill.consumer, slashed(bill.billed), slashed(bill.due)), { size: 10 });
  sheet.row(third('Consumer Name', 'Bill No', 'Bill Amount'), { size: 7 });
  sheet.row(third(bill.name, bill.number, `${grouped(bill.amount)}.00`), { size: 10 });
  sheet.row(pair('Service Address', bill.address, 110));
  sheet.line(`Present reading 20110, units ${bill.units}`);
};

const twoSides: Layout = (sheet, bill) => {
  const four = (...texts: string[]) => texts.map((text, at) => ({ width: at % 2 ? 165 : 100, text }));
  sheet.line('Demo Vidyut Vitran Nigam', { bold: true, align: 'center', size: 14 });
  sheet.line('Energy bill', { align: 'center' });
  sheet.row(four('K No:', bill.consumer, 'Bill Number:', bill.number), { grid: false });
  sheet.row(four('Name:', bill.name.toUpperCase(), 'Bill Date:', named(bill.billed)), { grid: false });
  sheet.row(four('Address:', bill.address, 'Due Date:', named(bill.due)), { grid: false });
  sheet.row(four('Units:', String(bill.units), 'Total Amount:', grouped(bill.amount)), { grid: false });
};

const gas: Layout = (sheet, bill) => {
  sheet.line('Invented Gas Limited', { bold: true, size: 12 });
  sheet.line('Piped gas bill', { size: 9 });
  sheet.row([...pair('Customer ID', bill.consumer)], { grid: false });
  sheet.row([...pair('Customer Name', bill.name)], { grid: false });
  sheet.row([...pair('Billing Address', bill.address)], { grid: false });
  sheet.row([...pair('Invoice No', bill.number)], { grid: false });
  sheet.row(
    [...pair('Billing Date', `${bill.billed[0]} ${named(bill.billed).slice(3, 6)} ${bill.billed[2]}`)],
    { grid: false },
  );
  sheet.row([...pair('Meter', `GM${bill.units}`)], { grid: false });
  sheet.row([...pair('Amount Due', `INR ${bill.amount}.00`)], { grid: false });
  sheet.row([...pair('Last Date', `${bill.due[0]} ${named(bill.due).slice(3, 6)} ${bill.due[2]}`)], {
    grid: false,
  });
};

const slip: Layout = (sheet, bill) => {
  const narrow = (label: string, value: string) =>
    sheet.row(
      [
        { width: 90, text: label, bold: true },
        { width: 200, text: value },
      ],
      { grid: false, size: 9 },
    );
  sheet.line('HAMARA BIJLI BOARD', { bold: true });
  sheet.line('SPOT BILL');
  narrow('RR NO.', bill.consumer);
  narrow('NAME', bill.name.toUpperCase());
  narrow('ADDRESS', bill.address.toUpperCase());
  narrow('BILL NO.', bill.number);
  narrow('DATE', bill.billed.join('-'));
  narrow('DUE DATE', bill.due.join('-'));
  narrow('KWH', String(bill.units));
  narrow('NET PAYABLE', String(bill.amount));
};

const drawn = { boxed, colons, heads, twoSides, gas, slip };

/** A bill for power or gas, in six layouts. */
export const utilityBill: EverydayPaper = {
  name: 'utility-bill',
  title: 'Electricity bill',
  reader: 'utility-bill',
  layouts: Object.keys(drawn),
  async make(person, layout = 0) {
    const sheet = await openSheet();
    Object.values(drawn)[layout]?.(sheet, billOf(person));
    return sheet.save();
  },
  truth(person) {
    const bill = billOf(person);
    return {
      consumer_number: bill.consumer,
      consumer_name: bill.name,
      address: bill.address,
      bill_date: bill.billed.join('-'),
      amount_payable: String(bill.amount),
    };
  },
};

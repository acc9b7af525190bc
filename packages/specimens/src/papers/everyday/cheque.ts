import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { accountNumber } from '@pramaan/documents/identifiers/bank.ts';
import { knownNumber } from '../../known-number.ts';
import { randomOf } from '../../random.ts';
import { openSheet, type TextSheet } from '../text-sheet.ts';
import type { EverydayPaper } from './everyday-paper.ts';

interface Cheque {
  bank: string;
  ifsc: string;
  account: string;
  name: string;
  number: string;
  sort: string;
  id: string;
  kind: string;
}

const banks = [
  ['HDFC BANK', 'HDFC'],
  ['ICICI Bank', 'ICIC'],
  ['State Bank of India', 'SBIN'],
  ['Axis Bank', 'UTIB'],
  ['Canara Bank', 'CNRB'],
] as const;

function chequeOf(person: Person): Cheque {
  const random = randomOf(`cheque ${person.pan}`);
  const [bank, code] = random.pick(banks);
  return {
    bank,
    ifsc: `${code}0ZZ${random.digits(4)}`,
    account: knownNumber(accountNumber, person, `5010${random.digits(8)}`),
    name: person.name.toUpperCase(),
    number: random.digits(6),
    sort: `560${random.digits(6)}`,
    id: random.digits(6),
    kind: random.pick(['10', '11', '29', '31']),
  };
}

type Layout = (sheet: TextSheet, one: Cheque) => void;

/** The line in magnetic ink as its fonts encode it: C on the number, A on the sort code. */
const inkLine = ({ number, sort, id, kind }: Cheque, marks = ['C', 'C', 'A', 'C']) =>
  `${marks[0]}${number}${marks[1]} ${sort}${marks[2]} ${id}${marks[3]} ${kind}`;

const mark = (sheet: TextSheet, text: string, x: number, y: number, size = 9) =>
  sheet.mark(text, { x, y, size });

function middle(sheet: TextSheet, payable = 'Valid for 3 months only'): void {
  mark(sheet, payable, 420, 40, 7);
  mark(sheet, 'PAY', 40, 110);
  mark(sheet, 'OR BEARER', 500, 110, 8);
  mark(sheet, 'RUPEES', 40, 140);
}

const usual: Layout = (sheet, one) => {
  mark(sheet, one.bank, 40, 50, 14);
  mark(sheet, 'Indiranagar Branch, Bengaluru 560038', 40, 66, 7);
  mark(sheet, `IFSC : ${one.ifsc}`, 40, 78, 8);
  middle(sheet);
  mark(sheet, `A/c No. ${one.account}`, 40, 180, 10);
  mark(sheet, one.name, 420, 220, 9);
  mark(sheet, 'Please sign above', 430, 250, 7);
  mark(sheet, inkLine(one), 150, 285, 12);
};

const boxedAccount: Layout = (sheet, one) => {
  mark(sheet, one.bank.toUpperCase(), 60, 48, 13);
  mark(sheet, `RTGS / NEFT IFSC : ${one.ifsc}`, 60, 64, 8);
  middle(sheet, 'VALID FOR THREE MONTHS ONLY');
  mark(sheet, 'A/C NO.', 40, 185, 8);
  mark(sheet, one.account, 95, 185, 11);
  mark(sheet, 'PREFIX : 0214', 300, 185, 7);
  mark(sheet, one.name, 410, 215, 8);
  mark(sheet, 'AUTHORISED SIGNATORY', 420, 248, 6);
  mark(sheet, inkLine(one, ['"', '"', ':', '"']), 140, 290, 12);
};

const accountUnder: Layout = (sheet, one) => {
  mark(sheet, one.bank, 380, 44, 12);
  mark(sheet, 'MG Road, Pune 411001', 380, 56, 7);
  mark(sheet, `IFS Code : ${one.ifsc}`, 380, 68, 7);
  mark(sheet, 'PAY', 40, 110);
  mark(sheet, 'OR ORDER', 500, 110, 8);
  mark(sheet, 'RUPEES', 40, 140);
  mark(sheet, 'SB A/C NO.', 40, 176, 7);
  mark(sheet, one.account, 40, 188, 11);
  mark(sheet, one.name, 400, 222, 9);
  mark(sheet, 'Please sign above', 410, 252, 7);
  mark(sheet, inkLine(one), 130, 288, 12);
};

const withHolder: Layout = (sheet, one) => {
  mark(sheet, one.bank, 40, 46, 14);
  middle(sheet);
  mark(sheet, `Account Number : ${one.account}`, 40, 178, 9);
  mark(sheet, `Account Holder : ${one.name}`, 40, 194, 9);
  mark(sheet, `IFSC Code : ${one.ifsc}`, 40, 210, 9);
  mark(sheet, 'Please sign above', 430, 250, 7);
  mark(sheet, inkLine(one), 150, 284, 12);
};

const payee: Layout = (sheet, one) => {
  mark(sheet, 'A/C PAYEE', 40, 30, 8);
  mark(sheet, 'CANCELLED', 220, 160, 22);
  mark(sheet, one.bank, 40, 54, 12);
  mark(sheet, `IFSC: ${one.ifsc}`, 200, 54, 8);
  middle(sheet);
  mark(sheet, `A/C No. ${one.account}  SAVINGS ACCOUNT`, 40, 200, 9);
  mark(sheet, one.name, 415, 225, 8);
  mark(sheet, 'Signature', 440, 255, 7);
  mark(sheet, inkLine(one), 150, 290, 12);
};

const firm: Layout = (sheet, one) => {
  mark(sheet, one.bank.toUpperCase(), 200, 42, 15);
  mark(sheet, `MICR ${one.sort}   IFSC ${one.ifsc}`, 200, 58, 7);
  middle(sheet);
  mark(sheet, 'CURRENT A/C NO.', 40, 182, 7);
  mark(sheet, one.account, 130, 182, 10);
  mark(sheet, `For ${one.name}`, 400, 205, 9);
  mark(sheet, 'AUTHORISED SIGNATORY', 420, 250, 7);
  mark(sheet, inkLine(one, ['<', '<', '|', '<']), 150, 286, 12);
};

const drawn = { usual, boxedAccount, accountUnder, withHolder, payee, firm };

/** A cheque as a bank's PDF prints it, in six layouts. */
export const cheque: EverydayPaper = {
  name: 'cheque',
  title: 'Cancelled cheque',
  reader: 'cheque',
  layouts: Object.keys(drawn),
  async make(person, layout = 0) {
    const sheet = await openSheet();
    Object.values(drawn)[layout]?.(sheet, chequeOf(person));
    return sheet.save();
  },
  truth(person) {
    const one = chequeOf(person);
    return {
      accountNumber: one.account,
      ifsc: one.ifsc,
      name: one.name,
      chequeNumber: one.number,
      micr: one.sort,
      transactionCode: one.kind,
    };
  },
};

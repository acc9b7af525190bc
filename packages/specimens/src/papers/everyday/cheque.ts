import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { accountNumber } from '@pramaan/documents/identifiers/bank.ts';
import { knownNumber } from '../../known-number.ts';
import { randomOf } from '../../random.ts';
import { openSheet, type TextSheet } from '../text-sheet.ts';
import type { EverydayPaper } from './everyday-paper.ts';

interface Leaf {
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

function leafOf(person: Person): Leaf {
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

type Layout = (sheet: TextSheet, leaf: Leaf) => void;

/** The line in magnetic ink as its fonts encode it: C on the number, A on the sort code. */
const inkLine = ({ number, sort, id, kind }: Leaf, marks = ['C', 'C', 'A', 'C']) =>
  `${marks[0]}${number}${marks[1]} ${sort}${marks[2]} ${id}${marks[3]} ${kind}`;

const mark = (sheet: TextSheet, text: string, x: number, y: number, size = 9) =>
  sheet.mark(text, { x, y, size });

function middle(sheet: TextSheet, payable = 'Valid for 3 months only'): void {
  mark(sheet, payable, 420, 40, 7);
  mark(sheet, 'PAY', 40, 110);
  mark(sheet, 'OR BEARER', 500, 110, 8);
  mark(sheet, 'RUPEES', 40, 140);
}

const usual: Layout = (sheet, leaf) => {
  mark(sheet, leaf.bank, 40, 50, 14);
  mark(sheet, 'Indiranagar Branch, Bengaluru 560038', 40, 66, 7);
  mark(sheet, `IFSC : ${leaf.ifsc}`, 40, 78, 8);
  middle(sheet);
  mark(sheet, `A/c No. ${leaf.account}`, 40, 180, 10);
  mark(sheet, leaf.name, 420, 220, 9);
  mark(sheet, 'Please sign above', 430, 250, 7);
  mark(sheet, inkLine(leaf), 150, 285, 12);
};

const boxedAccount: Layout = (sheet, leaf) => {
  mark(sheet, leaf.bank.toUpperCase(), 60, 48, 13);
  mark(sheet, `RTGS / NEFT IFSC : ${leaf.ifsc}`, 60, 64, 8);
  middle(sheet, 'VALID FOR THREE MONTHS ONLY');
  mark(sheet, 'A/C NO.', 40, 185, 8);
  mark(sheet, leaf.account, 95, 185, 11);
  mark(sheet, 'PREFIX : 0214', 300, 185, 7);
  mark(sheet, leaf.name, 410, 215, 8);
  mark(sheet, 'AUTHORISED SIGNATORY', 420, 248, 6);
  mark(sheet, inkLine(leaf, ['"', '"', ':', '"']), 140, 290, 12);
};

const accountUnder: Layout = (sheet, leaf) => {
  mark(sheet, leaf.bank, 380, 44, 12);
  mark(sheet, 'MG Road, Pune 411001', 380, 56, 7);
  mark(sheet, `IFS Code : ${leaf.ifsc}`, 380, 68, 7);
  mark(sheet, 'PAY', 40, 110);
  mark(sheet, 'OR ORDER', 500, 110, 8);
  mark(sheet, 'RUPEES', 40, 140);
  mark(sheet, 'SB A/C NO.', 40, 176, 7);
  mark(sheet, leaf.account, 40, 188, 11);
  mark(sheet, leaf.name, 400, 222, 9);
  mark(sheet, 'Please sign above', 410, 252, 7);
  mark(sheet, inkLine(leaf), 130, 288, 12);
};

const withHolder: Layout = (sheet, leaf) => {
  mark(sheet, leaf.bank, 40, 46, 14);
  middle(sheet);
  mark(sheet, `Account Number : ${leaf.account}`, 40, 178, 9);
  mark(sheet, `Account Holder : ${leaf.name}`, 40, 194, 9);
  mark(sheet, `IFSC Code : ${leaf.ifsc}`, 40, 210, 9);
  mark(sheet, 'Please sign above', 430, 250, 7);
  mark(sheet, inkLine(leaf), 150, 284, 12);
};

const payee: Layout = (sheet, leaf) => {
  mark(sheet, 'A/C PAYEE', 40, 30, 8);
  mark(sheet, 'CANCELLED', 220, 160, 22);
  mark(sheet, leaf.bank, 40, 54, 12);
  mark(sheet, `IFSC: ${leaf.ifsc}`, 200, 54, 8);
  middle(sheet);
  mark(sheet, `A/C No. ${leaf.account}  SAVINGS ACCOUNT`, 40, 200, 9);
  mark(sheet, leaf.name, 415, 225, 8);
  mark(sheet, 'Signature', 440, 255, 7);
  mark(sheet, inkLine(leaf), 150, 290, 12);
};

const firm: Layout = (sheet, leaf) => {
  mark(sheet, leaf.bank.toUpperCase(), 200, 42, 15);
  mark(sheet, `MICR ${leaf.sort}   IFSC ${leaf.ifsc}`, 200, 58, 7);
  middle(sheet);
  mark(sheet, 'CURRENT A/C NO.', 40, 182, 7);
  mark(sheet, leaf.account, 130, 182, 10);
  mark(sheet, `For ${leaf.name}`, 400, 205, 9);
  mark(sheet, 'AUTHORISED SIGNATORY', 420, 250, 7);
  mark(sheet, inkLine(leaf, ['<', '<', '|', '<']), 150, 286, 12);
};

const drawn = { usual, boxedAccount, accountUnder, withHolder, payee, firm };

/** A cheque leaf as a bank's PDF prints it, in six layouts. */
export const cheque: EverydayPaper = {
  name: 'cheque',
  title: 'Cancelled cheque',
  reader: 'cheque',
  layouts: Object.keys(drawn),
  async make(person, layout = 0) {
    const sheet = await openSheet();
    Object.values(drawn)[layout]?.(sheet, leafOf(person));
    return sheet.save();
  },
  truth(person) {
    const leaf = leafOf(person);
    return {
      accountNumber: leaf.account,
      ifsc: leaf.ifsc,
      name: leaf.name,
      chequeNumber: leaf.number,
      micr: leaf.sort,
      transactionCode: leaf.kind,
    };
  },
};

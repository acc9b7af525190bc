import { type Cell, openSheet } from '@pramaan/specimens/papers/text-sheet.ts';
import { printedDate } from '@pramaan/specimens/people.ts';
import { type Ledger, rupeesOf } from '@pramaan/specimens/statements/ledger.ts';

const widths = [55, 215, 90, 60, 60, 55];
const heads = ['Date', 'Narration', 'Reference', 'Withdrawal', 'Deposit', 'Balance'];

const cells = (texts: readonly string[], bold = false): Cell[] =>
  texts.map((text, at) => ({ text, width: widths[at] ?? 0, align: at > 2 ? 'right' : 'left', bold }));

/** A month's statement of an account, as PDF. */
export async function statementPdf({ account, from, to, opening, closing, rows }: Ledger): Promise<Buffer> {
  const sheet = await openSheet((page) => page.row(cells(heads, true)));
  sheet.line(account.bank.name, { size: 14, bold: true });
  sheet.line(`${account.holder.name}   Account ${account.number}   IFSC ${account.ifsc}`);
  sheet.line(`Statement from ${printedDate(from)} to ${printedDate(to)}`);
  sheet.row(cells(heads, true));
  sheet.row(cells([printedDate(from), 'OPENING BALANCE', '', '', '', rupeesOf(opening)]));
  for (const { date, narration, reference, side, paise, balance } of rows) {
    const amount = rupeesOf(paise);
    const sides = side === 'debit' ? [amount, ''] : ['', amount];
    sheet.row(cells([printedDate(date), narration, reference, ...sides, rupeesOf(balance)]));
  }
  sheet.row(cells([printedDate(to), 'CLOSING BALANCE', '', '', '', rupeesOf(closing)]));
  return Buffer.from(await sheet.save());
}

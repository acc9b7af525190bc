import { drawStatement } from '@pramaan/specimens/statements/draw-pdf.ts';
import { ledgerOf } from '@pramaan/specimens/statements/ledger.ts';
import { ledgerTruth, styleOfBank } from '@pramaan/specimens/statements/ledger-truth.ts';
import { monthOf } from '@pramaan/specimens/statements/month.ts';
import { today } from './accounts.ts';
import type { Link } from './links.ts';

const months = 6;

/** A bank's PDF of one month; `id` is `<account>-<YYYYMM>`. */
interface StatementDocument {
  id: string;
  accountID: number;
  month: string;
  bank: string;
}

const newest = () => monthOf(today().slice(0, 7), -1);

/** The statements of a link's accounts: the last six whole months each; two where only those came through. */
export function documentsOf(link: Link): StatementDocument[] {
  const count = link.ending === 'gap' ? 2 : months;
  return link.accounts.flatMap(({ id, account }) =>
    Array.from({ length: count }, (_, at) => {
      const month = monthOf(newest(), -at);
      return { id: `${id}-${month.replace('-', '')}`, accountID: id, month, bank: account.bank.name };
    }),
  );
}

/** As `GET /documents` lists it. */
export const documentRow = ({ id, accountID, month, bank }: StatementDocument) => ({
  id,
  name: `${bank} statement ${month}`,
  docType: 'STMT',
  formType: 'STMT',
  accountID,
  source: 'PDF',
  status: 'DOWNLOADED',
  lastUpdated: `${monthOf(month, 1)}-02T00:00:00Z`,
});

/** The document's bytes. */
export async function documentContent(link: Link, wanted: StatementDocument): Promise<Buffer> {
  const account = link.accounts.find(({ id }) => id === wanted.accountID)?.account;
  if (!account) throw new Error('The statement is of an account that is not in its link.');
  const last = new Date(Date.parse(`${monthOf(wanted.month, 1)}-01T00:00:00Z`) - 86_400_000);
  const ledger = ledgerOf(account, { from: `${wanted.month}-01`, to: last.toISOString().slice(0, 10) });
  return Buffer.from((await drawStatement(ledgerTruth(ledger), styleOfBank(account.bank.name))).bytes);
}

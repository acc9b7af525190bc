import { childrenNamed, parseXml } from '../../xml-signature/parse.ts';
import type { Paise, Transaction } from '../statement.ts';

type Node = ReturnType<typeof parseXml>['root'];

/** One statement of an ISO 20022 camt.053 file. */
interface CamtStatement {
  account: { number: string; name: string; bank: string };
  currency: string;
  period: { from: string; to: string } | null;
  opening: Paise | null;
  closing: Paise | null;
  transactions: Transaction[];
}

const at = (node: Node | undefined, path: string): Node | undefined =>
  path.split('/').reduce<Node | undefined>((from, name) => from && childrenNamed(from, name)[0], node);
const text = (node: Node | undefined, path: string) => at(node, path)?.textContent?.trim() ?? '';

/**
 * The statements in a camt.053 file; null for an XML of another kind or without what the standard requires. Throws
 * XmlRefusal for what is no sound XML. Source: ISO 20022 camt.053.001.02 and later.
 */
export function readCamt053(xml: string): CamtStatement[] | null {
  const { root } = parseXml(xml);
  const message = childrenNamed(root, 'BkToCstmrStmt')[0];
  if (!message) return null;
  const statements = childrenNamed(message, 'Stmt').map(statementOf);
  return statements.every((statement) => statement !== null) && statements.length > 0 ? statements : null;
}

function statementOf(node: Node): CamtStatement | null {
  const transactions: Transaction[] = [];
  for (const [row, entry] of childrenNamed(node, 'Ntry').entries()) {
    const status = text(entry, 'Sts/Cd') || text(entry, 'Sts');
    if (status !== '' && status !== 'BOOK') continue;
    const transaction = transactionOf(entry, row + 1);
    if (!transaction) return null;
    transactions.push(transaction);
  }
  const balance = (code: string) => {
    const found = childrenNamed(node, 'Bal').find((one) => text(one, 'Tp/CdOrPrtry/Cd') === code);
    const paise = paiseOf(text(found, 'Amt'));
    return paise === null ? null : text(found, 'CdtDbtInd') === 'DBIT' ? -paise : paise;
  };
  const from = text(node, 'FrToDt/FrDtTm').slice(0, 10);
  const to = text(node, 'FrToDt/ToDtTm').slice(0, 10);
  return {
    account: {
      number: text(node, 'Acct/Id/IBAN') || text(node, 'Acct/Id/Othr/Id'),
      name: text(node, 'Acct/Ownr/Nm'),
      bank: text(node, 'Acct/Svcr/FinInstnId/Nm'),
    },
    currency: text(node, 'Acct/Ccy') || at(node, 'Bal/Amt')?.getAttribute('Ccy') || '',
    period: from && to ? { from, to } : null,
    opening: balance('OPBD') ?? balance('PRCD'),
    closing: balance('CLBD'),
    transactions,
  };
}

function transactionOf(entry: Node, row: number): Transaction | null {
  const paise = paiseOf(text(entry, 'Amt'));
  const booked = (text(entry, 'BookgDt/Dt') || text(entry, 'BookgDt/DtTm')).slice(0, 10);
  const valued = (text(entry, 'ValDt/Dt') || text(entry, 'ValDt/DtTm')).slice(0, 10);
  const date = booked || valued;
  if (paise === null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  // An entry that takes one back already stands with the side it has in the account.
  const credit = text(entry, 'CdtDbtInd') === 'CRDT';
  const details = at(entry, 'NtryDtls/TxDtls');
  const party = text(details, credit ? 'RltdPties/Dbtr/Nm' : 'RltdPties/Cdtr/Nm');
  const other = text(details, credit ? 'RltdPties/Dbtr/Pty/Nm' : 'RltdPties/Cdtr/Pty/Nm');
  return {
    date,
    valueDate: valued || null,
    narration: [text(entry, 'AddtlNtryInf'), party || other, text(details, 'RmtInf/Ustrd')]
      .filter((part) => part !== '')
      .join(' '),
    reference: text(details, 'Refs/EndToEndId') || text(entry, 'AcctSvcrRef'),
    debit: credit ? null : paise,
    credit: credit ? paise : null,
    balance: null,
    at: { page: 1, row },
  };
}

function paiseOf(amount: string): Paise | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(amount);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

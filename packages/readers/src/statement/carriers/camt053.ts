import { childrenNamed, childrenOf, parseXml } from '../../xml-signature/parse.ts';
import { StatementError } from '../error.ts';
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

/** Three thousand entries, a year of a busy account: more does not fit into the memory of a reader. */
const limits = { bytes: 20_000_000, elements: 90_000, decoded: true } as const;

/** camt.052, which tells of an account within a day, and camt.054, which tells of single payments: neither opens and closes a period. */
const paymentReports = ['BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'] as const;

/**
 * The statements in a camt.053 file, also in an envelope of the network that carried it; null for an XML of another kind.
 * Throws StatementRefusal where what the standard requires is missing, XmlRefusal for what is no sound XML. Source: ISO 20022
 * camt.053.001.02 and later.
 */
export function readCamt053(xml: string): CamtStatement[] | null {
  const { root } = parseXml(xml, limits);
  const message = messageIn(root, 'BkToCstmrStmt', 4);
  if (!message && paymentReports.some((name) => messageIn(root, name, 4)))
    throw new StatementError('payment-report');
  if (!message) return null;
  const statements = childrenNamed(message, 'Stmt').map(statementOf);
  return statements.length > 0 ? statements : null;
}

function messageIn(node: Node, name: string, levels: number): Node | undefined {
  const [here] = childrenNamed(node, name);
  if (here || levels === 0) return here;
  for (const child of childrenOf(node)) {
    const found = messageIn(child, name, levels - 1);
    if (found) return found;
  }
  return undefined;
}

function statementOf(node: Node): CamtStatement {
  const transactions: Transaction[] = [];
  for (const [row, entry] of childrenNamed(node, 'Ntry').entries()) {
    const status = text(entry, 'Sts/Cd') || text(entry, 'Sts');
    if (status !== '' && status !== 'BOOK') continue;
    transactions.push(transactionOf(entry, row + 1));
  }
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
    ...balancesOf(node),
    transactions,
  };
}

/** Where a statement is parted into pages, the balances between them are interim ones: the first opens, the last closes. */
function balancesOf(node: Node): Pick<CamtStatement, 'opening' | 'closing'> {
  const balances = childrenNamed(node, 'Bal').flatMap((one) => {
    const paise = paiseOf(text(one, 'Amt'));
    if (paise === null) return [];
    return { code: text(one, 'Tp/CdOrPrtry/Cd'), paise: text(one, 'CdtDbtInd') === 'DBIT' ? -paise : paise };
  });
  const of = (code: string) => balances.find((one) => one.code === code)?.paise ?? null;
  const interim = balances.flatMap(({ code, paise }) => (code === 'ITBD' ? paise : []));
  const opening = of('OPBD') ?? of('PRCD') ?? interim.shift() ?? null;
  return { opening, closing: of('CLBD') ?? interim.pop() ?? null };
}

function transactionOf(entry: Node, row: number): Transaction {
  const paise = paiseOf(text(entry, 'Amt'));
  const booked = (text(entry, 'BookgDt/Dt') || text(entry, 'BookgDt/DtTm')).slice(0, 10);
  const valued = (text(entry, 'ValDt/Dt') || text(entry, 'ValDt/DtTm')).slice(0, 10);
  const date = booked || valued;
  if (paise === null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new StatementError('damaged');
  // An entry that takes one back already stands with the side it has in the account.
  const credit = text(entry, 'CdtDbtInd') === 'CRDT';
  const details = childrenNamed(entry, 'NtryDtls').flatMap((part) => childrenNamed(part, 'TxDtls'));
  return {
    date,
    valueDate: valued || null,
    narration: [...new Set([text(entry, 'AddtlNtryInf'), ...details.flatMap((one) => wordsOf(one, credit))])]
      .filter((part) => part !== '')
      .slice(0, 12)
      .join(' '),
    reference: referenceOf(details[0]) || text(entry, 'AcctSvcrRef'),
    debit: credit ? null : paise,
    credit: credit ? paise : null,
    balance: null,
    at: { page: 1, row },
  };
}

/** The other party and what was written for it. Several payments that were booked as one each have theirs. */
function wordsOf(details: Node, credit: boolean): string[] {
  const side = credit ? 'Dbtr' : 'Cdtr';
  return [
    text(details, `RltdPties/${side}/Nm`) || text(details, `RltdPties/${side}/Pty/Nm`),
    ...childrenNamed(at(details, 'RmtInf') ?? details, 'Ustrd').map((one) => one.textContent?.trim() ?? ''),
    text(details, 'RmtInf/Strd/CdtrRefInf/Ref'),
    text(details, 'AddtlTxInf'),
  ];
}

/** The payer's reference; the standard has a word for none. */
function referenceOf(details: Node | undefined): string {
  const own = text(details, 'Refs/EndToEndId');
  return own === 'NOTPROVIDED' ? '' : own;
}

function paiseOf(amount: string): Paise | null {
  const match = /^\+?(?=\.?\d)(\d{0,13})(?:\.(\d{0,2})0*)?$/.exec(amount);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

import { banks } from '../layouts/banks.ts';

/** The way by which money moved. */
export const channels = [
  ...['UPI', 'NEFT', 'RTGS', 'IMPS', 'NACH', 'ATM', 'card', 'cheque', 'cash', 'interest', 'charge'],
  ...['bill', 'transfer', 'other'],
] as const;
export type Channel = (typeof channels)[number];

/** What a narration tells. Empty text for what it does not. */
export interface Narration {
  channel: Channel;
  /** The other side, as the bank writes it. */
  party: string;
  /** UTR, RRN or other number of the payment. */
  reference: string;
  /** Its address in UPI, in small letters. */
  vpa: string;
  /** It was sent back, or refused for want of money. */
  returned: boolean;
}

/** First that fits. Source: standards §10.1, narration channel grammar. */
const forms: readonly [Channel, RegExp][] = [
  [
    'interest',
    /\bINT\.?\s?(?:PD|PAID|CR)\b|\bCREDIT INTEREST\b|\bINTEREST (?:PAID|CREDIT|CAPITALI[SZ]ED)\b|\bSB INT\b|\bINT\.?\s?COLL/,
  ],
  [
    'charge',
    // Not what is paid by UPI or cheque for somebody's fees.
    /^(?!.*(?:\bUPI\b|@|\bCHE?QU?E?\b|\bCLG\b)).*(?:\bCHA?RGE?S?\b|\bCHGS?\b|\b(?:ANNUAL|PROCESSING|CARD|LATE|SERVICE|SMS|ATM) FEES?\b|\b[CSI]GST\b|\bGST ON\b|\bAMC\b|\bPENALTY\b|\bMIN BAL\b)|\b(?:CHE?QU?E?|UPI)\b.*\b(?:CHRGS?|CHGS?|CHARGES?)\b/,
  ],
  ['UPI', /\bUPI\b|@(?:ok|ybl|ibl|axl|paytm|upi|apl|sbi|icici|hdfc)/i],
  ['NACH', /\bACH\b|\bNACH\b|\bECS\b|\bMANDATE\b|\bE-?MANDATE\b|\bACHDR\b|\bACHCR\b/],
  ['RTGS', /\bRTGS\b/],
  ['IMPS', /\bIMPS\b|^MMT\b/],
  ['NEFT', /\bNEFT\b/],
  ['ATM', /\bATM\b|^(?:ATW|NWD|EAW|ATI|AWB|AWL|NFS)\b|\bNFS\b|\bCASH W(?:DL|ITHDRAWAL)\b.*\bATM\b/],
  ['cash', /\bCASH\b|\bCDM\b|\bBY CASH\b|\bSELF\b/],
  ['card', /\bPOS\b|^(?:VPS|IPS|PUR|ECOM|VIN|MPS)\b|\bECOM\b|\bDEBIT CARD\b|\bPURCHASE\b|\bPCD\b/],
  ['cheque', /\bCHQ\b|\bCHEQUE\b|\bCLG\b|\bCLEARING\b|\bCTS\b|\bMICR\b/],
  ['bill', /^BIL\b|\bBILL ?PAY\b|\bBILLDK\b|\bBBPS\b|\bBILL\b/],
  ['transfer', /\bTRANSFER\b|\bTRF\b|\bTFR\b|\bINF\b|\bINFT\b|\bFT\b|\bNET ?BANKING\b|^TPT\b|\bSI\b/],
];

const returnedForm =
  /\bRTN\b|\bRETURN(?:ED)?\b|\bINSUFFICIENT\b|\bBOUNCED?\b|\bREJECT(?:ED)?\b|\bUNPAID\b|\bDISHONOU?R(?:ED)?\b|\bREVERSAL OF ACH\b|\bFUNDS INSUF/;

/** Words of the channels, which are no part of a name at its start. */
const codes = new Set([
  ...[
    'UPI',
    'UPIOUT',
    'UPIIN',
    'UPIINTENT',
    'DR',
    'CR',
    'D',
    'C',
    'P2A',
    'P2M',
    'P2P',
    'NEFT',
    'RTGS',
    'IMPS',
    'MMT',
  ],
  ...[
    'INF',
    'INFT',
    'BIL',
    'ONL',
    'ACH',
    'ACHDR',
    'ACHCR',
    'NACH',
    'ECS',
    'SI',
    'TPT',
    'INB',
    'IB',
    'MB',
    'BY',
    'TO',
  ],
  ...[
    'INWARD',
    'OUTWARD',
    'IN',
    'OUT',
    'TRANSFER',
    'TRF',
    'PAYMENT',
    'PAY',
    'COLLECT',
    'NA',
    'NULL',
    'NONE',
    'FT',
  ],
  ...[
    'NET',
    'ECOM',
    'POS',
    'PUR',
    'IPS',
    'VPS',
    'ATM',
    'ATW',
    'NWD',
    'EAW',
    'NFS',
    'RTN',
    'RETURN',
    'REV',
    'REVERSAL',
  ],
  ...[
    'CHQ',
    'CHEQUE',
    'CLG',
    'MICR',
    'CTS',
    'NO',
    'PAID',
    'BRN',
    'EMI',
    'SALARY',
    'SAL',
    'BILLPAY',
    'BILL',
    'CASH',
  ],
  ...['WDL', 'DEP', 'SELF', 'REFUND', 'DEBIT', 'CREDIT', 'CARD', 'CMS', 'REPAID', 'FAMILY'],
]);
const bankWords = new Set(
  banks.flatMap(({ ifsc, name }) => [ifsc, name.toUpperCase(), name.toUpperCase().replace(/ BANK$/, '')]),
);
const extraBanks =
  /^(?:SBI|PNB|BOB|BOI|HDFC|ICICI|AXIS|KOTAK|YES|IDFC|PAYTM|AIRP|CITI|HSBC|IDIB|UCBA)(?: BANK)?(?: LTD)?$/;

/** Reads a narration by the grammar of its channel. */
export function narrationOf(text: string): Narration {
  const upper = text.toUpperCase();
  const channel = forms.find(([, form]) => form.test(upper))?.[0] ?? 'other';
  const returned = returnedForm.test(upper);
  const vpa = /[\w.-]{2,}@[A-Z][A-Z0-9]{1,}/.exec(upper)?.[0].toLowerCase() ?? '';
  const reference = referenceIn(upper);
  return { channel, party: partyIn(upper, channel), reference, vpa, returned };
}

/** The number by which two banks know a payment: twelve digits in UPI and IMPS, a UTR in NEFT and RTGS. */
function referenceIn(text: string): string {
  return (
    /\b[A-Z]{4}[A-Z]?[0-9]{11,17}\b/.exec(text)?.[0] ??
    /\b[A-Z]\d{12,17}\b/.exec(text)?.[0] ??
    /(?:^|[^0-9])(\d{12})(?![0-9])/.exec(text)?.[1] ??
    ''
  );
}

/** Channels that name no other side. */
const nameless: ReadonlySet<Channel> = new Set(['ATM', 'cash', 'interest', 'charge']);

function partyIn(text: string, channel: Channel): string {
  if (nameless.has(channel)) return '';
  const pieces = text
    .split(/[/*:|]|-|\s{2,}/)
    .map(bareName)
    .filter((piece) => /[A-Z]{3}/.test(piece) && !piece.includes('@'));
  // In UPI the party stands before its bank; elsewhere the bank may come first.
  const isBank = (piece: string) =>
    bankWords.has(piece) || extraBanks.test(piece) || (channel !== 'UPI' && /^[A-Z]{4}$/.test(piece));
  return (pieces.find((piece) => !isBank(piece)) ?? pieces[0] ?? '').slice(0, 60);
}

/** A piece without the channel's words, numbers and codes before the name, and without reasons after it. */
function bareName(piece: string): string {
  const words = piece
    .replace(/\b(?:FUNDS )?INSUFFICIENT(?: FUNDS| BALANCE)?\b.*$/, '')
    .replace(/\bSAL(?:ARY)?\b(?: [A-Z]{3} ?\d{0,4})?\s*$/, '')
    .split(/[\s.]+/)
    .filter((word) => word !== '');
  const isCode = (word: string) =>
    codes.has(word) || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(word) || /^[A-Z]{0,6}[\dX*]{3,}[A-Z0-9X*]*$/.test(word);
  const first = words.findIndex((word) => !isCode(word));
  return first < 0 ? '' : words.slice(first).join(' ');
}

const titles = /^(?:MR|MRS|MS|M\/S|SHRI|SMT|DR|MISS)\b\.?\s*/;
const companies =
  /\b(?:PRIVATE|PVT|LIMITED|LTD|LLP|INC|CORPORATION|CORP|COMPANY|CO|INDIA|TECHNOLOGIES|SERVICES|SERVICE|PAYMENTS?)\b\.?/g;

/** One spelling of a party, however the bank breaks and shortens it: to compare, not to show. */
export function partyKey(party: string): string {
  const whole = party.toUpperCase().replace(titles, '');
  const short = whole.replace(companies, ' ').replace(/[^A-Z0-9]/g, '');
  return short.length >= 3 ? short : whole.replace(/[^A-Z0-9]/g, '');
}

import { randomOf } from '@pramaan/specimens/random.ts';

/** One entry of an account, as a message between banks tells of it. Paise. */
export interface MadeEntry {
  date: string;
  paise: number;
  credit: boolean;
  words: string;
  reference: string;
}

export interface MadeMessage {
  text: string;
  /** How the bytes of the file are written. */
  encoding: 'utf8' | 'utf16le' | 'latin1';
  account: string;
  opening: number;
  closing: number;
  entries: readonly MadeEntry[];
  /** Made of a message for each day with entries, each whole in itself. */
  daily: boolean;
}

type Choices = ReturnType<typeof randomOf>;

const day = (at: number) => new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10);
const signed = (entries: readonly MadeEntry[]) =>
  entries.reduce((sum, { paise, credit }) => sum + (credit ? paise : -paise), 0);

function madeEntries(random: Choices): MadeEntry[] {
  let at = 0;
  return Array.from({ length: random.whole(1, 7) }, (_, number) => {
    at += random.whole(0, 4);
    return {
      date: day(at),
      paise: random.pick([random.whole(1, 99), random.whole(100, 99_999), random.whole(1, 9_999_999_99)]),
      credit: random.pick([true, false]),
      words: random.pick(['UPI DEMO SHOP', 'NEFT ACME SALARY APR', 'ATM WDL', 'RENT 12-B', 'CAFÉ BILL']),
      reference: `R${number}${random.digits(6)}`,
    };
  });
}

/** Cut into pages or daily messages at random places; the pages of one statement follow each other. */
function cutUp(random: Choices, entries: readonly MadeEntry[]): MadeEntry[][] {
  const pages: MadeEntry[][] = [[]];
  for (const entry of entries) {
    if ((pages.at(-1)?.length ?? 0) > 0 && random.whole(0, 3) === 0) pages.push([]);
    pages.at(-1)?.push(entry);
  }
  return pages;
}

/** The same statement as an MT940 file, written as one of many programs writes it. */
export function madeMt940(seed: string): MadeMessage {
  const random = randomOf(seed);
  const entries = madeEntries(random);
  const account = random.digits(random.whole(9, 16));
  const opening = random.whole(-5_000_000, 50_000_000);
  const form = {
    account: random.pick([
      `:25:${account}`,
      `:25:HDFC0001234/${account}`,
      `:25:HDFCINBB/${account}`,
      `:25P:${account}\nHDFCINBBXXX`,
    ]),
    head: random.pick(['', '{1:F01HDFCINBBAXXX0000000000}{2:I940HDFCINBBXXXXN}{4:\n', 'STATEMENT\n940 00\n']),
    end: random.pick(['', '-\n', '-}\n', '-}{5:{MAC:00000000}{CHK:0123456789AB}}\n']),
    mark: random.pick([',', ',', '.']),
    funds: random.pick(['', 'R']),
    booked: random.pick([true, false]),
    type: random.pick(['NTRF', 'NMSC', 'S103', 'F01 ', 'Ntrf', '']),
    info: random.pick(['plain', 'subfields', 'supplementary']),
    own: random.pick(['', '', ':NS:22RAVI KUMAR\n23SAVINGS\n']),
    line: random.pick(['\n', '\r\n', '\r']),
    daily: random.pick([true, false]),
  };
  const money = (paise: number) => {
    const text = `${Math.floor(paise / 100)}${form.mark}${String(paise % 100).padStart(2, '0')}`;
    return form.mark === ',' && paise % 100 === 0 ? text.slice(0, -2) : text;
  };
  const short = (date: string) => date.slice(2).replaceAll('-', '');
  const balance = (tag: string, date: string, paise: number) =>
    `:${tag}:${paise < 0 ? 'D' : 'C'}${short(date)}INR${money(Math.abs(paise))}\n`;
  const entryOf = ({ date, paise, credit, words, reference }: MadeEntry) => {
    const moved = `${short(date)}${form.booked ? short(date).slice(2) : ''}${credit ? 'C' : 'D'}${form.funds}${money(paise)}`;
    const start = `:61:${moved}${form.type}${form.type === '' ? '//' : ''}${reference}`;
    const [half = '', ...rest] = words.split(' ');
    const info = {
      plain: `\n:86:${words}\n`,
      subfields: `\n:86:166?00${words}?109999\n`,
      supplementary: `\n${half}\n:86:${rest.join(' ')}\n`,
    }[form.info];
    return `${start}${info ?? ''}${form.own}`;
  };
  let stood = opening;
  const pages = cutUp(random, entries);
  const [opens, closes] = form.daily ? ['60F', '62F'] : ['60M', '62M'];
  const messages = pages.map((page, at) => {
    const [first, last] = [page[0]?.date ?? day(0), page.at(-1)?.date ?? day(0)];
    const [before, after] = [stood, stood + signed(page)];
    stood = after;
    return `${form.head}:20:STMT${at}\n${form.account}\n:28C:1/${at + 1}\n${balance(at === 0 ? '60F' : opens, first, before)}${page
      .map(entryOf)
      .join('')}${balance(at === pages.length - 1 ? '62F' : closes, last, after)}${form.end}`;
  });
  return {
    text: messages.join('').replaceAll('\n', form.line),
    encoding: random.pick(['utf8', 'utf16le', 'latin1']),
    ...{ account, opening, closing: stood, entries, daily: form.daily },
  };
}

/** The same statement as a camt.053 file, in one of its versions and dresses. */
export function madeCamt053(seed: string): MadeMessage {
  const random = randomOf(seed);
  const entries = madeEntries(random);
  const account = random.digits(random.whole(9, 16));
  const opening = random.whole(-5_000_000, 50_000_000);
  const version = random.pick(['02', '04', '08', '13']);
  const later = Number(version) >= 8;
  const form = {
    prefix: random.pick(['', 'ns2:', 'camt:']),
    encoding: random.pick(['utf8', 'utf16le', 'latin1'] as const),
    open: random.pick(['OPBD', 'PRCD', 'ITBD']),
    close: random.pick(['CLBD', 'ITBD']),
    places: random.pick([2, 2, 5]),
    moment: random.pick([true, false]),
    period: random.pick([true, false]),
    envelope: random.pick([true, false]),
    blank: random.pick(['', '\n  ', '\r\n']),
  };
  const tag = (name: string, inside: string, attributes = '') =>
    `<${form.prefix}${name}${attributes}>${form.blank}${inside}${form.blank}</${form.prefix}${name}>`;
  const text = (name: string, inside: string, attributes = '') =>
    `<${form.prefix}${name}${attributes}>${inside}</${form.prefix}${name}>`;
  const money = (paise: number) => {
    const whole = (paise / 100).toFixed(2);
    return text('Amt', form.places === 2 ? whole : whole.padEnd(whole.length + 3, '0'), ' Ccy="INR"');
  };
  const side = (credit: boolean) => text('CdtDbtInd', credit ? 'CRDT' : 'DBIT');
  const date = (name: string, on: string) =>
    tag(name, form.moment ? text('DtTm', `${on}T10:00:00+05:30`) : text('Dt', on));
  const balance = (code: string, paise: number, on: string) =>
    tag(
      'Bal',
      tag('Tp', tag('CdOrPrtry', text('Cd', code))) +
        money(Math.abs(paise)) +
        side(paise >= 0) +
        date('Dt', on),
    );
  const entryOf = ({ date: on, paise, credit, words, reference }: MadeEntry) => {
    const party = text('Nm', words);
    const other = tag(credit ? 'Dbtr' : 'Cdtr', later ? tag('Pty', party) : party);
    const details = tag('Refs', text('EndToEndId', 'NOTPROVIDED')) + tag('RltdPties', other);
    return tag(
      'Ntry',
      money(paise) +
        side(credit) +
        (later ? tag('Sts', text('Cd', 'BOOK')) : text('Sts', 'BOOK')) +
        date('BookgDt', on) +
        date('ValDt', on) +
        text('AcctSvcrRef', reference) +
        tag('NtryDtls', tag('TxDtls', details)),
    );
  };
  const closing = opening + signed(entries);
  const [first, last] = [entries[0]?.date ?? day(0), entries.at(-1)?.date ?? day(0)];
  const statement = tag(
    'Stmt',
    text('Id', 'S1') +
      (form.period
        ? tag('FrToDt', text('FrDtTm', `${first}T00:00:00`) + text('ToDtTm', `${last}T23:59:59`))
        : '') +
      tag('Acct', tag('Id', tag('Othr', text('Id', account))) + text('Ccy', 'INR')) +
      balance(form.open, opening, first) +
      balance(form.close, closing, last) +
      entries.map(entryOf).join(''),
  );
  const space = `xmlns${form.prefix && `:${form.prefix.slice(0, -1)}`}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"`;
  const document = tag('Document', tag('BkToCstmrStmt', statement), ` ${space}`);
  const declared = { utf8: 'UTF-8', utf16le: 'UTF-16', latin1: 'ISO-8859-1' }[form.encoding];
  return {
    text: `<?xml version="1.0" encoding="${declared}"?>${form.envelope ? `<Envelope><Header/>${document}</Envelope>` : document}`,
    encoding: form.encoding,
    ...{ account, opening, closing, entries, daily: false },
  };
}

export const bytesOf = ({ text, encoding }: Pick<MadeMessage, 'text' | 'encoding'>): Buffer =>
  Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding);

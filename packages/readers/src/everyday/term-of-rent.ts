import type { Row } from '../printed-forms/rows.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { dayForm, firstOf, type Passage, type Prose, within, writtenDay } from './prose.ts';
import { plainDay } from './written-day.ts';

/** From when to when something is let. */
export interface Term {
  from: Passage | null;
  to: Passage | null;
  months: Passage | null;
  /** Its months lead from its first day to its last, and no other period does. */
  fits: boolean;
}

const labels = {
  from: [
    ...['START DATE', 'COMMENCEMENT DATE', 'DATE OF COMMENCEMENT', 'LEASE START DATE', 'COMMENCING FROM'],
    ...['COMMENCEMENT', 'FROM'],
  ],
  to: ['END DATE', 'EXPIRY DATE', 'DATE OF EXPIRY', 'LEASE END DATE', 'EXPIRY', 'TO'],
} as const;

/** Of another period or sum than what is agreed now. */
const elsewhere =
  '(?:lock.?in|notice|previous|earlier|expired|old agreement|revis|increas|enhanc|escalat|deposit)';
const notElsewhere = `(?<!${elsewhere}[^.]{0,90})(?<!Rs\\.?\\s?[\\d,./-]{3,14}\\s(?:from\\s)?)`;

const pairForm = new RegExp(
  `(?=${dayForm})${notElsewhere}(?<from>${dayForm})[\\s,]*(?:to|till|until|up ?to|through|(?:and )?(?:shall )?(?:end\\w*|expir\\w+|terminat\\w+|valid)|[-–—]|से)\\s*(?:(?:end\\w*|expir\\w+|terminat\\w+|upto|till|up to)\\s*)?(?:on|by)?\\s*(?:the\\s+)?(?<to>${dayForm})`,
  'giud',
);
/** In a photo of a deed in another script: two days with one short piece between them. */
const bareForm = new RegExp(`(?<from>${dayForm})\\s\\S{1,3}\\s(?<to>${dayForm})`, 'gud');

const begins = '(?:commenc\\w+|start\\w*|begin\\w*|effect\\w*|w\\.\\s?e\\.\\s?f\\.?|from)';
const begun = `${begins}\\s*(?:with effect\\s*)?(?:from|on|w\\.e\\.f\\.?)?\\s*(?:the\\s+)?${writtenDay}`;
const fromForms = [
  new RegExp(
    `(?:period|term|tenure|duration|tenancy|lease|licen[cs]e)\\b${within(140, elsewhere)}\\b${begun}`,
    'iu',
  ),
  new RegExp(`\\b(?=${begins})${notElsewhere}${begun}`, 'iu'),
];
const toForm = new RegExp(
  `\\b(?=to|till|until|up|end|expir|terminat)${notElsewhere}(?:to|till|until|up to|upto|ending|expir\\w+|ends?|terminat\\w+)\\s*(?:on|by|till|upto)?\\s*(?:the\\s+)?${writtenDay}`,
  'iu',
);

const numbers = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
const count = `(?:(?<figure>\\d{1,2})\\s*(?:\\([^)]*\\)\\s*)?|[a-z -]{3,20}\\(\\s*(?<bracketed>\\d{1,2})\\s*\\)\\s*|(?<spelled>${numbers.join('|')})\\s+)`;
const unit = '(?:calendar |english )?(?<unit>months?|years?|माह|महीन\\S*|मास)';
/** `two months' rent`, `one month notice` */
const notOfSum = "(?!['’]?s?['’]? (?:rent|notice|advance|deposit|security|in advance|prior))";
const monthsForms = [
  `\\b(?=period|term|tenure|duration)${notElsewhere}(?:period|term|tenure|duration)\\b(?:(?!notice|lock)[^.]){0,40}?`,
  `\\b(?=for\\s)${notElsewhere}for\\s+(?:a\\s+)?`,
  '(?<!\\S)',
].map(
  (lead, at) =>
    new RegExp(`${lead}(?<value>${count}${at === 2 ? '(?<unit>माह|महीन\\S*|मास)' : unit})${notOfSum}`, 'iud'),
);

/** The months that something is let for, its first and its last day. */
export function termOf(rows: readonly Row[], prose: Prose): Term {
  const months = monthsIn(prose);
  const labelled = (side: 'from' | 'to') =>
    besideOrUnder(rows, labels[side]).find(({ text }) => plainDay(text));
  const pairs = pairsIn(prose, months);
  const from = firstOf(
    () => labelled('from'),
    () => pairs[0]?.from,
    ...fromForms.map((form) => () => prose.find(form)),
  );
  const to = firstOf(
    () => labelled('to'),
    () => pairs[0]?.to,
    () => prose.find(toForm),
  );
  const [first, last] = [dayOf(from), dayOf(to)];
  const others = new Set(pairs.filter((pair) => pair.fits).map((pair) => dayOf(pair.from)));
  const fits =
    Boolean(first && last && months && lastDay(first, Number(months.text)) === last) && others.size < 2;
  // A last day before the first is that of something else.
  return {
    from: first ? from : null,
    to: last && !(first && sortable(last) <= sortable(first)) ? to : null,
    months,
    fits,
  };
}

const dayOf = (found: Passage | null | undefined) => found && plainDay(found.text);
const sortable = (day: string) => day.split('-').reverse().join('-');

/** How many months are agreed; years are told as months. */
function monthsIn(prose: Prose): Passage | null {
  for (const form of monthsForms) {
    const match = form.exec(prose.text);
    const [from, to] = match?.indices?.groups?.value ?? [];
    if (!match?.groups || from === undefined || to === undefined) continue;
    const { figure, bracketed, spelled = '', unit: said = '' } = match.groups;
    const number = Number(figure ?? bracketed ?? numbers.indexOf(spelled.toLowerCase()) + 1);
    const text = String(number * (/^year/i.test(said) ? 12 : 1));
    if (number > 0) return { ...prose.passage(from, to), text };
  }
  return null;
}

/** A first and a last day that are said together. */
interface Pair {
  from: Passage;
  to: Passage;
  fits: boolean;
}

/** All of them, those first that lie as many months apart as are agreed. */
function pairsIn(prose: Prose, months: Passage | null): Pair[] {
  const found = (form: RegExp) =>
    [...prose.text.matchAll(form)].flatMap((match): Pair[] => {
      const [from, to] = [match.indices?.groups?.from, match.indices?.groups?.to];
      if (!from || !to) return [];
      const [first, last] = [prose.passage(...from), prose.passage(...to)];
      const [one, other] = [plainDay(first.text), plainDay(last.text)];
      if (!one || !other) return [];
      return [{ from: first, to: last, fits: isPeriod(one, other, months) }];
    });
  const said = found(pairForm);
  const pairs = said.length > 0 ? said : found(bareForm).filter(({ fits }) => fits);
  return [...pairs.filter(({ fits }) => fits), ...pairs.filter(({ fits }) => !fits)];
}

/** The longest rent whose months are counted. */
const mostMonths = 120;

function isPeriod(from: string, to: string, months: Passage | null): boolean {
  if (months) return lastDay(from, Number(months.text)) === to;
  return Array.from({ length: mostMonths }, (_, at) => at + 1).some((count) => lastDay(from, count) === to);
}

/** The last of so many months that begin on a day, DD-MM-YYYY. */
function lastDay(from: string, months: number): string {
  const [day = 1, month = 1, year = 0] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day - 1))
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('-');
}

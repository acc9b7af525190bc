import type { Fact } from './define.ts';
import { date } from './format.ts';
import { masked } from './masked.ts';
import { matchAddresses, matchNames, type PartMatched } from './matching.ts';
import { definedRecords } from './records.ts';
import { rankedRecords, statedBy } from './stated.ts';
import { recordId, type Tree } from './tree.ts';

/** What one source says of a fact, and how it agrees with the first source of that fact. */
interface ConsistencyCell {
  /** A record's place, or `profile`. */
  source: string;
  title: string;
  value: string;
  /** 0 to 1, two decimals; null for the first source, and for what cannot be compared. */
  score: number | null;
  match: boolean | null;
  reasons: string[];
  /** Of an address, part by part. */
  parts?: PartMatched[];
}

interface ConsistencyRow {
  fact: (typeof facts)[number];
  cells: ConsistencyCell[];
}

/** What is compared, in the order of the matrix (product §8). */
const facts = ['name', 'dob', 'fatherName', 'address', 'pan', 'mobile'] as const satisfies readonly Fact[];

/** Records that a source answered and that are not this person's, or not in force. */
const contrary: readonly string[] = ['mismatch', 'invalid'];

type Agreement = Pick<ConsistencyCell, 'score' | 'match' | 'reasons' | 'parts'>;

const hidden = /X{2,}|[•*]{2,}/;
const same = (a: string, b: string, words: string): Agreement =>
  a === b ? { score: 1, match: true, reasons: [] } : { score: 0, match: false, reasons: [words] };

/** Of a number that a source gives only in part, its end alone can be compared. */
function sameNumber(a: string, b: string, words: string): Agreement {
  const [first, second] = [a, b].map((text) => text.toUpperCase().replace(/[\s+-]/g, '')) as [string, string];
  if (!hidden.test(first) && !hidden.test(second)) return same(first, second, words);
  const agreed = first.slice(-4) === second.slice(-4);
  return {
    score: null,
    match: agreed ? null : false,
    reasons: [agreed ? 'Only the last four characters can be compared, and they agree.' : words],
  };
}

const lastTen = (text: string) => (hidden.test(text) ? text : text.replace(/\D/g, '').slice(-10));

const compare: Readonly<Record<ConsistencyRow['fact'], (a: string, b: string) => Agreement>> = {
  name: matchNames,
  fatherName: matchNames,
  address: matchAddresses,
  dob: (a, b) => {
    const [first, second] = [date(a), date(b)];
    const year = /^\d{4}$/;
    const oneYear = [first, second].find((text) => year.test(text));
    if (oneYear && first !== second) {
      const agreed = first.endsWith(oneYear) && second.endsWith(oneYear);
      return {
        score: null,
        match: agreed ? null : false,
        reasons: [agreed ? 'One of them gives only the year, and it agrees.' : 'The years of birth differ.'],
      };
    }
    return same(first, second, 'The dates of birth differ.');
  },
  pan: (a, b) => sameNumber(a, b, 'The PANs differ.'),
  mobile: (a, b) => sameNumber(lastTen(a), lastTen(b), 'The mobile numbers differ.'),
};

/** How a value is shown to the lender: numbers by their last four. */
function shown(fact: ConsistencyRow['fact'], value: string): string {
  if (fact === 'dob') return date(value);
  return fact === 'pan' || fact === 'mobile' ? masked(value) : value;
}

/**
 * What every source says of the same person. Records that are proved come first, the person's own word last; each is
 * compared with the first. A fact that fewer than two sources state is not there.
 */
export function consistencyOf(docs: Tree, profile: { name: string; mobileNo: string }): ConsistencyRow[] {
  const usable = rankedRecords(docs);
  const others = definedRecords(docs).filter(
    ({ entry, instance, record }) =>
      contrary.includes(record.status) &&
      !usable.some((one) => one.entry === entry && one.instance === instance),
  );
  const own = ({ record }: (typeof usable)[number]) => record.source === 'self-declared';
  const ranked = [
    ...usable.filter((one) => !own(one)),
    ...others.filter((one) => !own(one)),
    ...usable.filter(own),
  ];
  return facts.flatMap((fact) => {
    const stated = ranked.flatMap((placed) => {
      const value = statedBy(placed, fact).trim();
      const { document, key } = placed.entry;
      const title = document.instances > 1 ? `${document.title} ${placed.instance}` : document.title;
      return value ? [{ source: recordId(document, key, placed.instance), title, value }] : [];
    });
    if (fact === 'name' && profile.name)
      stated.push({ source: 'profile', title: 'Profile', value: profile.name });
    if (fact === 'mobile' && profile.mobileNo)
      stated.unshift({ source: 'profile', title: 'Profile', value: profile.mobileNo });
    const [base] = stated;
    if (!base || stated.length < 2) return [];
    const cells = stated.map((one): ConsistencyCell => {
      const text = { source: one.source, title: one.title, value: shown(fact, one.value) };
      if (one === base) return { ...text, score: null, match: null, reasons: [] };
      const { score, match, reasons, parts } = compare[fact](base.value, one.value);
      return { ...text, score, match, reasons, ...(parts ? { parts } : {}) };
    });
    return [{ fact, cells }];
  });
}

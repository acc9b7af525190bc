import { additionOf } from '../additions.ts';
import { date } from '../format.ts';
import { readPath } from '../paths.ts';
import type { Entry } from '../registry.ts';
import { strengthOf } from '../source-strength.ts';
import type { Basis, Check, StoredRecord, Verdict } from '../tree.ts';
import { addressCheck } from './address.ts';
import type { Anchor } from './anchor.ts';
import { type Identified, identified } from './identity.ts';
import { type AskedRule, judgementOf, type NegativeRule, type ValidityRule } from './rules.ts';
import { dayIn, normalised, says } from './texts.ts';

/** A record before it is judged: what was brought, by whom, and what its own evidence weighs. */
interface Unjudged {
  data: Record<string, unknown>;
  source: string;
  basis: Basis;
  /** Checks of the record itself: signature, balance, reading. They stand whatever it is judged. */
  evidence: readonly Check[];
  /** Record paths that wait for the person's word: nothing is believed before. */
  unsure?: readonly string[] | undefined;
  /** The captured fields that were asked for; secrets cut to their last four. */
  asked: Readonly<Record<string, unknown>>;
  /** `pan.auth.1` */
  place: string;
  /** It fixed the person before. A later name does not undo that. */
  wasAnchor?: boolean | undefined;
}

/** What a record comes to. `anchor`: it says who the applicant is, and others are compared with it. */
export interface Judged {
  status: Verdict;
  checks: Check[];
  anchor: boolean;
}

interface Found {
  check: Check;
  verdict?: 'invalid' | 'expired' | 'mismatch' | 'needs_review';
}

const textAt = (data: unknown, path: string): string => {
  const value = readPath(data, path);
  return typeof value === 'string' ? value.trim() : '';
};

/** The card's label of a path, with a colon; blank where the card has no row for it. */
function labelled({ method }: Entry, path: string): string {
  const rows = method.card.blocks.flatMap((block) => [...(block.rows ?? [])]);
  const label = rows.find((row) => [row.path].flat().includes(path))?.label;
  return label ? `${label}: the` : 'The';
}

function askedBack(entry: Entry, rule: AskedRule, { data, asked }: Unjudged): Found[] {
  const [returned, wanted] = [textAt(data, rule.path), asked[rule.field]].map((text) =>
    normalised(text, rule.as),
  );
  if (!returned || !wanted) return [];
  const label = entry.method.capture[rule.field]?.label ?? rule.field;
  const same = returned === wanted;
  const check: Check = {
    name: 'Source',
    rule: 'asked',
    verdict: same ? 'passed' : 'failed',
    detail: same
      ? `${label}: the source returned what was asked.`
      : `${label}: the source returned another one.`,
    ...(same ? {} : { differs: { of: rule.field, path: rule.path } }),
  };
  return [{ check, ...(same ? {} : { verdict: rule.so ?? 'mismatch' }) }];
}

const isNo = ({ no }: NegativeRule, text: string): boolean =>
  no === 'any-day' ? dayIn(text, 'DD-MM-YYYY') !== '' || dayIn(text, 'DD-Mon-YYYY') !== '' : says(text, no);

function saidNo(entry: Entry, rule: NegativeRule, { data }: Unjudged): Found[] {
  const text = textAt(data, rule.path);
  if (text === '') return [];
  const said = `${labelled(entry, rule.path)} source says “${text.slice(0, 200)}”.`;
  const check = (verdict: Check['verdict'], detail: string): Check => ({
    name: 'Source',
    rule: 'negative',
    verdict,
    detail,
  });
  const restored = rule.unless && says(textAt(data, rule.unless.path), rule.unless.yes);
  if (isNo(rule, text) && !restored)
    return [{ check: check('failed', rule.because ?? said), verdict: rule.so ?? 'invalid' }];
  if (!rule.yes || restored) return [];
  if (says(text, rule.yes)) return [{ check: check('passed', said) }];
  return [{ check: check('doubtful', said), verdict: 'needs_review' }];
}

function inForce({ from, to, written }: ValidityRule, { data }: Unjudged, day: string): Found[] {
  const [first, last] = [from ? dayIn(textAt(data, from), written) : '', dayIn(textAt(data, to), written)];
  const check = (verdict: Check['verdict'], detail: string): Check => ({
    name: 'In force',
    rule: 'validity',
    verdict,
    detail,
  });
  if (first > day)
    return [{ check: check('failed', `Not in force before ${date(first)}.`), verdict: 'invalid' }];
  if (last === '') return [];
  if (last < day) return [{ check: check('failed', `Expired on ${date(last)}.`), verdict: 'expired' }];
  return [{ check: check('passed', `In force until ${date(last)}.`) }];
}

/** The last day on which a record is in force, YYYY-MM-DD: the first that is over, of several. Blank when it says none. */
export function lastDayOf({ method }: Entry, data: Record<string, unknown>): string {
  if (!method.judged) return '';
  const days = judgementOf(method).validity.map(({ to, written }) => dayIn(textAt(data, to), written));
  return days.filter(Boolean).sort()[0] ?? '';
}

/** Worst first: a no of the source outweighs another name, which outweighs a last day. */
const worst = ['invalid', 'mismatch', 'expired', 'needs_review'] as const;

const nobody: Check = {
  name: 'Name',
  rule: 'identity',
  verdict: 'doubtful',
  detail: 'The document shows no name to compare.',
};

const nothingYet: Check = {
  name: 'Identity',
  rule: 'identity',
  verdict: 'doubtful',
  detail: 'The application has no name or PAN yet to compare with.',
};

/** What the identity of a record adds to its checks, and to its verdict when nothing else speaks against it. */
function whose({ method }: Entry, found: Identified): { checks: Check[]; verdict: Verdict } {
  const { unnamed } = judgementOf(method).identity;
  if (found.compared) return { checks: found.checks, verdict: 'verified' };
  if (found.named) return { checks: [...found.checks, nothingYet], verdict: 'unmatched' };
  if (unnamed === null) return { checks: [...found.checks, nobody], verdict: 'needs_review' };
  return {
    checks: [...found.checks, { name: 'Identity', rule: 'identity', verdict: 'doubtful', detail: unnamed }],
    verdict: 'verified',
  };
}

/** What a record that nothing speaks against comes to, by where it came from. */
function atBest(source: string, verdict: Verdict): Verdict {
  if (source === 'self-declared') return 'declared';
  return source === 'ocr' ? 'unconfirmed' : verdict;
}

/** What nobody vouches for says nothing for or against a person. */
const isVouched = (source: string): boolean => source !== 'unsigned' && source !== 'locker';

/**
 * Judges a record by the rules that its kind declares: against what was asked, against what the source's words mean, against
 * the identity anchor, on a day. Pure: the same record, anchor and day give the same verdict again.
 *
 * @param day YYYY-MM-DD, the day in India
 */
export function judge(entry: Entry, record: Unjudged, anchor: Anchor, day: string): Judged {
  const { method } = entry;
  const { data, source, basis, evidence, place } = record;
  const compared = { method, data, place, strength: strengthOf(source), anchor };
  const address = addressCheck(compared);
  if (source === 'self-declared')
    return { status: 'declared', checks: [...evidence, ...address], anchor: false };
  const { asked, negative, validity } = judgementOf(method);
  const found = [
    ...asked.flatMap((rule) => askedBack(entry, rule, record)),
    ...negative.flatMap((rule) => saidNo(entry, rule, record)),
    ...validity.flatMap((rule) => inForce(rule, record, day)),
  ];
  const identity = identified(compared);
  const person = whose(entry, identity);
  const doubt = additionOf(method)?.doubt(data) ?? null;
  const checks = [
    ...evidence,
    ...person.checks,
    ...found.map(({ check }) => check),
    ...address,
    ...(doubt ? [{ ...doubt, rule: 'review' as const }] : []),
  ];
  const against = new Set<string>(found.map(({ verdict }) => verdict ?? ''));
  if (identity.differs || basis === 'differs') against.add('mismatch');
  if (basis === 'doubtful' || doubt) against.add('needs_review');
  const waits = (record.unsure ?? []).length > 0 || !isVouched(source);
  const status = waits
    ? 'needs_review'
    : (worst.find((verdict) => against.has(verdict)) ?? atBest(source, person.verdict));
  const isTheirs = identity.checks.some(({ name, verdict }) => name === 'Name' && verdict === 'passed');
  const stands = status === 'verified' || status === 'unconfirmed';
  return { status, checks, anchor: (stands && isTheirs) || record.wasAnchor === true };
}

/** The checks that a record was brought with, without those of an earlier judgement. */
export const evidenceOf = ({ checks }: Pick<StoredRecord, 'checks'>): Check[] =>
  (checks ?? []).filter(
    ({ rule, name, detail }) => !rule && !(name === 'Name' && detail.startsWith('Profile Name')),
  );

/** What a stored record was brought with. Of one from before verdicts were declared, its verdict says it. */
export const basisOf = ({ basis, status }: Pick<StoredRecord, 'basis' | 'status'>): Basis =>
  basis ?? (status === 'needs_review' ? 'doubtful' : 'sound');

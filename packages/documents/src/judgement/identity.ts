import type { Method } from '../define.ts';
import { factOf } from '../facts.ts';
import { isoDay } from '../format.ts';
import { matchNames, nameMessage } from '../matching.ts';
import { readPath } from '../paths.ts';
import type { Check, Differs } from '../tree.ts';
import { type Anchor, type AnchorFact, type AnchorValue, anchoredFact, personsPan } from './anchor.ts';
import { judgementOf } from './rules.ts';
import { normalised } from './texts.ts';

/**
 * What the comparison of a record with the applicant came to. `named`: it says whose it is, by a name or a PAN. `compared`:
 * that could be compared with the applicant's. `named` of `false` with checks is a record of facts that name nobody alone.
 */
export interface Identified {
  checks: Check[];
  differs: boolean;
  named: boolean;
  compared: boolean;
}

/** One record, as it is compared. */
export interface Compared {
  method: Method;
  data: Record<string, unknown>;
  place: string;
  strength: number;
  anchor: Anchor;
}

const textsAt = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );

/** Every name under which the record may mean the applicant. */
function namesOf({ method, data }: Compared): string[] {
  const { identity } = judgementOf(method);
  const own = identity.facts.includes('name') ? factOf(method, data, 'name') : '';
  const about = method.about ? textsAt(readPath(data, method.about)) : [];
  const listed = identity.amongLists.flatMap(({ list, name }) => {
    const items = readPath(data, list);
    return (Array.isArray(items) ? items : []).flatMap((item) => textsAt(readPath(item, name)));
  });
  const among = identity.among.flatMap((path) => textsAt(readPath(data, path)));
  return [...(own ? [own] : about), ...among, ...listed];
}

const check = (name: string, verdict: Check['verdict'], detail: string, differs?: Differs): Check => ({
  name,
  verdict,
  detail,
  rule: 'identity',
  ...(verdict === 'failed' && differs ? { differs } : {}),
});

/** The best of the record's names beside the applicant's, with the specification's words (P §8). */
function nameCheck(names: readonly string[], applicant: string): Check {
  const best = names
    .map((name) => matchNames(name, applicant))
    .reduce((one, other) => (other.score > one.score || (other.match && !one.match) ? other : one));
  const reasons = names.length > 1 && !best.match ? ['None of the names is the applicant’s.'] : best.reasons;
  const detail = [
    `${nameMessage(best.match)} (${best.score.toFixed(2)})${reasons.length > 0 ? '.' : ''}`,
    ...reasons,
  ].join(' ');
  return check('Name', best.match ? 'passed' : 'failed', detail, { of: 'name' });
}

/** A name of an earlier, at least equally strong record that the record does not bear. */
function anchorNameCheck(names: readonly string[], { anchor, place, strength }: Compared): Check[] {
  const fixed = anchoredFact(anchor, 'name', place);
  if (!fixed || fixed.strength < strength) return [];
  if (names.some((name) => matchNames(name, fixed.value).match)) return [];
  const differs = { of: 'name', with: fixed.place };
  return [check('Identity', 'failed', `The name differs from the one on: ${fixed.title}.`, differs)];
}

const sameBirth = (one: string, other: string): boolean => {
  const year = [one, other].find((text) => /^\d{4}$/.test(text));
  const [a, b] = [isoDay(one), isoDay(other)];
  if (year) return (a || one).startsWith(year) && (b || other).startsWith(year);
  return a === b || a === '' || b === '';
};

const samePan = (one: string, other: string): boolean =>
  normalised(one, 'number') === normalised(other, 'number');

const agreement = (
  { of, name }: { of: string; name: string },
  agrees: boolean,
  { title, place }: AnchorValue,
  otherwise: Check['verdict'],
): Check =>
  check(
    'Identity',
    agrees ? 'passed' : otherwise,
    `${name}: ${agrees ? 'the same as on' : 'another than on'}: ${title}.`,
    { of, with: place },
  );

const facts: readonly { fact: AnchorFact; name: string; same: (one: string, other: string) => boolean }[] = [
  { fact: 'dob', name: 'Date of birth', same: sameBirth },
  { fact: 'pan', name: 'PAN', same: samePan },
];

function factChecks(compared: Compared): { checks: Check[]; byPan: boolean } {
  const { method, data, anchor, place } = compared;
  const found = facts.flatMap(({ fact, name, same }) => {
    const own = judgementOf(method).identity.facts.includes(fact) ? factOf(method, data, fact) : '';
    const other = anchoredFact(anchor, fact, place);
    if (own === '' || !other || (fact === 'pan' && !personsPan.test(own))) return [];
    const agrees = same(own, other.value);
    return [{ fact, check: agreement({ of: fact, name }, agrees, other, 'failed') }];
  });
  return {
    checks: found.map(({ check: one }) => one),
    byPan: found.some(({ fact }) => fact === 'pan'),
  };
}

/** A father's name differs often for good reasons, a husband's or an initial in its place: it is said, and judges nothing. */
function fatherCheck({ method, data, anchor, place }: Compared): Check[] {
  const own = factOf(method, data, 'fatherName');
  const other = anchoredFact(anchor, 'fatherName', place);
  if (own === '' || !other) return [];
  const agrees = matchNames(own, other.value).match;
  return [agreement({ of: 'fatherName', name: 'Father’s name' }, agrees, other, 'doubtful')];
}

/** Compares whom a record names with the applicant, as its rules say. */
export function identified(compared: Compared): Identified {
  const { method, data, anchor } = compared;
  const names = namesOf(compared);
  const pan = judgementOf(method).identity.facts.includes('pan') ? factOf(method, data, 'pan') : '';
  const ofName =
    names.length > 0 && anchor.name !== ''
      ? [nameCheck(names, anchor.name), ...anchorNameCheck(names, compared)]
      : [];
  const { checks, byPan } = factChecks(compared);
  const all = [...ofName, ...checks, ...fatherCheck(compared)];
  return {
    checks: all,
    differs: all.some(({ verdict }) => verdict === 'failed'),
    named: names.length > 0 || personsPan.test(pan),
    compared: anchor.name !== '' && (ofName.length > 0 || byPan),
  };
}

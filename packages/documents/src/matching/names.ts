import { companyWords, isCompany, matchCompanies } from './companies.ts';
import { enough, type Matched, type Met, notEnough, nothingToCompare, rounded, turned } from './matched.ts';
import { anotherRelative, type Beside, clanLeftOut, twoPeople } from './name-doubts.ts';
import {
  conflictCost,
  doubtOf,
  leftOut,
  minor,
  needed,
  pairKind,
  pointsOf,
  related,
  texts,
  type Word,
  weight,
} from './name-evidence.ts';
import { isCourtesy, kindOf } from './name-kinds.ts';
import { isCutOff, type NameReading, nameReadings } from './name-words.ts';
import { bestPairs, type Pair, unpaired } from './pairs.ts';
import { parted, type Spelt } from './spelt.ts';
import { firm } from './words.ts';

function compareReadings(one: NameReading, other: NameReading): Matched {
  const known = (words: readonly Spelt[]): Word[] => words.map((word) => ({ word, kind: kindOf(word) }));
  const a = known(parted(one.words, other.words));
  const b = known(parted(other.words, one.words));
  const pairs = bestPairs(
    a.map(({ word }) => word),
    b.map(({ word }) => word),
  );
  const at = (pair: Pair) => ({ first: a[pair.a] as Word, second: b[pair.b] as Word });
  const weighed = pairs.map((pair) => {
    const { first, second } = at(pair);
    const kind = pairKind(first, second);
    return { pair, kind, points: pointsOf(pair, kind, first, second) };
  });
  const [loneA, loneB] = [unpaired(a, pairs, 'a'), unpaired(b, pairs, 'b')];
  const explained =
    pairs.length > 0 ? [...related(loneA, other.relation), ...related(loneB, one.relation)] : [];
  const onlyA = loneA.filter((word) => !explained.includes(word));
  const onlyB = loneB.filter((word) => !explained.includes(word));
  const { cost, extras } = conflictCost(onlyA, onlyB);
  const total = weighed.reduce((sum, { kind }) => sum + weight[kind], 0);
  const found = weighed.reduce((sum, { kind, pair }) => sum + weight[kind] * pair.score, 0);
  const extra = extras.reduce((sum, { kind }) => sum + leftOut[kind], 0) + explained.length * 0.05;
  const inOrder = pairs.every((pair, index) => index === 0 || pair.b > (pairs[index - 1]?.b ?? -1));
  const left = [...onlyA, ...onlyB];
  const whole = inOrder && left.length + explained.length === 0 && pairs.every(({ score }) => score >= 0.95);
  const score = pairs.length === 0 ? 0 : found / (total + cost + extra) - (inOrder ? 0 : 0.03);

  const reasons = pairs
    .map(({ reason }) => reason)
    .filter((reason, i, all) => reason && all.indexOf(reason) === i);
  for (const { word } of explained)
    reasons.push(`${word.shown} is the name of a parent or husband on the other document.`);
  if (onlyA.length > 0 && onlyB.length > 0)
    reasons.push(`${texts(onlyA).join(' ')} and ${texts(onlyB).join(' ')} differ.`);
  else if (left.length > 0) reasons.push(`Only one name contains ${texts(left).join(' ')}.`);
  if (!inOrder) reasons.push('The words are in a different order.');
  const married =
    onlyA.length === 1 &&
    onlyB.length === 1 &&
    !left.some(minor) &&
    a.at(-1) === onlyA[0] &&
    b.at(-1) === onlyB[0] &&
    weighed.some(({ kind, points }) => kind === 'own' && points >= needed);
  if (married) reasons.push('A surname can change with marriage: ask for a document that shows both.');
  const bearing = weighed.filter(
    ({ pair, kind }) => pair.score > 0.35 && (kind === 'own' || kind === 'common'),
  );
  const full = weighed.filter(
    ({ pair, kind }) =>
      kind !== 'initial' &&
      pair.how !== 'initial' &&
      ![at(pair).first, at(pair).second].every(({ word }) => isCourtesy(word)),
  );
  const beside: Beside = { a, b, pairs: weighed.map(({ pair, kind }) => ({ ...pair, kind })), onlyA, onlyB };
  const few = whole
    ? null
    : doubtOf({
        points: weighed.reduce((sum, { points }) => sum + points, 0),
        unsure: pairs.some((pair) => pair.how !== 'initial' && pair.score < firm),
        bearing: bearing.length,
        own:
          full.some(({ kind }) => kind === 'own') || full.filter(({ kind }) => kind === 'common').length > 1,
        alone: full.length < 2,
        explained: explained.length > 0,
        shared: bearing.some(({ pair }) => pair.how === 'initial' || pair.score >= firm),
        onlyA,
        onlyB,
        clan: clanLeftOut(beside),
      });
  const two = pairs.length > 0 ? (twoPeople(beside) ?? anotherRelative(one, other)) : null;
  const doubt = two ?? few;
  reasons.push(...[two, few].filter((reason) => reason !== null));
  if (pairs.length === 0) reasons.push(...scriptReason(a, b));
  const match = !doubt && pairs.length > 0 && (whole || rounded(score) >= enough);
  const met: Met[] = weighed.map(({ pair }) => {
    const { first, second } = at(pair);
    return { a: first.word.shown, b: second.word.shown, how: pair.how, score: rounded(pair.score) };
  });
  return {
    score: rounded(match ? score : Math.min(score, notEnough)),
    match,
    reasons,
    met,
    onlyA: texts(loneA),
    onlyB: texts(loneB),
  };
}

/** Scripts other than Latin and those of India are compared letter by letter, so two of them never meet. */
function scriptReason(a: readonly Word[], b: readonly Word[]): string[] {
  const foreign = (words: readonly Word[]) =>
    words.some(({ word }) => !word.script && /[^\p{Script=Latin}\p{M}]/u.test(word.shown));
  return foreign(a) === foreign(b)
    ? []
    : ['One name is in a script that we cannot compare with Latin letters. Compare the names by eye.'];
}

const keyOf = ({ words, relation }: NameReading) =>
  [...words, { shown: '/' }, ...relation].map(({ shown }) => shown).join(' ');

/** Always the same way round, so that the outcome does not depend on who is asked first. */
function compareBothWays(a: NameReading, b: NameReading): Matched {
  return keyOf(a) <= keyOf(b) ? compareReadings(a, b) : turned(compareReadings(b, a));
}

/**
 * Compares two Indian names: word by word in any order, with initials, titles, relations, other names (alias),
 * spellings and the scripts of India allowed for. A word that half the country shares, a lone surname and an initial do not make
 * a match; two company names are compared as such. Never throws. docs/decisions/0016-name-and-address-matching.md.
 */
export function matchNames(a: string, b: string): Matched {
  const whole = isCutOff(a, b) ? b : isCutOff(b, a) ? a : null;
  if (whole !== null) {
    const found = matchNames(whole, whole);
    return {
      ...found,
      score: Math.min(found.score, 0.9),
      reasons: [...found.reasons, 'The shorter name is cut off inside its last word.'],
    };
  }
  const [companyA, companyB] = [companyWords(a), companyWords(b)];
  if (isCompany(companyA) && isCompany(companyB)) return matchCompanies(companyA, companyB);
  const [first, second] = [nameReadings(a), nameReadings(b)];
  if (first[0]?.words.length === 0 || second[0]?.words.length === 0)
    return nothingToCompare('There is no name to compare.');
  const found = first
    .flatMap((one, i) =>
      second.map((other, j) => {
        const compared = compareBothWays(one, other);
        // A second name is told, so that nobody takes it for the first.
        return i + j === 0 ? compared : { ...compared, score: Math.min(compared.score, 0.98), another: true };
      }),
    )
    .reduce((best, one) => (one.score > best.score ? one : best));
  const business = isCompany(companyA) !== isCompany(companyB);
  const more = [
    ...(business ? ['One is the name of a business, the other of a person.'] : []),
    ...('another' in found ? ['The match is with a second name (alias).'] : []),
  ];
  const { met, onlyA, onlyB } = found;
  return {
    met,
    onlyA,
    onlyB,
    score: business ? Math.min(found.score, notEnough) : found.score,
    match: found.match && !business,
    reasons: [...found.reasons, ...more],
  };
}

import { enough } from '../matching/matched.ts';
import { matchAddresses, matchNames } from '../matching.ts';
import { type Addition, itemsOf, textOf } from './addition.ts';

type Bag = Record<string, unknown>;

/** What tells two cases apart: the courts' own number for all of India, else number and court. */
export function caseKey(one: Bag): string {
  return textOf(one.cnr) || `${textOf(one.caseNo)} ${textOf(one.court)}`.trim();
}

/** "MEENA EXAMPLE D/O HARISH EXAMPLE" names a father: the words after son, daughter or child of. */
const fatherIn = (party: string) =>
  /\b(?:S|D|C)\s*(?:\/\s*)?O\b\.?\s+([^,(]+)/i.exec(party)?.[1]?.trim() ?? '';

const fixed = (score: number) => score.toFixed(2);

interface Side {
  score: number;
  why: string;
}

/** How surely a party of a case is the person searched for: the name half, father and address a quarter each, as far as the court says them. */
function weighed(party: string, place: string, searched: Bag): Side {
  const name = matchNames(party, textOf(searched.name));
  if (!name.match)
    return { score: Math.min(name.score, 0.4) * 0.5, why: `The name differs (${fixed(name.score)}).` };
  const parts: { weight: number; score: number; why: string }[] = [
    {
      weight: 2,
      score: name.score,
      why: [`The name matches (${fixed(name.score)}).`, ...name.reasons].join(' '),
    },
  ];
  const father = fatherIn(party);
  if (father && textOf(searched.fatherName)) {
    const { score, match } = matchNames(father, textOf(searched.fatherName));
    const why = match
      ? `The father’s name matches (${fixed(score)}).`
      : `The father’s name differs (${fixed(score)}).`;
    parts.push({ weight: 1, score, why });
  }
  if (place && textOf(searched.address)) {
    const whole = `${textOf(searched.address)} ${textOf(searched.pincode)}`;
    const { score, match } = matchAddresses(place, whole);
    const why = match ? `The address matches (${fixed(score)}).` : `The address differs (${fixed(score)}).`;
    parts.push({ weight: 1, score, why });
  }
  if (parts.length === 1)
    parts.push({ weight: 1, score: 0.5, why: 'The court names no father and no address.' });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return {
    score: parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / total,
    why: parts.map(({ why }) => why).join(' '),
  };
}

function judged(one: Bag, searched: Bag): Bag {
  const sides = [
    { role: 'Petitioner', ...weighed(textOf(one.petitioner), textOf(one.petitionerAddress), searched) },
    { role: 'Respondent', ...weighed(textOf(one.respondent), textOf(one.respondentAddress), searched) },
  ].sort((a, b) => b.score - a.score);
  const [best] = sides;
  return { ...one, role: best?.role ?? '', score: fixed(best?.score ?? 0), why: best?.why ?? '' };
}

/** Is the case likely the person's: as surely as two names are taken for one. */
export const isLikely = (one: Bag): boolean => Number(one.score) >= enough;

/** What a lender decides of a case, as the card says it. */
export const recordReviews = {
  'this-person': 'This person',
  'not-this-person': 'Not this person',
} as const;

/** Has the lender decided that the case is another person's? */
export const judgedAway = (one: Bag): boolean => one.verdict === recordReviews['not-this-person'];

/** What people say of a case, which stands whatever is found again. */
const saidMembers = ['said', 'saidAt', 'verdict', 'verdictWords', 'verdictAt'] as const;

const saidOf = (one: Bag | undefined): Bag =>
  Object.fromEntries(saidMembers.flatMap((name) => (one?.[name] ? [[name, one[name]]] : [])));

const withoutSaid = (one: Bag): Bag =>
  Object.fromEntries(
    Object.entries(one).filter(([name]) => !(saidMembers as readonly string[]).includes(name)),
  );

/** Court cases: how surely each is the person's, and why; the likely ones first. */
export const courtCases: Addition = {
  add(record, before) {
    const searched = (record.searched ?? {}) as Bag;
    const known = new Map(itemsOf(before ?? {}, 'cases').map((one) => [caseKey(one), one]));
    const cases = itemsOf(record, 'cases')
      .map((one) => ({ ...judged(withoutSaid(one), searched), ...saidOf(known.get(caseKey(one))) }))
      .sort((a, b) => Number((b as Bag).score) - Number((a as Bag).score));
    return { ...record, cases };
  },
  doubt(record) {
    const open = itemsOf(record, 'cases').filter((one) => isLikely(one) && !judgedAway(one));
    if (open.length === 0) return null;
    const denied = open.filter((one) => textOf(one.said) !== '').length;
    const detail = [
      open.length === 1
        ? 'One case is likely the applicant’s.'
        : `${open.length} cases are likely the applicant’s.`,
      ...(denied > 0
        ? [
            denied === open.length
              ? 'The applicant says: not me.'
              : `The applicant says of ${denied}: not me.`,
          ]
        : []),
    ].join(' ');
    return { name: 'Court cases', verdict: 'doubtful', detail };
  },
};

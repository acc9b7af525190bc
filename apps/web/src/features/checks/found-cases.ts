import { recordAt, type Tree } from '@pramaan/documents/tree.ts';

/** A court case as the record holds it. */
export interface FoundCase {
  /** By what it is named to the server: the courts' own number, else its number and court. */
  key: string;
  caseNo: string;
  court: string;
  parties: string;
  score: string;
  likely: boolean;
  why: string;
  /** The person's word on it; blank while there is none. */
  said: string;
  verdict: 'this-person' | 'not-this-person' | null;
  verdictWords: string;
}

/** From this score on a case is likely the person's, as on the server. */
const likelyFrom = 0.7;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function caseOf(one: Record<string, unknown>): FoundCase {
  const [caseNo, court] = [textOf(one.caseNo), textOf(one.court)];
  const verdict = textOf(one.verdict);
  return {
    key: textOf(one.cnr) || `${caseNo} ${court}`.trim(),
    caseNo,
    court,
    parties: [textOf(one.petitioner), textOf(one.respondent)].filter(Boolean).join(' v. '),
    score: textOf(one.score),
    likely: Number(one.score) >= likelyFrom,
    why: textOf(one.why),
    said: textOf(one.said).replace(/^Not me: /, ''),
    verdict: verdict === '' ? null : verdict === 'This person' ? 'this-person' : 'not-this-person',
    verdictWords: textOf(one.verdictWords),
  };
}

/** The court cases found under a person's name, the likely ones first. */
export function casesIn(docs: Tree): FoundCase[] {
  const cases = recordAt(docs, 'courtCases', 'auth')?.data.cases;
  return Array.isArray(cases) ? cases.map(caseOf) : [];
}

import { matchNames } from '../matching.ts';
import { type CaseRecord, isBelieved } from './case-records.ts';
import { figuresOf, firstYear, textOf, yearIn } from './figures.ts';
import type { Finding } from './finding.ts';

interface Named {
  one: CaseRecord;
  name: string;
}

/** What the papers of a financial year say of the year before; without one it is of today. */
const yearOf = (one: CaseRecord): number =>
  Math.max(
    0,
    ...figuresOf(one).map(({ financialYear }) => firstYear(yearIn(textOf(one, financialYear))) || 0),
  );

const namedIn = (one: CaseRecord): Named[] =>
  figuresOf(one)
    .map(({ payerName }) => ({ one, name: textOf(one, payerName) }))
    .filter(({ name }) => name !== '');

/**
 * The employer whom the applicant states, beside the one that provident fund and the latest Form 16 name. People change their
 * work, and a company trades under another name: it asks for a word, and no more.
 */
export function differingEmployers(records: readonly CaseRecord[]): Finding[] {
  const believed = records.filter(isBelieved);
  const latest = Math.max(0, ...believed.map(yearOf));
  const current = believed.filter((one) => [0, latest].includes(yearOf(one))).flatMap(namedIn);
  const [stated] = current.filter(({ one }) => one.record.source === 'self-declared');
  if (!stated) return [];
  return current
    .filter(({ one, name }) => one !== stated.one && !matchNames(stated.name, name).match)
    .map(({ one, name }) => ({
      ...{ kind: 'identity', severity: 'low', key: `identity.employer:${one.place}`, resolves: 'explain' },
      records: [stated.one.place, one.place],
      evidence: {
        code: 'employer_differs',
        values: { one: stated.one.title, oneName: stated.name, other: one.title, otherName: name },
      },
    }));
}

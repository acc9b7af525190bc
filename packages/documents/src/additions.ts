import type { Addition } from './additions/addition.ts';
import { companyReport } from './additions/company-report.ts';
import { courtCases } from './additions/court-cases.ts';
import { licenceValidity } from './additions/licence-validity.ts';
import { ratingGrades } from './additions/rating-grades.ts';
import type { AdditionName, Method } from './define.ts';

const additions: Readonly<Record<AdditionName, Addition>> = {
  'company-report': companyReport,
  'court-cases': courtCases,
  'licence-validity': licenceValidity,
  'rating-grades': ratingGrades,
};

/** What our own server adds to the records of a method; null when they are kept as the source says them. */
export function additionOf({ adds }: Pick<Method, 'adds'>): Addition | null {
  return adds ? additions[adds] : null;
}

import type { Finding, Linked, Severity } from './finding.ts';

/** People of one household share an address, and a repeat customer shares a mobile number. */
const severityOf: Readonly<Record<Linked['what'], Severity>> = {
  mobile: 'medium',
  pan: 'medium',
  account: 'medium',
  file: 'medium',
  address: 'info',
};

/** How many other applications are named; the others are counted. */
const named = 3;

function listed(others: readonly string[]): string {
  const rest = others.length - named;
  return [...others.slice(0, named), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
}

/** What this application shares with others of the lender. */
export const linkedApplications = (linked: readonly Linked[]): Finding[] =>
  linked
    .filter(({ others }) => others.length > 0)
    .map(({ what, others }) => ({
      kind: 'linkage',
      severity: severityOf[what],
      key: `linkage.${what}`,
      records: [],
      evidence: { code: `linked_${what}`, values: { others: listed(others) } },
      resolves: 'compare',
    }));

import type { Finding, Linked, Severity } from './finding.ts';
import type { SentenceCode } from './sentences.ts';

/** People of one household share an address, colleagues an office, and a repeat customer shares a mobile number. */
const severities: Readonly<Record<Exclude<Linked['what'], 'device'>, Severity>> = {
  mobile: 'medium',
  pan: 'medium',
  account: 'medium',
  file: 'medium',
  paper: 'medium',
  address: 'info',
  'employer-phone': 'info',
};

/** A family shares a phone. From so many other applications on, somebody fills them in for others. */
const manyOnDevice = 3;

const severityOf = ({ what, others }: Linked): Severity =>
  what === 'device' ? (others.length < manyOnDevice ? 'low' : 'medium') : severities[what];

const codes = {
  mobile: 'linked_mobile',
  pan: 'linked_pan',
  account: 'linked_account',
  address: 'linked_address',
  file: 'linked_file',
  paper: 'linked_paper',
  'employer-phone': 'linked_employer_phone',
  device: 'linked_device',
} as const satisfies Record<Linked['what'], SentenceCode>;

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
      severity: severityOf({ what, others }),
      key: `linkage.${what}`,
      records: [],
      evidence: { code: codes[what], values: { others: listed(others) } },
      resolves: 'compare',
    }));

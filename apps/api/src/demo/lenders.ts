import type { StoredBranding } from '@pramaan/contract/branding.ts';
import type { MandateStep } from '@pramaan/contract/mandates.ts';

/** The demo's lenders and their people (product §1). Invented, every one; the same password opens all. */
export const demoPassword = 'Demo@12345';

interface DemoStaff {
  role: number;
  status: number;
  name: string;
  userName?: string;
  mobile?: string;
}

/** Whom the sandbox is asked to invent, and who of the team decides. */
export interface DeclinedApplicant {
  name: string;
  /** YYYY-MM-DD */
  dob: string;
  gender: 'M' | 'F';
  mobile: string;
  credit: 'stretched';
  decidedBy: string;
}

export interface DemoLender {
  code: string;
  name: string;
  accent: string;
  /** Its own words, as its owner would set them. */
  texts: StoredBranding['texts'];
  /** Rupees above which a decision takes two people. */
  decisionLimit: number;
  staff: readonly DemoStaff[];
  /** Mobile numbers of the people (fixtures/people.ts) who apply here. */
  applicants: readonly string[];
  /** Somebody invented in the sandbox whose application the policy declines. */
  declined?: DeclinedApplicant;
  /** Whether repayment by e-mandate is asked of its borrowers. */
  repaymentMandate?: MandateStep;
  /** How many others applied some time ago, for its dashboards. */
  past?: number;
  /** Paise of a check, by endpoint. */
  prices?: Readonly<Record<string, number>>;
}

export const demoLenders: readonly DemoLender[] = [
  {
    code: 'SARAL',
    name: 'Saral Finance',
    accent: '#0b6e4f',
    texts: {
      grievance: 'Sudha Officer, 4 Station Road, Pune 411001, grievance@saral.example',
      letterhead: 'Saral Finance Limited, Pune. RBI registration N-13.00000 (invented)',
    },
    decisionLimit: 300_000,
    repaymentMandate: 'asked',
    staff: [
      { role: 1, status: 1, name: 'Nandini Owner', mobile: '9000000001' },
      { role: 2, status: 1, name: 'Arjun Admin', userName: 'saral.admin', mobile: '9000000002' },
      { role: 3, status: 1, name: 'Maya Manager', userName: 'saral.manager' },
      { role: 4, status: 1, name: 'Vikram Verifier', userName: 'saral.verifier' },
      { role: 5, status: 1, name: 'Geeta Agent', userName: 'saral.agent' },
      { role: 3, status: 0, name: 'Dev Disabled', userName: 'saral.disabled' },
    ],
    applicants: ['9000000011', '9000000012', '9000000013'],
    declined: {
      ...{ name: 'Manoj Specimen', dob: '1988-06-21', gender: 'M', mobile: '9000000021' },
      ...{ credit: 'stretched', decidedBy: 'saral.manager' },
    },
  },
  {
    code: 'UDAAN',
    name: 'Udaan Capital',
    accent: '#7a3e9d',
    texts: {
      grievance: 'Kabir Officer, 12 Lake Road, Hyderabad 500034, grievance@udaan.example',
      letterhead: 'Udaan Capital Limited, Hyderabad. RBI registration N-09.00000 (invented)',
    },
    decisionLimit: 1_000_000,
    staff: [
      { role: 1, status: 1, name: 'Omar Owner', mobile: '9000000101' },
      { role: 3, status: 1, name: 'Leela Manager', userName: 'udaan.manager' },
    ],
    applicants: ['9000000111'],
    past: 140,
    prices: { panauth: 150, dlauthNew: 300, voterauth: 250, ebillauth: 400, epfAuth: 900, 'gst/auth': 600 },
  },
];

import type { Settings } from './use-settings.ts';

export const settings = (more: Partial<Settings> = {}): Settings => ({
  ...{ name: 'Saral Finance', code: 'SARAL', accent: '#0b6e4f', logo: '', welcome: '', help: '' },
  ...{
    grievance: '',
    letterhead: '',
    footer: false,
    consentStyle: 'notice',
    decisionLimit: null,
    reauthenticationLimit: null,
    checksPerDay: null,
    dueHours: null,
    referencePrefix: '',
    incomeTolerance: null,
    coolingOffDays: null,
    repaymentMandate: 'off',
    assumedRate: null,
    obligationTolerance: null,
  },
  agreementClauses: { en: 'The loan\n{lender} lends {amount}.', hi: 'लोन\n{lender} {amount} देता है।' },
  secondFactorRoles: [],
  prices: [
    { endpoint: 'panauth', title: 'PAN', paise: 250 },
    { endpoint: 'voter', title: 'Voter card', paise: null },
  ],
  providers: [{ port: 'sms', host: 'sms.example.in' }],
  vendors: [
    {
      port: 'verification',
      title: 'Verification',
      order: [
        { vendor: 'karza', title: 'Karza v2/v3', on: true, checks: 41, budget: null, spent: 0 },
        { vendor: 'cashfree', title: 'Cashfree Secure ID', on: true, checks: 8, budget: 500, spent: 50_000 },
      ],
    },
  ],
  ...more,
});

/** The lender's own login, not set up. */
export const sso = { issuer: '', clientId: '', title: '', redirect: 'http://localhost:3000/sso/callback' };

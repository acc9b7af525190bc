/** ReBIT's purposes of a consent, and what each is called (standards §7.1). */
export const purposes = {
  101: 'Wealth management service',
  102: 'Customer spending patterns, budget or other reportings',
  103: 'Aggregated statement',
  104: 'Explicit consent to monitor the accounts',
  105: 'Explicit one-time consent for the accounts',
} as const;

export type PurposeCode = keyof typeof purposes;

/** Where the purpose is defined. */
export const purposeUri = (code: PurposeCode) => `https://api.rebit.org.in/aa/purpose/${code}.xml`;

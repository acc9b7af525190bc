import { identifier } from './identifier.ts';

/** Universal Account Number of the provident fund. That it begins with 10 is habit, not rule: warn. Source: standards §4.2. */
export const uan = identifier({
  name: 'UAN',
  examples: ['100000000001', '100000000002', '100000000003', '100000000004'],
  pattern: /^[0-9]{12}$/,
  shape: 'A UAN has 12 digits, like 100000000001. It is on the salary slip.',
  warn: (value) => (value.startsWith('10') ? null : 'UANs begin with 10. Compare it with your salary slip.'),
  keyboard: 'numeric',
  maxLength: 14,
});

/** Provident-fund member id: region and office (5 letters), establishment, extension, account (17 digits). Source: standards §4.2. */
export const epfMemberId = identifier({
  name: 'PF member ID',
  examples: [
    'BGBNG00000010000000001',
    'BGBNG00000010000000002',
    'PUPUN00000010000000003',
    'APHYD00000010000000004',
  ],
  // Passbooks print it with slashes: BG/BNG/0000001/000/0000001.
  tidy: (typed) => typed.toUpperCase().replace(/[\s/-]+/g, ''),
  pattern: /^[A-Z]{5}[0-9]{17}$/,
  shape: 'A PF member ID has 5 letters and 17 digits, like BG/BNG/0000001/000/0000001.',
  maxLength: 28,
});

/** ESIC insured person's number (10 digits) or employer code (17): both are called "insurance number". Source: standards §4.2. */
export const esicNumber = identifier({
  name: 'ESIC insurance number',
  examples: ['5300000001', '5300000002', '5300000003', '5300000004'],
  pattern: /^(?:[0-9]{10}|[0-9]{17})$/,
  shape: 'An ESIC insurance number has 10 digits, like 5300000001; an employer code has 17.',
  keyboard: 'numeric',
  maxLength: 24,
});

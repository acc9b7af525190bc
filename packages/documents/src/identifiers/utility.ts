import { identifier } from './identifier.ts';

/** LPG connection id: 17 digits; what the first one means is not published. Source: standards §4.2. */
export const lpgId = identifier({
  name: 'LPG ID',
  examples: ['10000000000000001', '10000000000000002', '10000000000000003', '10000000000000004'],
  pattern: /^[0-9]{17}$/,
  shape: 'An LPG ID has 17 digits, like 10000000000000001. It is on the gas bill.',
  keyboard: 'numeric',
  maxLength: 21,
});

/** What an LPG id can be found by: the mobile number or the consumer number of the connection. Source: standards §9.1. */
export const lpgConsumer = identifier({
  name: 'mobile or consumer number',
  examples: ['9000000011', '9000000012', '9000000013', '9000000111'],
  pattern: /^[0-9]{5,16}$/,
  shape: 'Enter the mobile number of the gas connection, or the consumer number on the gas book.',
  keyboard: 'numeric',
  maxLength: 20,
});

/** Consumer id of an electricity connection. Every company has its own form; none is refused for it. Source: standards §4.2. */
export const electricityConsumer = identifier({
  name: 'consumer number',
  examples: ['1000000011', '1000000012', '1000000013', '1000000014'],
  tidy: (typed) => typed.trim().toUpperCase().replace(/\s+/g, ''),
  pattern: /^(?=.*[0-9])[A-Z0-9-]{4,20}$/,
  shape:
    'A consumer number has 4 to 20 digits, letters or hyphens. It is at the top of the electricity bill.',
  warn: (value) =>
    value.length < 8 ? 'Most consumer numbers have 8 digits or more. Compare it with the bill.' : null,
  maxLength: 24,
});

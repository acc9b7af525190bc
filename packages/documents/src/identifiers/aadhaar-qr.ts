import { identifier } from './identifier.ts';

/**
 * What a scanner reads from the Aadhaar Secure QR: one long decimal number (standards §1.1). Cameras and messages
 * break it into lines, so white space goes. The XML that codes held before 2018 is not signed and proves nothing.
 */
export const aadhaarQrText = identifier({
  name: 'text of the Aadhaar QR code',
  // Right in shape only: a code that verifies carries UIDAI's signature, or that of the sandbox.
  examples: ['1234567890'.repeat(150), '2345678901'.repeat(150)],
  tidy: (typed) => typed.replace(/\s+/g, ''),
  pattern: /^(?:<[\s\S]*|[0-9]{500,8000})$/,
  shape: 'The text of an Aadhaar QR code is one long run of 500 digits or more. Copy it whole.',
  check: (value) =>
    value.startsWith('<')
      ? 'This is an Aadhaar QR code from before 2018, which carries no signature. Scan the code of a newer Aadhaar letter, card or PDF.'
      : null,
  keyboard: 'numeric',
  maxLength: 8000,
});

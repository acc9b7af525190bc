import { identifier } from './identifier.ts';

/**
 * What a scanner reads from the Aadhaar Secure QR: one long decimal number (standards §1.1). Cameras and messages
 * break it into lines, so white space goes. The XML that codes held before 2018 is taken too: it is not signed, and
 * what it says is noted as unproved.
 */
export const aadhaarQrText = identifier({
  name: 'text of the Aadhaar QR code',
  // Right in shape only: a code that verifies carries UIDAI's signature, or that of the sandbox.
  examples: ['1234567890'.repeat(150), '2345678901'.repeat(150)],
  tidy: (typed) => (typed.trim().startsWith('<') ? typed.trim() : typed.replace(/\s+/g, '')),
  pattern: /^(?:<[\s\S]*|[0-9]{500,8000})$/,
  shape: 'The text of an Aadhaar QR code has 500 digits or more. Copy all of it.',
  keyboard: 'numeric',
  maxLength: 8000,
});

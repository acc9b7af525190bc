/** Verhoeff's dihedral check digit (D5), as UIDAI uses it for Aadhaar numbers and VIDs. Source: standards §3. */
const multiply = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permute = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];
const inverse = '0432156789';

function fold(digits: string, offset: number): number {
  let check = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    check = Number(multiply[check]?.[Number(permute[(i + offset) % 8]?.[digit])]);
  }
  return check;
}

/** True when the last of `digits` is the right check digit. Anything but digits is false. */
export function isVerhoeffValid(digits: string): boolean {
  return /^\d+$/.test(digits) && fold(digits, 0) === 0;
}

/** The digit to append to `payload` (digits only). */
export function verhoeffDigit(payload: string): string {
  return inverse[fold(payload, 1)] ?? '0';
}

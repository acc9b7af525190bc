/** What becomes of a request, besides what the person presses. */
export const fates = {
  success: 'everything works',
  partial: 'one of the two banks does not respond',
  timeout: 'no bank responds',
  slow: 'the banks respond after a few seconds',
  revoked: 'works; a few seconds later the consent is revoked',
  paused: 'works; a few seconds later the consent is paused',
  expired: 'works; a few seconds later the consent expires',
  rejected: 'the request is rejected before it is shown',
  none: 'no bank has an account with the mobile number',
} as const;
export type Fate = keyof typeof fates;

const byDigit: Readonly<Record<string, Fate>> = { 6: 'partial', 7: 'none', 8: 'timeout', 9: 'slow' };
const isFate = (text: string): text is Fate => Object.hasOwn(fates, text);

/** The customer's address at an aggregator, mobile@handle; null when it is none. */
export function readAddress(address: string): { mobile: string; handle: string } | null {
  const match = /^(\d{10})@([a-z0-9-]{2,40})$/.exec(address);
  return match?.[1] && match[2] ? { mobile: match[1], handle: match[2] } : null;
}

/** By the ending of the handle (`9000000011@sandbox-aa-revoked`), else by the last digit of a mobile that is nobody's own. */
export function fateOf({ mobile, handle }: { mobile: string; handle: string }, known = false): Fate {
  const ending = handle.split('-').at(-1) ?? '';
  if (isFate(ending)) return ending;
  return known ? 'success' : (byDigit[mobile.slice(-1)] ?? 'success');
}

/** A fate chosen by name, on the page or by a test. */
export const fateNamed = (name: string | undefined): Fate | null => (name && isFate(name) ? name : null);

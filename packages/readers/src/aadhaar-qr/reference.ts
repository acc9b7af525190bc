/** India keeps one time zone all year. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * `LLLLYYYYMMDDHHMMSSmmm`: the last four digits of the Aadhaar number, then the time of making in IST.
 * Null when it does not begin with four digits. Source: standards §1.2.
 */
export function parseReference(referenceId: string): { lastFour: string; signedAt: Date | null } | null {
  const lastFour = /^\d{4}/.exec(referenceId)?.[0];
  return lastFour === undefined ? null : { lastFour, signedAt: signingTime(referenceId.slice(4)) };
}

function signingTime(stamp: string): Date | null {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})?$/.exec(stamp);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  // Date.UTC rolls 31 February over into March: an impossible time must not become a possible one.
  return istStamp(new Date(utc - istOffsetMs)).startsWith(stamp) ? new Date(utc - istOffsetMs) : null;
}

/** `signedAt` as `YYYYMMDDHHMMSSmmm` in IST. */
export function istStamp(signedAt: Date): string {
  return new Date(signedAt.getTime() + istOffsetMs).toISOString().replace(/\D/g, '');
}

import { date } from '@pramaan/documents/format.ts';

/** Whose paper it is, and when it was made: what every page says. */
export interface Branding {
  /** The lender's name. */
  lender: string;
  /** The lender's colour, `#1f5fbf`; anything else is passed over. */
  accent?: string;
  /** The outside world is the sandbox: every page says so (product §1). */
  sandbox: boolean;
  madeAt: Date;
}

const plainAccent = '#1f5fbf';

/** The branding as the templates read it. */
export function shownBranding({ lender, accent, sandbox, madeAt }: Branding) {
  return {
    lender,
    accent: accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent : plainAccent,
    sandbox,
    madeAt: `${indianMoment(madeAt)} IST`,
  };
}

const indiaAhead = 5.5 * 60 * 60 * 1000;

/** 20 Nov 2026, 15:49, in Indian time. Throws RangeError for a date that is none. */
export function indianMoment(at: Date): string {
  const there = new Date(at.valueOf() + indiaAhead).toISOString();
  return `${date(there)}, ${there.slice(11, 16)}`;
}

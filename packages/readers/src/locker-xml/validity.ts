import type { CertificateHead } from './head.ts';

/** Whether a certificate is in force today, by its own words. Genuine it may be either way. */
export type Validity =
  | { state: 'in-force'; sentence: string }
  /** Withdrawn, expired or not yet valid. */
  | { state: 'not-in-force'; sentence: string }
  /** The certificate has neither a status nor a last day. */
  | { state: 'not-said'; sentence: string };

/** The Indian day of a moment, YYYY-MM-DD. */
const indianDay = (time: Date) => new Date(+time + 19_800_000).toISOString().slice(0, 10);

const isoDay = (date: string) => {
  const parts = /^(\d\d)-(\d\d)-(\d{4})$/.exec(date);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : '';
};

/** A certificate counts to the end of its last day, Indian time. */
export function validityOf({ status, words }: CertificateHead, now: Date): Validity {
  const today = indianDay(now);
  const [from, to] = [isoDay(words.validFromDate), isoDay(words.expiryDate)];
  const said = status.toUpperCase();
  if (said !== '' && said !== 'A' && said !== 'ACTIVE')
    return {
      state: 'not-in-force',
      sentence: 'The issuer marks this certificate as no longer active. Ask for one that is in force.',
    };
  if (to !== '' && to < today)
    return {
      state: 'not-in-force',
      sentence: `The certificate expired on ${words.expiryDate}. Ask for one that is in force.`,
    };
  if (from !== '' && from > today)
    return {
      state: 'not-in-force',
      sentence: `The certificate is valid only from ${words.validFromDate}. Ask for one that is in force.`,
    };
  if (said === '' && to === '')
    return { state: 'not-said', sentence: 'The certificate does not say whether it is in force.' };
  return {
    state: 'in-force',
    sentence: to === '' ? 'The certificate is in force.' : `The certificate is valid to ${words.expiryDate}.`,
  };
}

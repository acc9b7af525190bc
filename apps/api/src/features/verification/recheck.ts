import type { JobKind } from '../../platform/jobs.ts';

/** A check to ask again: the source was down, or too slow and this process may have died meanwhile. */
export interface Recheck {
  lender: string;
  applicant: string;
  document: string;
  method: string;
  instance: number;
  /** The captured values, sealed with the lender's key: jobs hold no personal data. */
  sealed: string;
  actorKind: string;
  actorId: string | null;
  /** The key of the first try: a vendor that did answer it does not count a second. */
  idempotencyKey: string;
}

export const recheck: JobKind<Recheck> = {
  name: 'verification-recheck',
  retryLimit: 5,
  retryDelay: 60,
  // Three tries of a minute each, and their pauses.
  expireInSeconds: 240,
};

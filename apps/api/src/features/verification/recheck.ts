import type { RecordRef } from '../../case-file/records.ts';
import type { Actor } from '../../platform/audit.ts';
import type { JobKind } from '../../platform/jobs.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Values } from './verification-result.ts';

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
  // After a minute, two, four … then each hour: three days in all (`askedAgainFor`).
  retryLimit: 77,
  retryDelay: 60,
  retryDelayMax: 3600,
  // Three tries of a minute each, and their pauses.
  expireInSeconds: 240,
};

/** What a question is asked with, now and again. */
export interface Again {
  values: Values;
  actor: Actor;
  idempotencyKey: string;
}

/** A secret is forgotten once asked, so a question with one cannot be asked again by itself. */
const canRequestAgain = ({ entry }: RecordRef) =>
  !Object.values(entry.method.capture).some((field) => field.secret);

/** The job that asks again; undefined where nothing may. */
export const recheckOf = (
  vault: LenderVault,
  recordRef: RecordRef,
  { values, actor, idempotencyKey }: Again,
): Recheck | undefined =>
  canRequestAgain(recordRef)
    ? {
        lender: recordRef.lender,
        applicant: recordRef.applicant,
        document: recordRef.entry.document.id,
        method: recordRef.entry.key,
        instance: recordRef.instance,
        sealed: vault.sealJson(values, 'recheck').toString('base64'),
        actorId: actor.id,
        actorKind: actor.kind,
        idempotencyKey,
      }
    : undefined;

import { ApiError } from '@pramaan/contract/errors.ts';
import { matchNames } from '@pramaan/documents/matching/names.ts';
import { caseOfSignedFile } from '../../case-file/signed-files.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import { fileAddress, fileOf } from '../../platform/file-address.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Esign } from '../../providers/esign/port.ts';
import type { Agreements } from './agreements.ts';
import { apiErrorFor } from './outcomes.ts';
import type { Requests } from './requests.ts';
import type { Whose } from './rows.ts';
import type { Settle } from './settle.ts';
import type { TakeAgreement } from './take-agreement.ts';

/** Codes that one login may have sent in half an hour; the number they go to is not kept, so it cannot be counted. */
const mostCodes = 10;
const codesWindowMs = 30 * 60_000;
/** The same press again, from a slow line: it gets the answer of the first. */
const sameAgainMs = 2 * 60_000;

interface Essentials {
  uid: string;
  name: string;
  url: string;
  otp: string;
  /** Where the agreement is signed: in the person's room or the lender's office. */
  back: 'portal' | 'office';
}

/** The caller signed this very version a moment ago. */
class SignedJustNow extends Error {
  readonly fileId: string;
  constructor(fileId: string) {
    super('Signed a moment ago.');
    this.fileId = fileId;
  }
}

/** The specification's two steps (C §7): a code is sent to the Aadhaar's mobile, and a agreement is signed with it. */
export function inPlaceSigning(deps: {
  db: Database;
  vault: Vault;
  esign: Esign | null;
  agreements: Agreements;
  take: TakeAgreement;
  requests: Requests;
  settle: Settle;
}) {
  const { db, vault, esign, agreements, take, requests, settle } = deps;

  const offered = async () => {
    if (!esign?.inPlace) throw new ApiError('ESIGN_OFF');
    if (!(await esign.ready())) throw new ApiError('ESIGN_SOURCE_DOWN');
    return esign.inPlace;
  };

  /** The agreement whose next version this file is; made one when it is none. Throws ESIGN_SIGNED_BEFORE for an older version. */
  const agreementOf = async (whose: Whose, file: string, actor: Actor): Promise<string> => {
    const [over] = await db.tenant(whose.lender, (trx) =>
      trx.query<{
        agreement_id: string;
        signed_file_id: string;
        signed_by: string | null;
        again: boolean;
      }>(sql`
        /* never null: signed_file_id */
        select t.agreement_id, t.signed_file_id, r.asked_by as signed_by,
          r.method = 'here' and r.settled_at > now() - ${sameAgainMs} * interval '1 millisecond' as again
        from signature t join signing_request r on r.lender_id = t.lender_id and r.agreement_id = t.agreement_id and r.place = t.place and r.state = 'signed'
        where t.applicant_id = ${whose.applicant} and t.over_file_id = ${file} limit 1`),
    );
    if (over?.again && over.signed_by === actor.id) throw new SignedJustNow(over.signed_file_id);
    if (over)
      throw new ApiError(
        'ESIGN_SIGNED_BEFORE',
        'This agreement is already signed. Sign the signed copy instead.',
      );
    return agreements.add(whose, await take.stored(whose, file, actor), 'Document', actor);
  };

  const sign = async (whose: Whose, file: string, essentials: Essentials, actor: Actor): Promise<string> => {
    const inPlace = await offered();
    const agreement = await agreementOf(whose, file, actor);
    const { signers, next } = await agreements.read(whose, agreement);
    const signer = next === null ? undefined : signers[next];
    if (signer && signer.kind !== 'lender' && signer.name && !matchNames(essentials.name, signer.name).match)
      throw new ApiError(
        'BAD_REQUEST',
        `The next to sign is ${signer.name}. Type that name, or let them sign first.`,
        [{ path: 'essentials.name', message: `The next to sign is ${signer.name}.` }],
      );
    const { request, ask } = await requests.open(
      whose,
      { agreement, method: 'here', back: essentials.back, name: essentials.name },
      actor,
    );
    const outcome = await inPlace.sign(ask, essentials.uid, essentials.otp);
    const settled = await settle(whose, request, outcome, actor);
    if (!settled.signed) throw apiErrorFor(settled.trouble);
    return settled.fileId;
  };

  // A double click sends the same twice, and the code is good for once: the second waits, and finds what the first did.
  const runLocked = distributedLock(deps, 'signing in place');

  return {
    /** Has a code sent to the mobile of that Aadhaar. Throws what keeps it from being sent. */
    async sendCode(lender: string, uid: string, actor: Actor): Promise<void> {
      const inPlace = await offered();
      if (!(await allowTry(db, vault.lookup('esign code', actor.id ?? ''), mostCodes, codesWindowMs)))
        throw new ApiError('TOO_MANY', 'Too many codes were requested. Wait half an hour and try again.');
      const sent = await inPlace.sendCode(uid);
      await db.tenant(lender, (trx) =>
        audit(trx, lender, actor, 'esign.code-requested', null, {
          sent: sent.ok,
          ...(sent.ok ? {} : { reason: sent.reason }),
        }),
      );
      if (!sent.ok) throw apiErrorFor({ code: sent.reason, sentence: sent.detail });
    },

    /** Signs the agreement behind an address of ours. @returns the signed document's address */
    async sign(lender: string, essentials: Essentials, actor: Actor): Promise<string> {
      const named = fileOf(essentials.url);
      if (!named)
        throw new ApiError('NOT_FOUND', 'This file is no longer stored. Upload the document again.');
      const joined = await db.tenant(lender, (trx) => caseOfSignedFile(trx, named.applicant, named.file));
      const whose = { lender, applicant: joined ?? named.applicant };
      const signed = await runLocked(named.file, () => sign(whose, named.file, essentials, actor)).catch(
        (thrown: unknown) => {
          if (thrown instanceof SignedJustNow) return thrown.fileId;
          throw thrown;
        },
      );
      return fileAddress(named.applicant, signed);
    },
  };
}

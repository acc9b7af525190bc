import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { roles } from '@pramaan/contract/roles.ts';
import type { FastifyReply } from 'fastify';
import { applicationsOf, mayStartAnother } from '../../case-file/applications.ts';
import { branchWith } from '../../case-file/branches.ts';
import { carryOver } from '../../case-file/carry-over.ts';
import { createApplicant } from '../../case-file/create.ts';
import { storeLanguage } from '../../case-file/language.ts';
import { agreeByEntering } from '../../case-file/ledger.ts';
import { storeDevice } from '../../case-file/links.ts';
import { offeredProducts } from '../../case-file/loan-products.ts';
import { readProfile } from '../../case-file/profile.ts';
import { deviceOfReply } from '../../http/cookies.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';
import { issueCode, takeCode } from '../../platform/one-time-codes.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { openSession, type Sessions } from './sessions.ts';
import { siteLender } from './site-lender.ts';

interface ApplicantRow {
  id: string;
  lender_id: string;
  lender_code: string;
  segment: string;
  cust_id: string;
  yodlee_user_id: string;
  /** The application of another that this person joins. */
  applies_with: string | null;
}

type Entered = Omit<ApplicantRow, 'lender_code' | 'applies_with'>;

interface ApplicantDeps extends Sessions {
  db: Database;
  vault: Vault;
  outbox: Outbox;
  /** Where the bytes of files lie. */
  files: FileStore;
  /** Code of the lender whose site this is: new people become theirs. */
  lenderCode: string;
  /** Codes asked for from one address in an hour. */
  codesPerAddress: number;
}

interface Memo {
  name: string;
  email: string;
  /** Code of the team member's apply link they came by. */
  referral: string;
  /** Code of the loan product in that link. */
  product?: string;
  /** Code of the branch in that link. */
  branch?: string;
}

/** Whose apply link a code is. */
interface Referral {
  lender_id: string;
  lender_code: string;
  staff_id: string;
}

/** Who asks for a code: from where, and in which language they read. */
interface Asking {
  ip: string;
  language: Language;
}

/** Who enters. */
interface Entering {
  actor: Actor;
  reply: FastifyReply;
  /** The language they chose on a page; null when they chose none. */
  language: Language | null;
}

const hour = 60 * 60_000;

/** Logins of applicants by one-time code. Nothing here tells whether a number is known. */
export function applicantAccess(deps: ApplicantDeps) {
  const { db, vault } = deps;

  const find = (mobile: string | null, custId: string | null): Promise<ApplicantRow[]> =>
    db.query<ApplicantRow>(
      sql`select * from find_applicants(${mobile ? vault.lookup('mobile', mobile) : null}, ${custId})`,
    );

  const sendCode = async (mobile: string, { ip, language }: Asking, memo: Memo | null) => {
    if (!(await allowTry(db, vault.lookup('codes from', ip), deps.codesPerAddress, hour)))
      throw new ApiError(
        'TOO_MANY',
        'Too many codes were requested from your address. Try again in an hour.',
      );
    const site = await siteLender(db, deps.lenderCode);
    const stored = memo ? (await vault.of(site, db)).sealJson(memo, 'registration') : null;
    const { code, resendAfter } = await issueCode(db, vault, 'applicant-login', mobile, stored);
    // The site's lender sends it, whoever the number belongs to: nobody can tell from outside whether it is known.
    if (code)
      await db.tenant(site, (trx) =>
        deps.outbox.queue(trx, site, {
          channel: 'sms',
          to: mobile,
          template: 'applicant-login',
          language,
          values: { code },
        }),
      );
    return { resendAfter };
  };

  /** The team member whose link a registration came by; undefined without one, or when the link has ended. */
  const referralOf = async (memo: Memo | null): Promise<Referral | undefined> => {
    if (!memo?.referral) return undefined;
    const [found] = await db.query<Referral>(
      sql`select lender_id, lender_code, staff_id from find_apply_link(${memo.referral})`,
    );
    return found;
  };

  /** The finished application that a new one follows: of a person whom a link invites. */
  const finished = async (trx: Queryable, applicant: string): Promise<string | undefined> => {
    const found = await applicationsOf(trx, applicant);
    return mayStartAnother(found, deps.clock.now()) ? found.at(-1)?.id : undefined;
  };

  /**
   * The application to enter: the one asked for, the inviting lender's or the site's own, one that is open before others (find_applicants).
   * A new one for a new number, and for somebody whom a link invites and whose last one is finished, or who only joins others there.
   */
  const application = async (
    mobile: string,
    wanted: string | undefined,
    memo: Memo | null,
    actor: Actor,
  ): Promise<ApplicantRow> => {
    const known = await find(mobile, null);
    const referral = await referralOf(memo);
    const lenderCode = referral?.lender_code ?? deps.lenderCode;
    const chosen =
      known.find((row) => row.id === wanted) ??
      known.find((row) => row.lender_code === lenderCode && !(referral && row.applies_with)) ??
      (referral ? undefined : known[0]);
    const follows =
      chosen && chosen.lender_id === referral?.lender_id
        ? await db.tenant(chosen.lender_id, (trx) => finished(trx, chosen.id))
        : undefined;
    if (chosen && !follows) return chosen;
    const lender = referral?.lender_id ?? (await siteLender(db, deps.lenderCode));
    const sealed = await vault.of(lender, db);
    await db.tenant(lender, async (trx) => {
      // A link may be older than the catalogue: a product that is not offered any more stops nobody.
      const product = (await offeredProducts(trx)).find(({ code }) => referral && code === memo?.product);
      // Likewise a branch that is closed since.
      const branch = referral && memo?.branch ? await branchWith(trx, memo.branch) : undefined;
      const before = follows ? await readProfile(trx, sealed, follows) : undefined;
      const made = await createApplicant(trx, sealed, vault, {
        ...{ lender, mobile, follows },
        name: memo?.name || (before?.name ?? ''),
        email: memo?.email || (before?.email ?? ''),
        ...(product ? { product: product.code } : {}),
        ...(branch ? { branch } : {}),
        ...(referral ? { referredBy: referral.staff_id } : {}),
      });
      const by = { ...actor, kind: 'applicant', id: made._id } as const;
      await audit(trx, lender, by, 'registered', made._id, {
        ...(referral ? { referredBy: referral.staff_id } : {}),
        ...(follows ? { follows } : {}),
      });
    });
    const row = (await find(mobile, null)).find(
      ({ lender_id, applies_with }) => lender_id === lender && applies_with === null,
    );
    if (!row) throw new Error('A file just opened is not there.');
    return row;
  };

  const enter = async (
    row: Entered,
    { actor, reply, language }: Entering,
    how: 'code' | 'switch' = 'code',
  ) => {
    const entered = await db.tenant(row.lender_id, async (trx) => {
      const token = await openSession(
        trx,
        deps,
        { lender: row.lender_id, role: roles.applicant, applicant: row.id },
        reply,
      );
      const device = deviceOfReply(reply, deps.publicUrl, deps.clock.now());
      await storeDevice(trx, vault, { lender: row.lender_id, applicant: row.id, device });
      await agreeByEntering(trx, { lender: row.lender_id, applicant: row.id, ip: actor.ip }, 'login');
      const person = { ...actor, kind: 'applicant', id: row.id } as const;
      if (language) await storeLanguage(trx, row.lender_id, row.id, language, person);
      const others = await trx.query<{ id: string }>(
        sql`select id from applicant where applies_with = ${row.id} order by created_at`,
      );
      await audit(trx, row.lender_id, person, 'login', row.id, { by: how });
      return {
        result: {
          _id: row.id,
          segment: row.segment,
          custId: row.cust_id,
          yodleeUserId: row.yodlee_user_id,
          roleId: roles.applicant,
          id_token: token,
        },
        // The specification reads the first item: the people of the application, beginning with oneself.
        extras: { coApplicants: [row.id, ...others.map((other) => other.id)].map((_id) => ({ _id })) },
      };
    });
    const by = { ...actor, kind: 'applicant', id: row.id } as const;
    await carryOver(
      { db, hashes: vault, files: deps.files },
      { lender: row.lender_id, applicant: row.id },
      by,
    );
    return entered;
  };

  return {
    sendCode: (mobile: string, asking: Asking) => sendCode(mobile, asking, null),
    register: (mobile: string, memo: Memo, asking: Asking) => sendCode(mobile, asking, memo),

    async logIn(mobile: string, code: string, wanted: string | undefined, entering: Entering) {
      const sealedMemo = await takeCode(db, vault, 'applicant-login', mobile, code, entering.actor.ip);
      const memo = sealedMemo
        ? (await vault.of(await siteLender(db, deps.lenderCode), db)).openJson<Memo>(
            sealedMemo,
            'registration',
          )
        : null;
      return enter(await application(mobile, wanted, memo, entering.actor), entering);
    },

    /** Another application of somebody who is logged in: the caller has looked whose it is. */
    async change(applicant: string, lender: string, entering: Entering) {
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<Entered>(sql`
          select id, lender_id, segment, cust_id, yodlee_user_id from applicant where id = ${applicant}`),
      );
      if (!row) throw new ApiError('NOT_FOUND');
      return enter(row, entering, 'switch');
    },

    /** By customer id: the code is the one sent to that customer's mobile number. */
    async logInByCustomer(custId: string, code: string, entering: Entering) {
      const [row] = await find(null, custId);
      const mobile = row
        ? await db.tenant(row.lender_id, async (trx) => {
            const profile = await readProfile(trx, await vault.of(row.lender_id, trx), row.id);
            return profile?.mobileNo ?? '';
          })
        : '';
      await takeCode(db, vault, 'applicant-login', mobile, code, entering.actor.ip);
      if (!row) throw new ApiError('OTP_MISMATCH');
      return enter(row, entering);
    },
  };
}

import * as calls from '@pramaan/contract/calls/access.ts';
import * as applications from '@pramaan/contract/calls/applications.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { roles } from '@pramaan/contract/roles.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { clearSessionCookies } from '../../http/cookies.ts';
import { endSession } from '../../http/end-sessions.ts';
import { chosenLanguage, languageOfReader } from '../../http/reader-language.ts';
import type { Reauthenticate } from '../../http/reauthenticate.ts';
import { serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import type { FileStore } from '../../platform/files.ts';
import { guessCounter } from '../../platform/guesses.ts';
import { sql } from '../../platform/sql.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { applicantAccess } from './applicant.ts';
import { personsApplications } from './applications.ts';
import { factorCheck } from './factor-check.ts';
import { factorRoutes } from './factor-routes.ts';
import { ownFactor } from './own-factor.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { reauthentication } from './reauthentication.ts';
import { ssoRoutes } from './sso-routes.ts';
import { staffAccess } from './staff.ts';

/** Who asks for a code. */
const asking = ({ actor, request }: CallContext) => ({ ip: actor.ip, language: languageOfReader(request) });

/** Who enters. */
const entering = ({ actor, reply, request }: CallContext) => ({
  actor,
  reply,
  language: chosenLanguage(request),
});

/**
 * Logging in, out and changing passwords: P §4.1, §7; product §3. Returns what other features ask of somebody who is
 * logged in.
 */
export function accessRoutes(
  http: Http,
  outbox: Outbox,
  files: FileStore,
): { reauthenticate: Reauthenticate } {
  const sessions = { tokens: http.tokens, clock: http.clock, publicUrl: http.config.publicUrl };
  const { lender: lenderCode, codesPerAddress } = http.config;
  const deps = { ...sessions, db: http.db, vault: http.vault, outbox, files, lenderCode, codesPerAddress };
  const factors = factorCheck(deps);
  const staff = staffAccess({ ...deps, factors, guesses: guessCounter(deps) });
  const own = ownFactor({ db: http.db, vault: http.vault, check: factors });
  factorRoutes(http, own, staff);
  passkeyRoutes(http, factors, own, staff);
  ssoRoutes(http, staff);
  const applicants = applicantAccess(deps);

  serve(http, calls.logInLender, async ({ body }, { actor, reply }) => ({
    result: await staff.companyLogin(body.mobileNo, body, actor, reply),
  }));
  serve(http, calls.logInTeamMember, async ({ body }, { actor, reply }) => ({
    result: await staff.teamLogin(body.userName, body, actor, reply),
  }));
  serve(http, calls.checkLogin, async ({ body }, { actor }) => ({
    result: await staff.checkLogin(body.userName, body.password, actor.ip),
  }));
  serve(http, calls.updatePassword, async ({ body }, context) => {
    const principal = who(context);
    if (body._id !== principal.id) throw new ApiError('WRONG_ACTOR');
    await staff.updatePassword(principal, body.oldpass, body.password, context.actor);
    return { result: {}, message: 'Your password is changed.' };
  });
  serve(http, calls.resetPassword, async ({ body }, { actor }) => {
    await staff.requestReset(body.mobileNo, actor.ip);
    return { result: {}, message: 'If this number belongs to a login, a code is on its way.' };
  });
  serve(http, calls.verifyResetCode, async ({ body }, { actor, reply }) => ({
    result: await staff.verifyReset(body.mobileNo, body.otp, actor, reply),
  }));
  serve(http, calls.setPassword, async ({ body }, context) => {
    await staff.setPassword(who(context), body.mobileNo, body.newpassword, context.actor);
    clearSessionCookies(context.reply, http.config.publicUrl);
    return { result: {}, message: 'Your password is set. Log in with it.' };
  });

  serve(http, calls.registerApplicant, async ({ body }, context) => {
    const { name = '', email = '', referral = '', product, branch } = body;
    const memo = { name, email, referral, ...(product ? { product } : {}), ...(branch ? { branch } : {}) };
    await applicants.register(body.mobileNo, memo, asking(context));
    return { result: {}, message: messages.registered };
  });
  serve(http, calls.sendLoginOtp, async ({ body }, context) => ({
    result: await applicants.sendCode(body.mobileNo, asking(context)),
    message: 'A code is on its way.',
  }));
  serve(http, calls.logInApplicant, ({ body }, context) =>
    applicants.logIn(body.mobile, body.otp, body.appId, entering(context)),
  );
  serve(http, calls.logInApplicantByAuth, ({ body }, context) =>
    applicants.logIn(body.mobileNo, body.auth, body.appId, entering(context)),
  );
  serve(http, calls.logInByCustomerId, ({ body }, context) =>
    applicants.logInByCustomer(body.custId, body.password, entering(context)),
  );

  const ofPerson = personsApplications(http);
  serve(http, applications.listApplications, async ({ params }, context) => ({
    result: await ofPerson.list(who(context), params.id),
  }));
  serve(http, applications.startAnotherApplication, async ({ params }, context) => ({
    result: await ofPerson.start(who(context), params.id, context.actor),
  }));
  serve(http, applications.openApplication, async ({ params }, context) => {
    const principal = who(context);
    const other = await ofPerson.other(principal, params.id, params.application);
    return applicants.change(other, principal.lender, entering(context));
  });

  serve(http, calls.getSession, async (_, context) => {
    const principal = who(context);
    const [row] = await http.db.tenant(principal.lender, (trx) =>
      trx.query<{ lender: string; staff: string | null; profile: Uint8Array | null }>(sql`
        select l.name as lender, s.name as staff, a.profile from lender l
        left join staff s on s.lender_id = l.id and s.id = ${principal.staff}
        left join applicant a on a.lender_id = l.id and a.id = ${principal.applicant} where l.id = ${principal.lender}`),
    );
    const vault = await http.vault.of(principal.lender, http.db);
    const name = row?.profile
      ? vault.openJson<{ name: string }>(row.profile, `profile ${principal.id}`).name
      : (row?.staff ?? '');
    return {
      result: {
        _id: principal.id,
        name,
        lender: row?.lender ?? '',
        roleId: principal.role,
        expiresAt: principal.expiresAt.toISOString(),
        ownOnly: principal.ownOnly,
        storageKey: principal.applicant
          ? http.vault.lookup('browser storage', principal.applicant).toString('base64')
          : '',
      },
    };
  });
  serve(http, calls.extendSession, async (_, context) => {
    const principal = who(context);
    const now = http.clock.now();
    // Being active renews the idle clock; the absolute end of the session stays where it is (product §3).
    await http.db.tenant(principal.lender, (trx) =>
      trx.query(sql`update session set seen_at = ${now} where id = ${principal.session}`),
    );
    const idleEnd = now.valueOf() + limits.sessionIdle;
    return {
      result: { expiresAt: new Date(Math.min(idleEnd, principal.expiresAt.valueOf())).toISOString() },
    };
  });
  serve(http, calls.logOut, async (_, context) => {
    const principal = who(context);
    await http.db.tenant(principal.lender, async (trx) => {
      await endSession(trx, principal.session);
      await audit(
        trx,
        principal.lender,
        context.actor,
        'logout',
        principal.role === roles.applicant ? principal.id : null,
      );
    });
    clearSessionCookies(context.reply, http.config.publicUrl);
    context.reply.header('clear-site-data', '"storage"');
    return { result: {}, message: 'You are logged out.' };
  });
  return { reauthenticate: reauthentication({ db: http.db, factors, staff }) };
}

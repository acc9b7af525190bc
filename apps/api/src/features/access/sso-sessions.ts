import { ApiError } from '@pramaan/contract/errors.ts';
import { mayLogIn } from '@pramaan/contract/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '../../http/context.ts';
import { hashSecret } from '../../http/tokens.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sameSecret } from '../../platform/same-secret.ts';
import { sql } from '../../platform/sql.ts';
import { SourceDown } from '../../providers/outbound/resilience.ts';
import { OpenIdError, type SignedIn } from '../../providers/sign-in/openid.ts';
import type { SsoClient, SsoProvider } from './sso-provider.ts';
import type { StaffRow } from './staff.ts';

interface Secrets {
  nonce: string;
  verifier: string;
}

interface SsoSession {
  id: string;
  lender_id: string;
  browser_hash: Uint8Array;
}

const life = 10 * 60_000;
const cookieName = 'sso';

/** What went wrong at the provider, as people are told it. */
function told(error: unknown): never {
  if (error instanceof SourceDown) throw new ApiError('SSO_DOWN');
  if (error instanceof OpenIdError) throw new ApiError('SSO_REFUSED');
  throw error;
}

/** Logins under way at a lender's provider: bound to the browser that began, good once, for ten minutes. */
export function ssoSessions({ db, vault, clock, config }: Http, providers: SsoProvider) {
  const cookie = {
    path: '/api/company/sso',
    sameSite: 'lax',
    httpOnly: true,
    secure: config.publicUrl.startsWith('https:'),
  } as const;

  /**
   * The person of the lender whom the provider names: by its own id, and the first time by the verified address. Throws
   * SSO_OVER when the lender has another provider by now; the locked row keeps it from being exchanged in between.
   */
  const personOf = (
    lender: string,
    { issuer, clientId }: Pick<SsoClient, 'issuer' | 'clientId'>,
    { subject, email }: SignedIn,
  ): Promise<StaffRow> =>
    db.tenant(lender, async (trx) => {
      const current = await trx.query(sql`
        select id from lender where id = ${lender}
          and settings -> 'oidc' ->> 'issuer' = ${issuer} and settings -> 'oidc' ->> 'clientId' = ${clientId} for update`);
      if (current.length === 0) throw new ApiError('SSO_OVER');
      const hash = email ? vault.lookup('staff email', email) : null;
      const [row] = await trx.query<StaffRow>(sql`
        select s.id, s.lender_id, l.name as lender_name, s.role, s.status, s.name, s.password_hash
        from staff s join lender l on l.id = s.lender_id
        where s.oidc_subject = ${subject} or (s.oidc_subject is null and s.email_hash = ${hash})
        order by s.oidc_subject is null limit 1`);
      if (!row) throw new ApiError('SSO_NOBODY');
      if (!mayLogIn('team', row.role, row.status)) throw new ApiError('LOGIN_DISABLED');
      await trx.query(sql`update staff set oidc_subject = ${subject} where id = ${row.id}`);
      return row;
    });

  return {
    async begin(lender: string, reply: FastifyReply): Promise<{ url: string }> {
      const client = await providers.clientOf(lender);
      if (!client) throw new ApiError('SSO_OFF');
      const [id, state, browser] = [newId(), newSecret(), newSecret()];
      const secrets: Secrets = { nonce: newSecret(), verifier: newSecret() };
      const url = await client.authorizeUrl({ state, ...secrets }).catch(told);
      const sealed = (await vault.of(lender, db)).sealJson(secrets, `sso session ${id}`);
      const expires = new Date(clock.now().valueOf() + life);
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`delete from sso_session where expires_at < now() - interval '1 day'`);
        await trx.query(sql`insert into sso_session (id, lender_id, state_hash, browser_hash, secret, expires_at)
          values (${id}, ${lender}, ${hashSecret(state)}, ${hashSecret(browser)}, ${sealed}, ${expires})`);
      });
      reply.setCookie(cookieName, browser, { ...cookie, expires });
      return { url };
    },

    /** Throws SSO_OVER for a sign-in that another browser began, that is used or over, or at a former provider. */
    async finish(
      state: string,
      code: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<StaffRow> {
      const [ssoSession] = await db.query<SsoSession>(
        sql`select * from find_sso_session(${hashSecret(state)})`,
      );
      const browser = request.cookies[cookieName] ?? '';
      if (!ssoSession || !sameSecret(ssoSession.browser_hash, hashSecret(browser)))
        throw new ApiError('SSO_OVER');
      const [taken] = await db.tenant(ssoSession.lender_id, (trx) =>
        trx.query<{ secret: Uint8Array }>(
          sql`update sso_session set used_at = now() where id = ${ssoSession.id} and used_at is null returning secret`,
        ),
      );
      if (!taken) throw new ApiError('SSO_OVER');
      reply.clearCookie(cookieName, cookie);
      const client = await providers.clientOf(ssoSession.lender_id);
      if (!client) throw new ApiError('SSO_OFF');
      const sealed = await vault.of(ssoSession.lender_id, db);
      const secrets = sealed.openJson<Secrets>(taken.secret, `sso session ${ssoSession.id}`);
      const signedIn = await client.signedIn(code, secrets, clock.now()).catch(told);
      return personOf(ssoSession.lender_id, client, signedIn);
    },
  };
}

import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { isPublicAddress } from '../../providers/outbound/public-internet.ts';
import { type OpenIdClient, openId } from '../../providers/sign-in/openid.ts';

interface Sealed {
  issuer: string;
  clientId: string;
  title: string;
}

interface Row {
  oidc: Sealed | null;
  oidc_secret: Uint8Array | null;
}

const aboutSecret = 'openid client secret';

/** The provider of a lender, ready to be asked. */
export type SsoClient = ReturnType<typeof openId> & Sealed;

/** The ids of staff at a provider mean nothing at another one, and may mean nothing to another client. */
const forgetSubjects = (trx: Queryable) =>
  trx.query(sql`update staff set oidc_subject = null where oidc_subject is not null`);

/** A lender's own OpenID provider: kept in its settings, the client secret sealed. */
export function ssoProvider({ db, vault, config }: Http) {
  const redirect = `${config.publicUrl}/login-sso`;
  const { sandbox } = config;

  const read = async (lender: string): Promise<Row> => {
    const [row] = await db.tenant(lender, (trx) =>
      trx.query<Row>(sql`select settings -> 'oidc' as oidc, oidc_secret from lender where id = ${lender}`),
    );
    return row ?? { oidc: null, oidc_secret: null };
  };
  const shown = (stored: Sealed | null) => ({
    ...(stored ?? { issuer: '', clientId: '', title: '' }),
    redirect,
  });

  return {
    show: async ({ lender }: Principal) => shown((await read(lender)).oidc),

    /** The provider of a lender, ready to be asked; null when there is none. */
    async clientOf(lender: string): Promise<SsoClient | null> {
      const { oidc, oidc_secret } = await read(lender);
      if (!oidc || !oidc_secret) return null;
      const clientSecret = (await vault.of(lender, db)).open(oidc_secret, aboutSecret).toString();
      const client: OpenIdClient = { issuer: oidc.issuer, clientId: oidc.clientId, clientSecret, redirect };
      return { ...openId(client, sandbox), issuer: oidc.issuer, clientId: oidc.clientId, title: oidc.title };
    },

    async put({ lender }: Principal, given: Sealed & { clientSecret: string }, actor: Actor) {
      const { clientSecret, ...stored } = given;
      if (!(await isPublicAddress(stored.issuer, sandbox))) throw new ApiError('WEBHOOK_ADDRESS');
      await openId({ ...given, redirect }, sandbox)
        .discover()
        .catch(() => {
          throw new ApiError('SSO_DOWN');
        });
      const sealed = (await vault.of(lender, db)).seal(clientSecret, aboutSecret);
      await db.tenant(lender, async (trx) => {
        const [before] = await trx.query<{ oidc: Sealed | null }>(
          sql`select settings -> 'oidc' as oidc from lender where id = ${lender} for update`,
        );
        await trx.query(sql`
          update lender set settings = settings || jsonb_build_object('oidc', ${JSON.stringify(stored)}::jsonb), oidc_secret = ${sealed}
          where id = ${lender}`);
        const same = before?.oidc?.issuer === stored.issuer && before.oidc.clientId === stored.clientId;
        if (!same) await forgetSubjects(trx);
        await audit(trx, lender, actor, 'settings.changed', null, { oidc: stored.issuer });
      });
      return shown(stored);
    },

    async remove({ lender }: Principal, actor: Actor): Promise<void> {
      await db.tenant(lender, async (trx) => {
        await trx.query(
          sql`update lender set settings = settings - 'oidc', oidc_secret = null where id = ${lender}`,
        );
        await forgetSubjects(trx);
        await audit(trx, lender, actor, 'settings.changed', null, { oidc: 'removed' });
      });
    },
  };
}

export type SsoProvider = ReturnType<typeof ssoProvider>;

import * as z from 'zod/mini';
import { call } from '../define.ts';
import { staffLogin } from './access.ts';
import { done, short } from './shapes.ts';

const ownersOnly = { may: 'settings', applicant: null } as const;

/** Is there a login through the lender's own OpenID provider on this site? */
export const getSsoOffer = call({
  method: 'GET',
  path: '/company/sso',
  title: 'Get single sign-on availability',
  access: 'public',
  result: z.object({ on: z.boolean(), title: z.string() }),
});

/** Begins OpenID Connect's authorization code flow with PKCE; the browser goes to `url`. */
export const beginSso = call({
  method: 'POST',
  path: '/company/sso/begin',
  title: 'Start a single sign-on',
  access: 'public',
  result: z.object({ url: z.string() }),
  errors: ['SSO_OFF', 'SSO_DOWN', 'TOO_MANY'],
});

/** What the provider's redirect brought back; only in the browser that began. */
export const finishSso = call({
  method: 'POST',
  path: '/company/sso/finish',
  title: 'Complete a single sign-on',
  access: 'public',
  body: z.strictObject({ state: short('the state', 200), code: short('the code', 2000) }),
  result: staffLogin,
  errors: ['SSO_OVER', 'SSO_DOWN', 'SSO_REFUSED', 'SSO_NOBODY', 'LOGIN_DISABLED', 'TOO_MANY'],
});

const provider = z.object({
  issuer: z.string(),
  clientId: z.string(),
  title: z.string(),
  redirect: z.string(),
});

export const getSso = call({
  method: 'GET',
  path: '/settings/sso',
  title: 'Get single sign-on settings',
  access: ownersOnly,
  /** `issuer` blank: there is none. `redirect`: the address to register at the provider. */
  result: provider,
});

/** The provider is asked for its configuration first; one that does not answer is not kept. */
export const putSso = call({
  method: 'PUT',
  path: '/settings/sso',
  title: 'Set single sign-on',
  access: ownersOnly,
  body: z.strictObject({
    issuer: z
      .string('Enter the issuer’s address.')
      .check(
        z.trim(),
        z.maxLength(300, 'This address is too long.'),
        z.regex(/^https?:\/\/[^\s?#@]+$/, 'An issuer reads like https://login.example.com.'),
      ),
    clientId: short('the client id', 200),
    clientSecret: short('the client secret', 500),
    title: short('what the button says', 60),
  }),
  result: provider,
  errors: ['SSO_DOWN', 'WEBHOOK_ADDRESS'],
});

export const removeSso = call({
  method: 'DELETE',
  path: '/settings/sso',
  title: 'Remove single sign-on',
  access: ownersOnly,
  result: done,
});

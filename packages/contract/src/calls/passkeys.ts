import * as z from 'zod/mini';
import { call } from '../define.ts';
import { staffLogin } from './access.ts';
import { recovery } from './second-factor.ts';
import { done, id, password, short } from './shapes.ts';

const part = z.string('Send what the passkey answered.').check(z.maxLength(20_000, 'This is too long.'));
/** What WebAuthn's `…JSON` types say, as far as it is looked at; the rest is passed over. */
const answered = <R extends z.ZodMiniType>(response: R) =>
  z.object({
    id: part,
    rawId: part,
    type: z.literal('public-key'),
    response,
  });
/** Options for the browser, as WebAuthn writes them in JSON. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const name = short('a name for this passkey', 60);
const named = z.strictObject({ passkey: id });

export const listPasskeys = call({
  method: 'GET',
  path: '/passkeys',
  title: 'List your passkeys',
  access: 'staff',
  result: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** It is kept in a cloud, and may be on several devices. */
      synced: z.boolean(),
      createdAt: z.string(),
      usedAt: z.nullable(z.string()),
    }),
  ),
});

export const beginPasskey = call({
  method: 'POST',
  path: '/passkeys/begin',
  title: 'Start a passkey registration',
  access: 'staff',
  body: z.strictObject({ password }),
  result: options,
  errors: ['PASSWORD_WRONG', 'FACTOR_NEEDED', 'PASSKEY_MANY', 'TOO_MANY'],
});

/** With the first factor of a person come recovery codes; otherwise none. */
export const addPasskey = call({
  method: 'POST',
  path: '/passkeys',
  title: 'Complete a passkey registration',
  access: 'staff',
  body: z.strictObject({
    name,
    answer: answered(
      z.object({
        clientDataJSON: part,
        attestationObject: part,
        transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
      }),
    ),
  }),
  result: recovery,
  errors: ['PASSKEY_WRONG', 'FACTOR_NEEDED', 'PASSKEY_MANY'],
});

export const renamePasskey = call({
  method: 'PUT',
  path: '/passkeys/{passkey}',
  title: 'Rename a passkey',
  access: 'staff',
  params: named,
  body: z.strictObject({ name }),
  result: done,
  errors: ['NOT_FOUND'],
});

export const removePasskey = call({
  method: 'POST',
  path: '/passkeys/{passkey}/remove',
  title: 'Remove a passkey',
  access: 'staff',
  params: named,
  body: z.strictObject({ password }),
  result: done,
  errors: ['PASSWORD_WRONG', 'FACTOR_REQUIRED', 'FACTOR_NEEDED', 'NOT_FOUND', 'TOO_MANY'],
});

export const beginPasskeyLogin = call({
  method: 'POST',
  path: '/company/passkey/begin',
  title: 'Start a passkey login',
  access: 'public',
  result: options,
  errors: ['TOO_MANY'],
});

/** Instead of password and second factor: a passkey is both, what one has and what one is or knows. */
export const logInByPasskey = call({
  method: 'POST',
  path: '/company/passkey',
  title: 'Log in with a passkey',
  access: 'public',
  body: z.strictObject({
    answer: answered(
      z.object({
        clientDataJSON: part,
        authenticatorData: part,
        signature: part,
        userHandle: z.optional(part),
      }),
    ),
  }),
  result: staffLogin,
  errors: ['PASSKEY_WRONG', 'LOGIN_DISABLED', 'TOO_MANY'],
});

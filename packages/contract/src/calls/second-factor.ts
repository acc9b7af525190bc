import * as z from 'zod/mini';
import { call } from '../define.ts';
import { done, id, password, short } from './shapes.ts';

/** Six digits of the app, or a recovery code. */
const factorCode = short('the code of your app, or a recovery code', 20);
export const recovery = z.object({
  /** Each opens the door once. Shown now and never again. */
  recovery: z.array(z.string()),
});

export const getSecondFactor = call({
  method: 'GET',
  path: '/second-factor',
  title: 'Get your second-factor status',
  access: 'staff',
  result: z.object({
    on: z.boolean(),
    /** The lender wants one of this role. */
    required: z.boolean(),
    recoveryLeft: z.number(),
  }),
});

/** Guards nothing until a code of it was confirmed. */
export const beginFactor = call({
  method: 'POST',
  path: '/second-factor',
  title: 'Start setting up an authenticator app',
  access: 'staff',
  body: z.strictObject({ password }),
  result: z.object({
    /** Base32, to be typed where no code can be scanned. */
    secret: z.string(),
    /** `otpauth://…`, what the QR code says. */
    uri: z.string(),
    /** The QR code as a data URL. */
    qr: z.string(),
  }),
  errors: ['PASSWORD_WRONG', 'FACTOR_ON', 'TOO_MANY'],
});

export const confirmFactor = call({
  method: 'POST',
  path: '/second-factor/confirm',
  title: 'Confirm an authenticator app',
  access: 'staff',
  body: z.strictObject({ code: factorCode }),
  result: recovery,
  errors: ['FACTOR_WRONG', 'FACTOR_OFF', 'FACTOR_ON', 'TOO_MANY'],
});

export const renewRecovery = call({
  method: 'POST',
  path: '/second-factor/recovery',
  title: 'Create new recovery codes',
  access: 'staff',
  body: z.strictObject({ code: factorCode }),
  result: recovery,
  errors: ['FACTOR_WRONG', 'FACTOR_OFF', 'TOO_MANY'],
});

export const removeFactor = call({
  method: 'POST',
  path: '/second-factor/remove',
  title: 'Remove your second factor',
  access: 'staff',
  body: z.strictObject({ password, code: factorCode }),
  result: done,
  errors: ['PASSWORD_WRONG', 'FACTOR_WRONG', 'FACTOR_OFF', 'FACTOR_REQUIRED', 'TOO_MANY'],
});

/** For who lost phone and recovery codes; their sessions end. */
export const resetMemberFactor = call({
  method: 'DELETE',
  path: '/team/{member}/second-factor',
  title: 'Remove a team member’s second factor',
  access: { may: 'team', applicant: null },
  params: z.strictObject({ member: id }),
  result: done,
  errors: ['TEAM_NOBODY', 'TEAM_RANK'],
});

import * as z from 'zod/mini';
import { call } from '../define.ts';
import { applicantLogin, coApplicants } from './access-shapes.ts';
import {
  branchCode,
  code,
  done,
  id,
  mobile,
  optionalEmail,
  optionalPersonName,
  optionalShort,
  password,
  productCode,
  short,
} from './shapes.ts';

export const staffLogin = z.object({
  _id: z.string(),
  cName: z.string(),
  roleId: z.number(),
  status: z.number(),
  id_token: z.string(),
});

/** Of who has a second factor: without it the answer is FACTOR_WANTED, and the login is sent again with it. */
const secondFactor = optionalShort('the code', 20);
const staffLoginErrors = [
  'LOGIN_WRONG',
  'LOGIN_DISABLED',
  'FACTOR_WANTED',
  'FACTOR_WRONG',
  'TOO_MANY',
] as const;

const optionalId = z.optional(z.union([z.literal(''), id]));

/** Company login: the owner and enabled admins (P §4.1, §7). */
export const logInLender = call({
  method: 'POST',
  path: '/company/login',
  title: 'Log in as a lender',
  access: 'public',
  body: z.strictObject({ mobileNo: mobile, password, code: secondFactor }),
  result: staffLogin,
  errors: staffLoginErrors,
});

/** Team login: the owner, and enabled roles 2 to 5. */
export const logInTeamMember = call({
  method: 'POST',
  path: '/company/loginTeam',
  title: 'Log in as a team member',
  access: 'public',
  body: z.strictObject({ userName: short('your user name', 100), password, code: secondFactor }),
  result: staffLogin,
  errors: staffLoginErrors,
});

/** Are these credentials right? Opens no session. */
export const checkLogin = call({
  method: 'POST',
  path: '/company/checklogin',
  title: 'Check a user name and password',
  access: 'public',
  body: z.strictObject({ userName: short('your user name', 100), password }),
  result: z.object({ roleId: z.number(), status: z.number() }),
  errors: ['LOGIN_WRONG', 'LOGIN_DISABLED', 'TOO_MANY'],
});

export const updatePassword = call({
  method: 'POST',
  path: '/company/updatepass',
  title: 'Change your password',
  access: 'staff',
  body: z.strictObject({ password, _id: id, oldpass: password }),
  result: done,
  errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'WRONG_ACTOR', 'TOO_MANY'],
});

/** Sends a code when the number is known; answers the same when it is not. */
export const resetPassword = call({
  method: 'POST',
  path: '/company/resetpassword',
  title: 'Request a password-reset code',
  access: 'public',
  body: z.strictObject({ mobileNo: mobile }),
  result: done,
  errors: ['TOO_MANY'],
});

export const verifyResetCode = call({
  method: 'POST',
  path: '/company/verifyOtp',
  title: 'Verify a password-reset code',
  access: 'public',
  body: z.strictObject({ mobileNo: mobile, otp: code, role: z.optional(z.union([z.string(), z.number()])) }),
  result: staffLogin,
  errors: ['OTP_MISMATCH', 'OTP_LOCKED', 'LOGIN_DISABLED'],
});

/** Only in the session that `verifyOtp` opened, once (assurance §4.2). */
export const setPassword = call({
  method: 'POST',
  path: '/company/setpassword',
  title: 'Set a new password',
  access: 'reset',
  body: z.strictObject({ mobileNo: mobile, newpassword: password }),
  result: done,
  errors: ['RESET_EXPIRED', 'PASSWORD_WEAK'],
});

export const registerApplicant = call({
  method: 'POST',
  path: '/users/register',
  title: 'Register an applicant',
  access: 'public',
  body: z.strictObject({
    mobileNo: mobile,
    name: optionalPersonName('your name'),
    email: optionalEmail,
    /** The code of a team member's apply link: the application becomes theirs. */
    referral: optionalShort('the code of the link', 20),
    /** Code of the loan product in that link. */
    product: z.optional(productCode),
    /** Code of the branch in that link. */
    branch: z.optional(branchCode),
  }),
  result: done,
  errors: ['TOO_MANY'],
});

export const sendLoginOtp = call({
  method: 'POST',
  path: '/users/otp',
  title: 'Send a login code to an applicant',
  access: 'public',
  body: z.strictObject({ mobileNo: mobile }),
  result: z.object({ resendAfter: z.number() }),
  errors: ['TOO_MANY'],
});

export const logInApplicant = call({
  method: 'POST',
  path: '/users/userLoginVerify',
  title: 'Log in as an applicant',
  access: 'public',
  body: z.strictObject({ mobile, otp: code, appId: optionalId }),
  result: applicantLogin,
  extras: coApplicants,
  errors: ['OTP_MISMATCH', 'OTP_LOCKED'],
});

/** The older spelling of the same login: `auth` carries the code. */
export const logInApplicantByAuth = call({
  method: 'POST',
  path: '/users/userLoginAuth',
  title: 'Log in as an applicant (older form)',
  access: 'public',
  body: z.strictObject({ mobileNo: mobile, appId: optionalId, auth: code }),
  result: applicantLogin,
  extras: coApplicants,
  errors: ['OTP_MISMATCH', 'OTP_LOCKED'],
});

/** Login by customer id: `password` carries the code sent to that customer’s mobile. */
export const logInByCustomerId = call({
  method: 'POST',
  path: '/users/auth',
  title: 'Log in as an applicant by customer id',
  access: 'public',
  body: z.strictObject({ password: code, custId: short('the customer id', 40) }),
  result: applicantLogin,
  extras: coApplicants,
  errors: ['OTP_MISMATCH', 'OTP_LOCKED'],
});

export const getSession = call({
  method: 'GET',
  path: '/session',
  title: 'Get the current session',
  access: 'signed-in',
  result: z.object({
    _id: z.string(),
    name: z.string(),
    lender: z.string(),
    roleId: z.number(),
    expiresAt: z.string(),
    /** Good for one's own account alone, until a second factor is set up or given. */
    ownOnly: z.boolean(),
    /** Key of the applicant's browser storage (base64, 32 bytes), from the server's keys; blank for staff. */
    storageKey: z.string(),
  }),
});

export const extendSession = call({
  method: 'POST',
  path: '/session/extend',
  title: 'Extend the session',
  access: 'signed-in',
  result: z.object({ expiresAt: z.string() }),
});

export const logOut = call({
  method: 'POST',
  path: '/session/end',
  title: 'Log out',
  access: 'signed-in',
  result: done,
});

import type * as calls from '@pramaan/contract/calls/access.ts';
import type { Reference } from './entry.ts';

const loginFields = {
  status: '1: the login is enabled. 0: it is disabled.',
  code: 'Second factor: six digits of the authenticator app, or a recovery code. Send it when the answer is `FACTOR_WANTED`.',
};
const applicantLogin =
  'A mobile number that is not known yet starts a new application. `coApplicants` lists the people who apply together; the first is the applicant.';
const applicantFields = {
  _id: 'Applicant id (UUID).',
  appId:
    'Application to log in to (UUID). Blank or left out: the application at this site’s lender, else the oldest.',
};

export const access: Reference<typeof calls> = {
  logInLender: {
    description:
      'Logs in a lender’s owner or an enabled administrator with mobile number and password, and opens a session. The session token is in `id_token`; the session cookie is set with the reply. The session ends after 30 minutes without use and after 8 hours at the latest.',
    fields: loginFields,
  },
  logInTeamMember: {
    description:
      'Logs in a team member (owner or enabled roles 2 to 5) with user name and password, and opens a session. The session token is in `id_token`; the session cookie is set with the reply. The session ends after 30 minutes without use and after 8 hours at the latest.',
    fields: loginFields,
  },
  checkLogin: {
    description:
      'Checks a user name and password without opening a session. Returns the role and whether the login is enabled.',
    fields: { status: loginFields.status },
  },
  updatePassword: {
    description:
      'Changes the caller’s own password. The current password must be sent as `oldpass`. All other sessions of the caller end.',
    fields: {
      password: 'New password: at least 10 characters, no common word, no name of the person.',
      _id: 'The caller’s own id.',
    },
  },
  resetPassword: {
    description:
      'Sends a six-digit code for a password reset to the mobile number. The reply is the same whether or not the number is known. The code is valid for 10 minutes.',
  },
  verifyResetCode: {
    description:
      'Verifies the password-reset code and opens a session of 10 minutes in which the password can be set once, and nothing else done. A code can be entered wrongly five times from one address.',
    fields: { role: 'Accepted for compatibility and ignored.', status: loginFields.status },
  },
  setPassword: {
    description: 'Sets a new password. Works once, in the session that the reset code opened.',
    fields: { mobileNo: 'The mobile number that the code was sent to.' },
  },
  registerApplicant: {
    description:
      'Registers an applicant and sends a six-digit login code to the mobile number. The code is valid for 10 minutes.',
    fields: {
      referral:
        'Code of a team member’s apply link. The new application is theirs. A code that has ended is ignored.',
      branch: 'Code of the branch in that link. A branch that is closed is ignored.',
      product: 'Code of the loan product in that link. A product that is no longer offered is ignored.',
    },
  },
  sendLoginOtp: {
    description:
      'Sends a six-digit login code to an applicant’s mobile number. The code is valid for 10 minutes and can be requested again after 60 seconds, 20 times a day.',
  },
  logInApplicant: {
    description: `Logs in an applicant with the code sent to the mobile number, and opens a session of up to 2 hours. ${applicantLogin}`,
    fields: applicantFields,
  },
  logInApplicantByAuth: {
    description: `Logs in an applicant with the code sent to the mobile number; the code is sent as \`auth\`. Otherwise the same as \`/users/userLoginVerify\`. ${applicantLogin}`,
    fields: { ...applicantFields, auth: 'Six-digit code from the SMS.' },
  },
  logInByCustomerId: {
    description: `Logs in an applicant with the customer id and the code sent to that customer’s mobile number. ${applicantLogin}`,
    fields: { ...applicantFields, password: 'Six-digit code from the SMS.' },
  },
  getSession: {
    description:
      'Returns who is logged in, the role, and when the session ends at the latest (`expiresAt`, ISO 8601).',
    fields: {
      _id: 'Id of the person (UUID).',
      name: 'Name of the person.',
      storageKey:
        'Key with which an applicant’s browser encrypts its copy of the applicant id (base64). Blank for staff.',
    },
  },
  extendSession: {
    description:
      'Resets the 30-minute inactivity limit of the session. The absolute limit (8 hours for staff, 2 hours for applicants) stays.',
  },
  logOut: { description: 'Ends the session and clears its cookie.' },
};

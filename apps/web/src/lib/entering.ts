import type { logInApplicant, logInLender } from '@pramaan/contract/calls/access.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { forgetSession } from './leaving.ts';
import { clearAll, write, writeRole } from './storage.ts';
import { storeApplicantToken } from './token.ts';

/** Keeps what an applicant's login answered (P §3.2, §3.6). The draft of the same person stays. */
export function enterAsApplicant(login: ResultOf<typeof logInApplicant>): void {
  forgetSession();
  write('adminId', null);
  write('applicantId', login._id);
  write('custId', login.custId);
  write('segment', login.segment);
  write('yodleeUserId', login.yodleeUserId);
  write('token', login.id_token);
  writeRole(login.roleId);
  storeApplicantToken(login._id, login.id_token);
}

/** Keeps what a company's or a team's login answered (P §3.1, §4.1); what was left of others goes. */
export function enterAsStaff(login: ResultOf<typeof logInLender>): void {
  clearAll();
  forgetSession();
  write('adminId', login._id);
  write('token', login.id_token);
  writeRole(login.roleId);
}

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import { calls } from '@pramaan/contract/calls.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import type { Caller } from './caller.ts';
import type { Principal } from './people.ts';
import { startWorld, type World } from './world.ts';

/**
 * Who may call what, transcribed by hand from product.md §4; the contract's own tables are not looked at.
 * A call that is not named here fails the test: decide who may make it first.
 */
type Duty =
  | 'anyone'
  | 'logged in'
  | 'staff'
  | 'lead'
  | 'counts'
  | 'see'
  | 'run'
  | 'share'
  | 'list'
  | 'ask'
  | 'agree'
  | 'review'
  /** Of several cases at once: each is looked at by itself, and refused by itself. */
  | 'review some'
  | 'decide'
  /** The bundle of a loan: deciders, and programs with that scope. */
  | 'hand over'
  | 'reveal'
  | 'comment'
  | 'team'
  /** Of a session that a reset code opened; here nobody has one. */
  | 'reset';
/** Duties about one file. */
const ofFile: readonly Duty[] = [
  'see',
  'run',
  'share',
  'ask',
  'agree',
  'review',
  'decide',
  'hand over',
  'reveal',
  'comment',
];
const duties: Record<string, Duty> = {
  'POST /api/company/login': 'anyone',
  'POST /api/company/loginTeam': 'anyone',
  'POST /api/company/checklogin': 'anyone',
  'POST /api/company/resetpassword': 'anyone',
  'POST /api/company/verifyOtp': 'anyone',
  'POST /api/users/register': 'anyone',
  'POST /api/users/otp': 'anyone',
  'POST /api/users/userLoginVerify': 'anyone',
  'POST /api/users/userLoginAuth': 'anyone',
  'POST /api/users/auth': 'anyone',
  'GET /api/site': 'anyone',
  'GET /api/task-times': 'anyone',
  'GET /api/reports/shared/{shareId}': 'anyone',
  'POST /api/company/updatepass': 'staff',
  'POST /api/company/setpassword': 'reset',
  'GET /api/session': 'logged in',
  'POST /api/session/extend': 'logged in',
  'POST /api/session/end': 'logged in',
  'GET /api/places': 'logged in',
  'GET /api/places/near': 'logged in',
  'GET /api/dict/manufacturers': 'logged in',
  'GET /api/dict/manufacturers/getAssetModelById/{id}': 'logged in',
  'GET /api/dict/manufacturers/getAssets/{id}': 'logged in',
  'GET /api/applicants': 'list',
  'GET /api/applicants/export': 'list',
  'GET /api/applicants/{id}': 'see',
  'GET /api/applicants/{id}/profile': 'see',
  'GET /api/applicants/{id}/draft': 'see',
  'GET /api/applicants/{id}/co-applicants': 'see',
  'GET /api/applicants/{id}/files/{fileId}': 'see',
  'GET /api/applicants/{id}/files/{fileId}/reading': 'see',
  'GET /api/applicants/{id}/files/{fileId}/pages/{page}': 'see',
  'POST /api/users/autofill': 'see',
  'POST /api/users/getSummary': 'see',
  'GET /api/users/getSegment/{applicantId}': 'see',
  'GET /api/users/validation/{applicantId}/history': 'see',
  'GET /api/users/validation/{applicantId}/checkHistory': 'see',
  'GET /api/users/validation/{applicantId}/menu': 'see',
  'GET /api/applicants/{id}/progress': 'see',
  'GET /api/applicants/{id}/loans': 'see',
  'GET /api/applicants/{id}/creditReport': 'see',
  'POST /api/applicants/{id}/creditReport': 'run',
  'POST /api/users/getPaymentStatus': 'see',
  'POST /api/users/getAssetLoanDetails': 'see',
  'POST /api/users/assetLoanDetails': 'run',
  'POST /api/users/dataEntry': 'run',
  'GET /api/applicants/{id}/files': 'see',
  'DELETE /api/applicants/{id}/files/{fileId}': 'run',
  'POST /api/users/profileUpload': 'run',
  'POST /api/users/getSignedUrl': 'run',
  'POST /api/users/dataFileEntry': 'run',
  'POST /api/users/otherDataEntryFiles': 'run',
  // Whoever holds the link: it is signed, for one file and a few minutes.
  'GET /api/signed-files/{ticket}': 'anyone',
  'PUT /api/signed-files/{ticket}': 'anyone',
  'PUT /api/applicants/{id}/profile': 'run',
  'PUT /api/applicants/{id}/language': 'agree',
  'PUT /api/applicants/{id}/draft': 'run',
  'POST /api/applicants/{id}/co-applicants': 'run',
  'PUT /api/applicants/{id}/{group}/{document}': 'run',
  'POST /api/users/upload/{applicantId}/{docType}': 'run',
  'POST /api/users/uploads/{applicantId}/{docType}': 'run',
  'POST /api/users/uploads/{applicantId}/{uploadId}/parts/{from}': 'run',
  'GET /api/users/uploads/{applicantId}/{uploadId}/state': 'run',
  'GET /api/users/uploads/{applicantId}/{uploadId}/pages/{from}': 'run',
  'POST /api/users/uploads/{applicantId}/{uploadId}/finish': 'run',
  'POST /api/users/handover/{applicantId}/{docType}': 'run',
  'GET /api/users/handover/{applicantId}/{handoverId}/state': 'run',
  'POST /api/users/bankSession': 'run',
  'POST /api/applicants/{id}/bank/phone-page': 'run',
  // The address of the bank page is all that a phone has: its four values are looked at together.
  'POST /api/users/mobile/bankPage': 'anyone',
  'POST /api/users/mobile/getProviders': 'anyone',
  'POST /api/users/mobile/addbank': 'anyone',
  'POST /api/users/mobile/bankLink': 'anyone',
  // Whose sessions they are is looked up: somebody else's are as ended ones.
  'POST /api/users/getProviders': 'logged in',
  'POST /api/users/getProvidersById': 'logged in',
  'POST /api/users/getToken': 'logged in',
  'POST /api/users/addbank': 'logged in',
  'POST /api/users/userLogout': 'logged in',
  'POST /api/users/downloadDocument': 'logged in',
  'POST /api/applicants/{id}/bank/links/{link}': 'run',
  'POST /api/users/getAccounts': 'see',
  'POST /api/users/getAnalysis': 'see',
  'POST /api/users/getDocument': 'see',
  'POST /api/bank/getDocumentById': 'see',
  'POST /api/bank/downloadDocumentById': 'see',
  'POST /api/users/bankstatementpdf': 'see',
  'POST /api/users/statementParseAndCommit': 'run',
  'POST /api/users/netBanking': 'run',
  'GET /api/applicants/{applicantId}/income/bank-statement': 'see',
  'PUT /api/applicants/{applicantId}/income/bank-statement': 'run',
  'GET /api/applicants/{id}/bank/accounts': 'see',
  'GET /api/applicants/{id}/bank/accounts/{account}': 'see',
  'DELETE /api/applicants/{id}/bank/accounts/{account}': 'run',
  'GET /api/applicants/{id}/bank/accounts/{account}/export': 'see',
  'GET /api/applicants/{id}/bank/sources': 'see',
  'POST /api/applicants/{id}/bank/help': 'run',
  'GET /api/applicants/{id}/bank/help': 'see',
  'POST /api/applicants/{id}/bank/consents': 'run',
  'GET /api/applicants/{id}/bank/consents': 'see',
  'POST /api/applicants/{id}/bank/consents/{consent}': 'run',
  'DELETE /api/applicants/{id}/bank/consents/{consent}': 'run',
  'GET /api/loan-app/getAppData': 'see',
  'POST /api/loan-app': 'run',
  'POST /api/ekyc/convertbase64': 'see',
  'POST /api/ekyc/uploadFormToS3': 'run',
  'GET /api/applicants/{id}/application-forms': 'see',
  'POST /api/applicants/{id}/locker/sign-ins': 'run',
  'POST /api/applicants/{id}/locker/return': 'run',
  'POST /api/users/getAccessToken': 'run',
  'POST /api/users/accessToken': 'run',
  'POST /api/users/getDigidata': 'run',
  // Whose sign-in at the locker a token names is looked up, as with the bank's sessions.
  'POST /api/users/revokeToken': 'logged in',
  'POST /api/users/getissueddoc': 'logged in',
  'POST /api/users/filefromuri': 'logged in',
  'POST /api/users/updatedigidata': 'run',
  'POST /api/users/registerDigilocker': 'run',
  'POST /api/users/verifyDigiMob': 'run',
  'GET /api/applicants/{id}/locker/widget': 'run',
  'POST /api/applicants/{id}/locker/callback': 'run',
  'GET /api/applicants/{id}/locker/files/{file}': 'see',
  // Whoever is logged in may have a code sent; a document is named by its file, and then it is about that file's person.
  'POST /api/AdhaarEsigngetOtp': 'logged in',
  'POST /api/applicants/{id}/esign/agreements': 'run',
  'GET /api/applicants/{id}/esign/agreements': 'see',
  'DELETE /api/applicants/{id}/esign/agreements/{agreement}': 'run',
  'PUT /api/applicants/{id}/esign/agreements/{agreement}/signers': 'run',
  'POST /api/applicants/{id}/esign/agreements/{agreement}/begin': 'run',
  'GET /api/applicants/{id}/esign/agreements/{agreement}/check': 'see',
  'GET /api/applicants/{id}/esign/requests/{request}': 'see',
  'POST /api/users/openHandover': 'anyone',
  'POST /api/users/handover/{token}/file': 'anyone',
  'POST /api/applicants/{id}/shares': 'share',
  'GET /api/applicants/{id}/shares': 'share',
  'DELETE /api/applicants/{id}/shares/{share}': 'share',
  'GET /api/pdf/getpdf/{custId}/{type}': 'share',
  'GET /api/aadhaar-applicants/pdf/{applicantId}': 'share',
  'POST /api/pdf/shareLoanKey': 'share',
  'GET /api/pdf/shared/{key}': 'anyone',
  'GET /api/issued-documents/{token}': 'anyone',
  'POST /api/issued-documents/verify': 'anyone',
  'POST /api/users/encryptedLink': 'ask',
  'POST /api/users/sendMailReg/{type}': 'ask',
  'POST /api/users/sendMailRegNew/{type}': 'ask',
  'GET /api/applicants/{id}/consent-links': 'ask',
  'GET /api/applicants/{id}/undelivered-messages': 'ask',
  'GET /api/applicants/{id}/messages': 'ask',
  'DELETE /api/applicants/{id}/consent-links/{link}': 'ask',
  'POST /api/users/verifyConsentLink': 'anyone',
  'POST /api/users/sendOtp': 'anyone',
  'POST /api/users/verifyOtp': 'anyone',
  'POST /api/users/sendMailOtp': 'anyone',
  'POST /api/users/verifyMailReg': 'anyone',
  'POST /api/users/submitConsent': 'anyone',
  'POST /api/users/getMobileStatus': 'see',
  'POST /api/users/getEmailStatus': 'see',
  'GET /api/users/getStatus': 'list',
  'GET /api/applicants/{id}/consents': 'see',
  'POST /api/applicants/{id}/consents': 'agree',
  'POST /api/applicants/{id}/aadhaar/confirm': 'agree',
  'DELETE /api/applicants/{id}/consents/{purpose}': 'agree',
  'POST /api/translate': 'logged in',
  'POST /api/applicants/{id}/courtCases/deny': 'agree',
  'POST /api/applicants/{id}/courtCases/takeBack': 'agree',
  'PUT /api/applicants/{id}/courtCases/verdict': 'review',
  'GET /api/review/counts': 'list',
  'GET /api/review/team': 'team',
  'GET /api/applicants/{id}/review': 'review',
  'POST /api/applicants/{id}/review/assignment': 'review',
  'PUT /api/applicants/{id}/agent': 'decide',
  'POST /api/review/assignments': 'review some',
  'POST /api/review/closings': 'counts',
  'POST /api/applicants/{id}/review/begin': 'review',
  'POST /api/applicants/{id}/review/presence': 'review',
  'PUT /api/applicants/{id}/review/records/{place}': 'review',
  'POST /api/applicants/{id}/information-requests': 'review',
  'GET /api/applicants/{id}/information-requests': 'see',
  'DELETE /api/applicants/{id}/information-requests/{request}': 'review',
  'GET /api/applicants/{id}/findings': 'review',
  'POST /api/applicants/{id}/findings/{finding}/accept': 'decide',
  'POST /api/applicants/{id}/decisions': 'decide',
  'POST /api/applicants/{id}/decisions/preview': 'decide',
  'POST /api/applicants/{id}/decisions/{decision}/confirm': 'decide',
  'POST /api/applicants/{id}/decisions/{decision}/undo': 'decide',
  'GET /api/applicants/{id}/rejection': 'see',
  'GET /api/applicants/{id}/rejection/letter': 'see',
  'POST /api/applicants/{id}/appeals': 'agree',
  'POST /api/applicants/{id}/appeals/{appeal}/answer': 'decide',
  'POST /api/applicants/{id}/reopen': 'decide',
  'POST /api/applicants/{id}/offers/preview': 'decide',
  'POST /api/applicants/{id}/offers': 'decide',
  'GET /api/applicants/{id}/offers': 'see',
  'POST /api/applicants/{id}/offers/{offer}/withdraw': 'decide',
  'POST /api/applicants/{id}/offers/{offer}/answer': 'agree',
  'POST /api/applicants/{id}/offers/{offer}/exit': 'agree',
  'POST /api/applicants/{id}/offers/{offer}/agreement': 'decide',
  'PUT /api/applicants/{id}/conditions/{place}': 'decide',
  'GET /api/applicants/{id}/offers/{offer}/mandate': 'see',
  'POST /api/applicants/{id}/offers/{offer}/mandate': 'agree',
  'POST /api/applicants/{id}/offers/{offer}/mandate/upi': 'agree',
  'POST /api/applicants/{id}/offers/{offer}/mandate/check': 'see',
  'POST /api/applicants/{id}/offers/{offer}/mandate/cancel': 'agree',
  'POST /api/applicants/{id}/offers/{offer}/hand-over': 'decide',
  'GET /api/applicants/{id}/offers/{offer}/hand-over': 'hand over',
  'GET /api/applicants/{id}/offers/{offer}/key-facts': 'see',
  'GET /api/applicants/{id}/offers/{offer}/sanction-letter': 'see',
  'POST /api/applicants/{id}/reveal': 'reveal',
  'GET /api/applicants/{id}/notes': 'comment',
  'POST /api/applicants/{id}/notes': 'comment',
  'POST /api/applicants/{id}/flags': 'review',
  'DELETE /api/applicants/{id}/flags/{flag}': 'review',
  'GET /api/applicants/{id}/timeline': 'review',
  'GET /api/applicants/{id}/consistency': 'review',
  'GET /api/loan-products': 'staff',
  'PUT /api/loan-products/{code}': 'lead',
  'DELETE /api/loan-products/{code}': 'lead',
  'GET /api/applicants/{id}/loan-products': 'see',
  'GET /api/settings/applicant-messages': 'lead',
  'PUT /api/settings/applicant-messages/{template}/{language}': 'lead',
  'DELETE /api/settings/applicant-messages/{template}/{language}': 'lead',
  'GET /api/settings/applicant-messages/{template}/{language}/versions': 'lead',
  'PUT /api/applicants/{id}/loan-product': 'run',
  'POST /api/applications': 'staff',
  'POST /api/applications/batch': 'staff',
  'GET /api/applicants/{id}/applications': 'see',
  'POST /api/applicants/{id}/applications': 'agree',
  'POST /api/applicants/{id}/applications/{application}/open': 'agree',
  'POST /api/apply-link': 'staff',
  'POST /api/apply-link/open': 'anyone',
  'GET /api/notifications': 'staff',
  'GET /api/notifications/count': 'staff',
  'POST /api/notifications/{notification}/read': 'staff',
  'POST /api/notifications/read': 'staff',
  'GET /api/notifications/settings': 'staff',
  'PUT /api/notifications/settings': 'staff',
  'GET /api/team': 'lead',
  'POST /api/team': 'lead',
  'PUT /api/team/{member}': 'lead',
  'POST /api/team/{member}/invitation': 'lead',
  'GET /api/team/{member}/sessions': 'lead',
  'DELETE /api/team/{member}/sessions': 'lead',
  'DELETE /api/team/{member}/sessions/{session}': 'lead',
  'POST /api/team-invitation': 'anyone',
  'POST /api/team-invitation/accept': 'anyone',
  'GET /api/sessions': 'staff',
  'DELETE /api/sessions': 'staff',
  'DELETE /api/sessions/{session}': 'staff',
  'GET /api/second-factor': 'staff',
  'POST /api/second-factor': 'staff',
  'POST /api/second-factor/confirm': 'staff',
  'POST /api/second-factor/recovery': 'staff',
  'POST /api/second-factor/remove': 'staff',
  'GET /api/passkeys': 'staff',
  'POST /api/passkeys/begin': 'staff',
  'POST /api/passkeys': 'staff',
  'PUT /api/passkeys/{passkey}': 'staff',
  'POST /api/passkeys/{passkey}/remove': 'staff',
  'POST /api/company/passkey/begin': 'anyone',
  'POST /api/company/passkey': 'anyone',
  'DELETE /api/team/{member}/second-factor': 'lead',
  'GET /api/audit': 'lead',
  'GET /api/audit/archive': 'lead',
  'GET /api/audit/archive/{month}/export': 'lead',
  'GET /api/audit/export': 'lead',
  'GET /api/audit/proof': 'lead',
  'GET /api/usage': 'counts',
  'GET /api/usage/people': 'counts',
  'GET /api/usage/rows': 'counts',
  'GET /api/usage/export': 'counts',
  'GET /api/applicants/{id}/usage': 'see',
  'GET /api/dashboards/funnel': 'counts',
  'GET /api/dashboards/turnaround': 'counts',
  'GET /api/dashboards/documents': 'counts',
  'GET /api/dashboards/sources': 'counts',
  'GET /api/dashboards/information-requests': 'counts',
  'GET /api/dashboards/summary': 'counts',
  'GET /api/dashboards/ageing': 'counts',
  'GET /api/dashboards/workload': 'counts',
  'GET /api/dashboards/outcomes': 'counts',
  'GET /api/dashboards/months': 'counts',
  'GET /api/dashboards/filters': 'counts',
  'GET /api/dashboards/email': 'counts',
  'PUT /api/dashboards/email': 'counts',
  'GET /api/dashboards/applicants': 'counts',
  'GET /api/dashboards/segments': 'list',
  'GET /api/company/sso': 'anyone',
  'POST /api/company/sso/begin': 'anyone',
  'POST /api/company/sso/finish': 'anyone',
  'GET /api/settings/sso': 'lead',
  'PUT /api/settings/sso': 'lead',
  'DELETE /api/settings/sso': 'lead',
  'GET /api/retention/rules': 'counts',
  'PUT /api/retention/rules': 'lead',
  'PUT /api/retention/clock': 'lead',
  'GET /api/retention/due': 'counts',
  'GET /api/retention/erasures': 'counts',
  'GET /api/retention/erasures/{erasure}/certificate': 'counts',
  // Whoever holds the link: the person cannot log in any more, and it names nobody.
  'GET /api/erasures/{token}': 'anyone',
  'GET /api/applicants/{id}/retention': 'see',
  'POST /api/applicants/{id}/erasure': 'agree',
  'DELETE /api/applicants/{id}/erasure': 'agree',
  'POST /api/applicants/{id}/erasure/propose': 'decide',
  'POST /api/applicants/{id}/erasure/confirm': 'decide',
  'POST /api/applicants/{id}/erasure/refuse': 'decide',
  'PUT /api/applicants/{id}/legal-hold': 'decide',
  'DELETE /api/applicants/{id}/legal-hold': 'decide',
  'PUT /api/applicants/{id}/loan-end': 'decide',
  'GET /api/policies/{segment}': 'lead',
  'PUT /api/policies/{segment}': 'lead',
  'POST /api/policies/{segment}/dry-run': 'lead',
  'POST /api/policies/{segment}/propose': 'lead',
  'POST /api/policies/{segment}/publish': 'lead',
  'GET /api/branches': 'list',
  'PUT /api/branches/{code}': 'lead',
  'GET /api/settings/working-lists': 'lead',
  'PUT /api/settings/working-lists': 'lead',
  'GET /api/absence': 'staff',
  'PUT /api/absence': 'staff',
  'GET /api/settings': 'lead',
  'GET /api/settings/setup': 'lead',
  'PUT /api/settings': 'lead',
  'POST /api/settings/logo': 'lead',
  'DELETE /api/settings/logo': 'lead',
  // A picture that stands on every page.
  'GET /api/site/logo/{sha256}': 'anyone',
  'GET /api/transparency': 'anyone',
  'GET /api/api-keys': 'lead',
  'POST /api/api-keys': 'lead',
  'DELETE /api/api-keys/{key}': 'lead',
  'GET /api/webhooks': 'lead',
  'POST /api/webhooks': 'lead',
  'PUT /api/webhooks/{hook}': 'lead',
  'DELETE /api/webhooks/{hook}': 'lead',
  'POST /api/webhooks/{hook}/ping': 'lead',
  'GET /api/webhooks/{hook}/deliveries': 'lead',
  'POST /api/webhooks/{hook}/deliveries/{delivery}/redeliver': 'lead',
};

/** Asha: assigned to the verifier, referred by the agent. Kiran applies with her. Ravi: the manager's. Meena: nobody's. Imran: Udaan's. */
type About = 'asha' | 'kiran' | 'ravi' | 'meena' | 'imran' | 'nobody';
const about: readonly About[] = ['asha', 'kiran', 'ravi', 'meena', 'imran', 'nobody'];

const saral: readonly About[] = ['asha', 'kiran', 'ravi', 'meena'];
const agents: readonly About[] = ['asha'];
const verifies: readonly About[] = ['asha', 'kiran', 'meena'];
const ofAll = {
  see: saral,
  run: saral,
  share: saral,
  ask: saral,
  list: about,
  staff: about,
  team: about,
} as const;
const leads = { lead: about, counts: about } as const;
const decides = {
  'review some': about,
  review: saral,
  decide: saral,
  'hand over': saral,
  reveal: saral,
  comment: saral,
} as const;
const reach: Partial<Record<Principal, Partial<Record<Duty, readonly About[]>>>> = {
  owner: { ...ofAll, ...leads, ...decides },
  admin: { ...ofAll, ...leads, ...decides },
  manager: { ...ofAll, ...decides, counts: about },
  // Assigned to oneself, or to nobody; deciding and seeing what is masked are others' work.
  verifier: {
    see: verifies,
    run: verifies,
    share: verifies,
    ask: verifies,
    review: verifies,
    'review some': about,
    comment: verifies,
    list: about,
    staff: about,
    team: about,
  },
  // One's own referrals; an agent shares no report, and in the review only comments.
  agent: { see: agents, run: agents, share: [], ask: agents, comment: agents, list: about, staff: about },
  // Whatever its scope names, of the whole lender; it has no session, and agrees for nobody.
  program: { see: saral, run: saral, share: saral, ask: saral, list: about, 'hand over': saral },
  // Oneself alone, also where somebody joins one's application, as Kiran does Asha's.
  asha: { see: ['asha'], run: ['asha'], share: ['asha'], reveal: ['asha'], agree: ['asha'] },
  ravi: { see: ['ravi'], run: ['ravi'], share: ['ravi'], reveal: ['ravi'], agree: ['ravi'] },
  imran: { see: ['imran'], run: ['imran'], share: ['imran'], reveal: ['imran'], agree: ['imran'] },
  'other owner': {
    see: ['imran'],
    run: ['imran'],
    share: ['imran'],
    ask: ['imran'],
    review: ['imran'],
    'review some': about,
    decide: ['imran'],
    'hand over': ['imran'],
    reveal: ['imran'],
    comment: ['imran'],
    list: about,
    staff: about,
    team: about,
    lead: about,
    counts: about,
  },
};
/** Duties that a role may not do at all, whoever it is about. */
const never: Partial<Record<Principal, readonly Duty[]>> = {
  verifier: ['decide', 'hand over', 'reveal'],
  agent: ['share', 'review', 'decide', 'hand over', 'reveal'],
  // Judging a file is people's work.
  program: ['review', 'decide', 'reveal', 'comment'],
};
const principals: readonly Principal[] = [...(Object.keys(reach) as Principal[]), 'disabled', 'anonymous'];
const lendersOwn: Partial<Record<Principal, readonly About[]>> = { 'other owner': ['imran'] };
const isApplicant = (who: Principal) => ['asha', 'ravi', 'imran'].includes(who);

function expected(who: Principal, duty: Duty, whom: About): string {
  if (duty === 'anyone') return 'let in';
  if (who === 'anonymous') return '401 NOT_LOGGED_IN';
  if (who === 'disabled') return '403 SESSION_EXPIRED';
  if (duty === 'reset') return isApplicant(who) || who === 'program' ? '403 FORBIDDEN' : '200 RESET_EXPIRED';
  if ((duty === 'logged in' && who !== 'program') || reach[who]?.[duty]?.includes(whom)) return 'let in';
  if (['logged in', 'staff', 'list', 'team', 'lead', 'counts', 'review some'].includes(duty))
    return '403 FORBIDDEN';
  // A role that may not at all is told so; otherwise another lender's file is as one that is not there.
  if (never[who]?.includes(duty)) return '403 FORBIDDEN';
  if (duty === 'agree' && !isApplicant(who)) return '403 FORBIDDEN';
  const own = lendersOwn[who] ?? saral;
  if (isApplicant(who)) return '403 FORBIDDEN';
  // A colleague's case: no lost access, which would be 403 and log out.
  return own.includes(whom) ? '409 CASE_ELSEWHERE' : '404 NO_SUCH_APPLICANT';
}

let world: World;
const ids = {} as Record<About, string>;
const custIds = {} as Record<About, string>;
before(async () => {
  world = await startWorld();
  for (const name of ['asha', 'ravi', 'meena', 'imran'] as const) ids[name] = await world.id(name);
  const asha = await world.as('asha');
  const added = await asha.call(addCoApplicant, {
    params: { id: ids.asha },
    body: { name: 'Kiran Sample', mobileNo: '9876501234' },
  });
  ids.kiran = added.ok._id;
  ids.nobody = '01900000-0000-7000-8000-000000000000';
  const rows = await world.direct('select id, cust_id from applicant');
  for (const whom of about)
    custIds[whom] = String(rows.find(({ id }) => id === ids[whom])?.cust_id ?? 'C999999999');
});
after(() => world.close());

const nameOf = (call: Call) => `${call.method} /${call.base}${call.path}`;
const dutyOf = (call: Call): Duty | undefined => (call.base === 'kyc' ? 'run' : duties[nameOf(call)]);

/** A request that can only ever be let in and then found wanting: it names a member that no call knows. */
async function attempt(caller: Caller, call: Call, whom: About): Promise<string> {
  const params = {
    id: ids[whom],
    applicantId: ids[whom],
    custId: ids[whom],
    docType: 'pan',
    group: 'id',
    document: 'pan',
    type: 'personal',
    page: '1',
  };
  const rest = {
    shareId: 'x',
    share: ids.nobody,
    fileId: ids.nobody,
    file: ids.nobody,
    link: ids.nobody,
    purpose: 'bank',
    place: 'pan.auth',
    ask: ids.nobody,
    decision: ids.nobody,
    finding: ids.nobody,
    flag: ids.nobody,
    key: ids.nobody,
    hook: ids.nobody,
    delivery: ids.nobody,
    erasure: ids.nobody,
    passkey: ids.nobody,
    member: ids.nobody,
    session: ids.nobody,
  };
  const body =
    call.method === 'GET'
      ? undefined
      : { applicantId: ids[whom], appId: ids[whom], custId: custIds[whom], noSuchMember: 1 };
  const reply = await caller.call(call, {
    params: { ...params, ...rest },
    query: { noSuchMember: '1', ...(call.path.startsWith('/loan-app/') ? { applicantId: ids[whom] } : {}) },
    body,
  });
  // A link is looked at before anything that is sent with it; whoever it is may try.
  if (call.access === 'public' && /\{(token|ticket)\}/.test(call.path) && reply.code === 'LINK_EXPIRED')
    return 'let in';
  const known = reply.fields?.some(({ path }) => path === 'noSuchMember') ?? false;
  return reply.code === 'BAD_REQUEST' && known ? 'let in' : `${reply.status} ${reply.code}`;
}

test('every call of the contract is classified, and nothing is that is no call', () => {
  const unclassified = calls.filter((call) => dutyOf(call) === undefined).map(nameOf);
  assert.deepEqual(unclassified, []);
  assert.deepEqual(
    Object.keys(duties).filter((name) => !calls.some((call) => nameOf(call) === name)),
    [],
  );
  assert.ok(calls.length >= 76, `${calls.length} calls`);
});

test('every cell of call × principal × whose file answers as product.md §4 says', async (t) => {
  const differences: string[] = [];
  let cells = 0;
  for (const who of principals) {
    const caller = await world.as(who);
    for (const call of calls) {
      const duty = dutyOf(call);
      if (!duty) continue;
      const rows = ofFile.includes(duty) ? about : (['asha'] as const);
      const got = await Promise.all(rows.map((whom) => attempt(caller, call, whom)));
      rows.forEach((whom, index) => {
        cells++;
        const want = expected(who, duty, whom);
        if (got[index] !== want)
          differences.push(`${who} · ${nameOf(call)} · ${whom}: ${got[index]}, should be ${want}`);
      });
    }
  }
  sayFigure(t, {
    what: 'access matrix: call × principal × whose case',
    tried: cells,
    measured: `differences ${differences.length}`,
    bound: 'differences 0',
  });
  const ofOneFile = calls.filter((call) => ofFile.includes(dutyOf(call) ?? 'anyone')).length;
  assert.equal(
    cells,
    principals.length * (ofOneFile * about.length + calls.length - ofOneFile),
    'every cell was tried',
  );
  assert.ok(cells > 3900, `${cells} cells`);
  assert.deepEqual(differences, []);
});

test('nothing in the matrix took effect: no one was logged out and nothing was stored', async () => {
  for (const who of principals.filter((one) => !['disabled', 'anonymous', 'program'].includes(one))) {
    const whoAmI = calls.find((call) => nameOf(call) === 'GET /api/session');
    assert.ok(whoAmI);
    assert.equal((await (await world.as(who)).call(whoAmI)).status, 200, who);
  }
  const rows = await world.direct(
    'select (select count(*) from verification) + (select count(*) from upload) + (select count(*) from share) as stored',
  );
  assert.equal(Number(rows.at(-1)?.stored), 0);
});

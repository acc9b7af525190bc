/*
 * Every call of P §7 and C §7 as the two texts print it, typed from them and from nothing else: method, address under its
 * base, what is sent. After the bar stand the members; `form:` a multipart form, `urlencoded` a web form, `-` no body is printed,
 * `?` the payload is not shown. A client that follows the specification sends these members and no others.
 */
const printed = `
POST /company/login | mobileNo, password
POST /company/loginTeam | userName, password
POST /company/checklogin | userName, password
POST /company/updatepass | password, _id, oldpass
POST /company/resetpassword | mobileNo
POST /company/verifyOtp | mobileNo, otp, role
POST /company/setpassword | mobileNo, newpassword
POST /users/verifyConsentLink | token, appId, role
POST /users/sendOtp | appId, mobNo, name, link
POST /users/verifyOtp | mobNo, otp
POST /users/sendMailOtp | email, name, appId, type, link
POST /users/verifyMailReg | otp, email, type, appId

POST /AdhaarEsigngetOtp otp | request, essentials
POST /AdhaarEsigngetOtp sign | request, essentials

PUT /applicants/{applicantId}/id/aadhaar | type, data
PUT /applicants/{applicantId}/id/pan | type, data
PUT /applicants/{applicantId}/id/dl | type, data
PUT /applicants/{applicantId}/id/epic | type, data
PUT /applicants/{applicantId}/id/passport | type, data
PUT /applicants/{applicantId}/id/nrega | type, data
PUT /applicants/{applicantId}/address/tbill | type, data
PUT /applicants/{applicantId}/address/ebill | type, data
PUT /applicants/{applicantId}/address/lpg | type, data
PUT /applicants/{applicantId}/income/form16 | type, data
PUT /applicants/{applicantId}/income/itr | type, data
PUT /applicants/{applicantId}/assets/vehicleRc | type, data

GET /applicants/{applicantId}/income/bank-statement | -
PUT /applicants/{applicantId}/income/bank-statement | type, data
POST /users/statementParseAndCommit | form: file, applicantId, ydlId, cSess, uSess, bankName
POST /users/getProviders | cSess, uSess, name
POST /users/getProvidersById | cSess, uSess, id
POST /users/getDocument | applicantId, ydlId, cSess, uSess, id
POST /bank/getDocumentById | applicantId, ydlId, cSess, uSess, itemId
POST /users/downloadDocument | cSess, uSess, id, itemId
POST /bank/downloadDocumentById | applicantId, ydlId, cSess, uSess, itemId
POST /users/bankstatementpdf | applicantId, type, accountId
POST /users/getAccounts | cSess, uSess, ydlId, applicantId
POST /users/addbank | cSess, uSess
POST /users/getToken | cSess, uSess
POST /users/userLogout | cSess, uSess
POST /users/getAnalysis | cSess, uSess, accId, ydlId, applicantId

POST /users/register | ?
POST /users/otp | mobileNo
POST /users/userLoginAuth | mobileNo, appId, auth
POST /users/userLoginVerify | mobile, otp, appId
POST /users/auth | password, custId
POST /users/getPaymentStatus | custId, paymentId
POST /users/encryptedLink | appId, adminId, link, type
POST /users/assetLoanDetails | ?
POST /users/getAssetLoanDetails | appId
POST /users/profileUpload | form: file, applicantId
POST /users/getSummary | appId
POST /users/sendMailReg/personal | email, name, appId
POST /users/sendMailReg/business | email, name, appId
POST /users/sendMailRegNew/personal | email, name, appId, link
POST /users/sendMailRegNew/business | email, name, appId, link
POST /users/getMobileStatus | appId, mob
POST /users/getEmailStatus | appId, type
POST /users/autofill | applicantId
POST /users/getAccessToken | appId, clientId, code, clientSecret, redirectUri
POST /users/getDigidata | appId, clientId, code, clientSecret, redirectUri
POST /users/accessToken | appId, clientId, code, clientSecret, redirectUri
POST /users/revokeToken | token, auth
POST /users/getissueddoc | token
POST /users/filefromuri | uri, token
POST /users/updatedigidata | applicantId, digidata, type, index, accesspath
POST /users/registerDigilocker | urlencoded ?
POST /users/verifyDigiMob | urlencoded ?
POST /users/getSignedUrl | fileName, type
POST /users/dataFileEntry | form: ?
POST /users/otherDataEntryFiles | form: ?
POST /users/dataEntry | custId
POST /users/upload/{applicantId}/{docType} | form: ?
GET /users/getSegment/{applicantId} | -
GET /users/validation/{applicantId}/history | -
GET /users/validation/{applicantId}/checkHistory | -
GET /users/validation/{applicantId}/menu | -
GET /users/getStatus?mob= | -

GET /applicants/{id} | -
GET /applicants/{id}/profile | -
GET /applicants/{id}/loans | -
GET /applicants/{id}/creditReport | -
PUT /applicants/{id}/profile | ?
GET /dict/manufacturers | -
GET /dict/manufacturers/getAssetModelById/{id} | -
GET /dict/manufacturers/getAssets/{id} | -
GET /pdf/getpdf/{custId}/{type} | -
GET /aadhaar-applicants/pdf/{applicantId} | -
POST /pdf/shareLoanKey | ?
POST /loan-app | applicantId, bankName, appData
GET /loan-app/getAppData?applicantId=&bankName= | -
POST /ekyc/convertbase64 | form: html
POST /ekyc/uploadFormToS3 | base64Stream, applicantId, formType, bankName
`;

/** The posts to the e-KYC base, which the specification names and no more. */
const verificationNames = [
  ...['adhaarauth', 'dlauthNew', 'nrega', 'panauth', 'panocr', 'passportocr', 'voterauth', 'voterOcr'],
  ...['ebillauth', 'lpgId', 'lpgAuth', 'tbillauth', 'epfUan', 'epfAuth', 'esic', 'formauth', 'formocr'],
  ...['itrAuth', 'itrOcr', 'vehicle-rc', 'fda', 'fssai', 'iec', 'shops', 'udhyog', 'icai', 'icsi'],
  ...['icwaif', 'icwaim', 'gst/auth', 'gst/identity', 'st', 'vat', 'matchName', 'matchPan'],
] as const;
export type VerificationName = (typeof verificationNames)[number];

/** A call as the specification prints it. */
export interface WrittenCall {
  /** `POST /users/otp`; what a flow names it by. */
  name: string;
  method: string;
  /** With `{name}` for what goes into it. */
  path: string;
  kind: 'json' | 'multipart' | 'urlencoded';
  /** The members printed; null when the payload is not shown. */
  members: readonly string[] | null;
}

function readLine(line: string): WrittenCall {
  const [name = '', sent = ''] = line.split(' | ');
  const [method = '', path = ''] = name.split(' ');
  const said = sent.replace(/^(?:form:|urlencoded) /, '');
  const kind = sent.startsWith('form:') ? 'multipart' : sent.startsWith('urlencoded') ? 'urlencoded' : 'json';
  const members = said === '?' ? null : said === '-' ? [] : said.split(', ');
  return { name, method, path: path.split('?')[0] ?? '', kind, members };
}

export const writtenCalls: readonly WrittenCall[] = [
  ...printed.trim().split(/\n+/).map(readLine),
  ...verificationNames.map((name) => readLine(`POST /kyc/${name} | ?`)),
];

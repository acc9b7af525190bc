import { unreachable } from '../messages/receipts.ts';

/** A service that has no page of its own. */
export interface Service {
  name: string;
  /** Markup: where it is called, with which credentials. */
  address: string;
  /** Markup: how its answer is chosen. */
  choose: string;
}

/** The services beside the verification vendor. */
export const services: readonly Service[] = [
  {
    name: 'SMS: Gupshup',
    address:
      '<code>POST /GatewayAPI/rest</code>, any user and password; reports delivery to the address of <code>PUT /sms/callbacks/gupshup</code>',
    choose: `a mobile that ends in <code>${unreachable}</code> is never reached; fault paths <code>/GatewayAPI/rest</code>, <code>/sms/receipts/gupshup</code>; read at <a href="/inbox">the inbox</a>`,
  },
  {
    name: 'SMS: MSG91 v2',
    address:
      '<code>POST /api/v2/sendsms</code>, any key; reports delivery to the address of <code>PUT /sms/callbacks/msg91</code>',
    choose: `as at Gupshup; fault paths <code>/api/v2/sendsms</code>, <code>/sms/receipts/msg91</code>`,
  },
  {
    name: 'E-mail: SMTP',
    address: 'the port printed at start',
    choose: 'fault path <code>/smtp</code>; read at <a href="/inbox">the inbox</a>',
  },
  {
    name: 'Translation: Google Cloud Translation v2',
    address: '<code>POST /language/translate/v2</code>, header <code>x-goog-api-key</code>',
    choose: 'fault path <code>/language/translate/v2</code>',
  },
  {
    name: 'Aadhaar QR signer',
    address:
      '<code>GET /aadhaar/qr?person=asha</code>, <code>.txt</code>, <code>.png</code>; public key: <a href="/aadhaar/key.pem">key.pem</a>',
    choose:
      '<code>name</code> another name, <code>version</code> V1, V2 or V5, <code>flip=1</code> a broken signature',
  },
  {
    name: 'DigiLocker: partner API and share widget',
    address: '<code>/digilocker/public/oauth2</code>, code <code>123456</code>',
    choose:
      'a mobile with another last digit: 4 token expired, 5 no Aadhaar, 6 another name, 7 empty, 8 issuers down, 9 slow; any other mobile is empty',
  },
  {
    name: 'Bank aggregator: Yodlee',
    address: 'REST <code>/ysl/{cobrand}/v1</code>; FastLink page <code>POST /authenticate/restserver/</code>',
    choose: 'user id of a person, password <code>demo@1234</code>; endings are listed on the FastLink page',
  },
  {
    name: 'Net banking',
    address: '<code>POST /net-banking/verify</code>',
    choose: 'user id and password as at Yodlee; <code>.down</code> does not answer',
  },
  {
    name: 'Account Aggregator: ReBIT 2.0.0',
    address:
      '<code>/aa</code> (<a href="/aa/jwks.json">public key</a>, <a href="/aa/posted">notifications sent</a>); app <code>/aa-app</code>; Setu’s API <code>/setu/v2</code>; add members with <code>PUT /aa/registry/{id}</code>',
    choose:
      'last digit of a mobile that is nobody’s: 6 one bank silent, 7 no account, 8 no bank responds, 9 slow; end of the handle: <code>-revoked</code>, <code>-paused</code>, <code>-expired</code>, <code>-rejected</code>',
  },
  {
    name: 'eSign 2.1',
    address:
      '<code>POST /esign/2.1/signdoc</code>, code <code>123456</code>; <a href="/esign/provider.pem">provider certificate</a>, <a href="/signing/root.pem">sandbox root</a>; certify a lender’s key with <code>POST /esign/asps/{aspId}</code>',
    choose:
      'last digit of an Aadhaar number that is nobody’s: 6 another name (<code>999941057036</code>), 7 unknown (<code>999941057027</code>), 8 Aadhaar down (<code>999941057058</code>), 9 slow (<code>999941057089</code>)',
  },
  {
    name: 'Credit bureau',
    address:
      '<code>POST /bureau/v1/consumer-reports</code> (<a href="/bureau/enquiries">enquiries so far</a>)',
    choose:
      'by PAN: Asha and people you made a good report, Ravi one loan written off, Meena too little history for a score, others no report',
  },
  {
    name: 'Payments: Razorpay',
    address: '<code>GET /v1/payments/{id}</code>',
    choose:
      'create one with <code>POST /payments {"custId": "C2031", "amount": 50000, "status": "captured"}</code> (paise)',
  },
  {
    name: 'Repayment mandates: NPCI ONMAGS 4.2',
    address:
      '<code>POST /nach/onmags/sendRequest</code>, code <code>123456</code>; answers again at <code>POST /nach/onmags/responses</code>; <a href="/nach/gateway.pem">gateway certificate</a>; register a corporate with <code>POST /nach/corporates</code>',
    choose: 'on the bank’s page: approve, reject, or have the bank refuse',
  },
  {
    name: 'UPI AutoPay',
    address:
      'the app at <code>GET /upi/mandate</code> in place of <code>upi://mandate</code>, PIN <code>123456</code>; <a href="/upi/bank.pem">certificate of the payee’s bank</a>, <a href="/upi/confirmations">confirmations posted</a>; register a payee with <code>POST /upi/payees</code>',
    choose: 'in the app: approve, decline, or have the bank not respond',
  },
  {
    name: 'S3, path style',
    address:
      '<code>/s3</code>: bucket <code>pramaan</code>, key <code>sandbox</code>, secret <code>sandbox-secret</code>, Signature V4',
    choose: 'fault path <code>/s3/:bucket/*</code>',
  },
  {
    name: 'Antivirus: clamd',
    address: 'INSTREAM on <code>SANDBOX_CLAMD_PORT</code>',
    choose: 'the EICAR test file is a virus; fault path <code>/clamd</code>',
  },
  {
    name: 'OpenID provider of a lender',
    address:
      'issuer <code>/openid</code>, any client id, secret <code>sandbox-secret</code>, any e-mail address',
    choose: '',
  },
  {
    name: 'Webhook receiver',
    address: '<code>POST /webhooks/{box}</code>; read with <code>GET /webhooks/{box}</code>',
    choose: 'fault path <code>/webhooks/:box</code>',
  },
];

import { people } from '@pramaan/documents/fixtures/people.ts';
import type { FastifyInstance } from 'fastify';
import { faultKinds } from '../faults/faults.ts';
import { servicesByPath } from '../karza/services.ts';
import { html, sendPage } from '../page.ts';
import { sampleNumbers } from './sample-numbers.ts';

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const triggers = table(
  'Trigger digits',
  ['Last digit', 'Answer'],
  [
    ['0 – 5', 'record found'],
    ['6', 'record found in the name of SOMEONE ELSE'],
    ['7', 'not found (Karza 103)'],
    ['8', 'source down (HTTP 503)'],
    ['9', 'record found after a few seconds'],
  ],
);

/** The services that have no table of their own: name, where to call them, how to choose their answer. */
const services = table(
  'Services',
  ['Service', 'Address and credentials', 'Choose the answer'],
  [
    [
      'SMS: Gupshup',
      '<code>POST /GatewayAPI/rest</code>, any user and password',
      'fault path <code>/GatewayAPI/rest</code>',
    ],
    ['E-mail: SMTP', 'the port printed at start', 'fault path <code>/smtp</code>'],
    [
      'Translation: Google Cloud Translation v2',
      '<code>POST /language/translate/v2</code>, header <code>x-goog-api-key</code>',
      '',
    ],
    ['Aadhaar QR signer', 'public key: <a href="/aadhaar/key.pem">key.pem</a>', ''],
    [
      'Bank aggregator: Yodlee',
      'REST <code>/ysl/{cobrand}/v1</code>; FastLink page <code>POST /authenticate/restserver/</code>',
      'by user id, listed on the FastLink page',
    ],
    [
      'Account Aggregator: ReBIT 2.0.0',
      '<code>/aa</code> (<a href="/aa/jwks.json">public key</a>, <a href="/aa/posted">notifications sent</a>); app <code>/aa-app</code>; Setu’s API <code>/setu/v2</code>; add members with <code>PUT /aa/registry/{id}</code>',
      'last digit of the mobile: 6 one bank silent, 7 no account, 8 no bank responds, 9 slow; end of the handle: <code>-revoked</code>, <code>-paused</code>, <code>-expired</code>, <code>-rejected</code>',
    ],
    [
      'eSign 2.1',
      '<code>POST /esign/2.1/signdoc</code>, code <code>123456</code>; <a href="/esign/provider.pem">provider certificate</a>, <a href="/signing/root.pem">sandbox root</a>; certify a lender’s key with <code>POST /esign/asps/{aspId}</code>',
      'last digit of the Aadhaar number: 6 another name (<code>999941057036</code>), 7 unknown (<code>999941057027</code>), 8 Aadhaar down (<code>999941057058</code>), 9 slow (<code>999941057089</code>)',
    ],
    [
      'Credit bureau',
      '<code>POST /bureau/v1/consumer-reports</code> (<a href="/bureau/enquiries">enquiries so far</a>)',
      'by PAN: Asha good report, Ravi one loan written off, Meena too little history for a score, others no report; fault path <code>/bureau/v1/consumer-reports</code>',
    ],
    [
      'Payments: Razorpay',
      '<code>GET /v1/payments/{id}</code>',
      'create one with <code>POST /payments {"custId": "C2031", "amount": 50000, "status": "captured"}</code> (paise)',
    ],
    [
      'S3, path style',
      '<code>/s3</code>: bucket <code>pramaan</code>, key <code>sandbox</code>, secret <code>sandbox-secret</code>, Signature V4',
      'fault path <code>/s3/:bucket/*</code>',
    ],
    [
      'OpenID provider of a lender',
      'issuer <code>/openid</code>, any client id, secret <code>sandbox-secret</code>, any e-mail address',
      '',
    ],
    [
      'Webhook receiver',
      '<code>POST /webhooks/{box}</code>; read with <code>GET /webhooks/{box}</code>',
      'fault path <code>/webhooks/:box</code>',
    ],
  ],
);

function peopleTable(): string {
  const rows = people.map((person) => {
    const first = person.firstName.split(' ')[0] ?? '';
    const link = `/aadhaar/qr.png?person=${encodeURIComponent(first.toLowerCase())}`;
    return [
      html(person.name),
      `<code>${html(person.mobile)}</code>`,
      `<code>${html(person.dob)}</code>`,
      `<a href="${link}">Aadhaar QR of ${html(first)}</a>`,
    ];
  });
  return table('People', ['Person', 'Mobile', 'Date of birth', 'Signed Secure QR'], rows);
}

function main(): string {
  const paths = [...servicesByPath].map(([path, at]) => [
    `<code>POST ${html(path)}</code>`,
    html(at.map(({ document }) => document.title).join(', ')),
  ]);
  return `<h1>Sandbox for outside services</h1>
<p>This program plays the services that Pramaan calls, in their own wire formats. All people and numbers are made up.
<a href="/inbox">Open the inbox</a> for SMS and e-mails, or <a href="/specimens">download sample documents</a> to upload.</p>
<h2>People</h2>${peopleTable()}
<h2>Sample numbers</h2><p class="quiet">Any other number in the right format works too and returns Asha’s record. A photo or PDF
returns the record of the person whose first name is in the file name.</p>${sampleNumbers()}
<h2>Trigger digits</h2><p class="quiet">The last digit of the number chooses the answer.</p>${triggers}
<p>Court cases use the last digit of the PIN code: 5 one case of the person and one of a namesake, 1 one case of a namesake,
other digits none.</p>
<h2>Fault injection</h2><p>Add a fault with <code>POST /faults {"path": "/v2/nrega", "kind": "503", "times": 1}</code>, remove all
with <code>DELETE /faults</code>, and list <a href="/faults">pending faults</a>. Kinds: ${faultKinds.map((kind) => `<code>${kind}</code>`).join(' ')}.</p>
<h2>Verification vendor</h2>
<p>Karza v2 and v3: header <code>x-karza-key</code> (any value; <code>no-credits</code> returns 402), body
<code>consent: "Y"</code>. <a href="/karza/usage">Calls billed so far</a>.</p>${table('Karza', ['Call', 'Document'], paths)}
<h2>Other services</h2>${services}`;
}

/** `GET /`: the services that the sandbox plays, and how to choose each answer. */
export function homeRoutes(app: FastifyInstance): void {
  app.get('/', (_request, reply) => sendPage(reply, 'Pramaan sandbox', main()));
}

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
  ['Last digit', 'What happens'],
  [
    ['0 – 5', 'the record is found'],
    ['6', 'found, but in the name of SOMEONE ELSE'],
    ['7', 'not found (Karza 103)'],
    ['8', 'the source is down (HTTP 503)'],
    ['9', 'found, after a pause of some seconds'],
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
  return table('People', ['Person', 'Mobile', 'Born', 'Signed Secure QR'], rows);
}

function main(): string {
  const paths = [...servicesByPath].map(([path, at]) => [
    `<code>POST ${html(path)}</code>`,
    html(at.map(({ document }) => document.title).join(', ')),
  ]);
  return `<h1>The outside world, on this machine</h1>
<p>This program plays the services that Pramaan calls, in their own wire formats. Every person and every number is
made up. <a href="/inbox">Read the messages the product sent</a>, or <a href="/specimens">take a card or a letter to
upload</a>.</p>
<h2>People</h2>${peopleTable()}
<h2>Numbers to type</h2><p class="quiet">Any other number of the right shape works too, and is answered as Asha’s. A photo or
PDF is answered as the person whose first name is in its file name.</p>${sampleNumbers()}
<h2>Choose what happens</h2><p class="quiet">By the last digit of the number.</p>${triggers}
<p>Court cases go by the last digit of the PIN code: 5 a case of the person and a namesake’s, 1 a namesake’s, other digits
none.</p>
<h2>Faults</h2><p><code>POST /faults {"path": "/v2/nrega", "kind": "503", "times": 1}</code>, taken back with
<code>DELETE /faults</code>; <a href="/faults">those now waiting</a>. Kinds: ${faultKinds.map((kind) => `<code>${kind}</code>`).join(' ')}.</p>
<h2>What it plays</h2>
<p>Karza v2 and v3, header <code>x-karza-key</code> (any value; <code>no-credits</code> answers 402), body
<code>consent: "Y"</code>. <a href="/karza/usage">Calls billed so far</a>.</p>${table('Karza', ['Call', 'For'], paths)}
<p>Gupshup’s SMS gateway, <code>POST /GatewayAPI/rest</code> (any user and password); a mail server, SMTP, on the
port it said at its start (faults: <code>/smtp</code>); Google’s translation,
<code>POST /language/translate/v2</code>, header <code>x-goog-api-key</code>. Public key of the sandbox’s Aadhaar signer: <a href="/aadhaar/key.pem">key.pem</a>.</p>
<p>Yodlee: REST <code>/ysl/{cobrand}/v1</code> and the FastLink page, <code>POST /authenticate/restserver/</code>; the page says
which user ids make what happen. An account aggregator: ReBIT 2.0.0 under <code>/aa</code> (<a href="/aa/jwks.json">its key</a>,
<a href="/aa/posted">what it has posted</a>), Setu’s dialect under <code>/setu/v2</code>, its app under <code>/aa-app</code>; members
are put in with <code>PUT /aa/registry/{id}</code>. By the last digit of the mobile: 6 one bank silent, 7 no account, 8 no bank
answers, 9 slow; by the end of the handle: <code>-revoked</code>, <code>-paused</code>, <code>-expired</code>, <code>-rejected</code>.</p>
<p>An eSign provider, eSign 2.1: <code>POST /esign/2.1/signdoc</code>, code <code>123456</code>;
<a href="/esign/provider.pem">its certificate</a> under <a href="/signing/root.pem">the sandbox’s root</a>. A lender’s key is
certified with <code>POST /esign/asps/{aspId}</code>. By the last digit of the Aadhaar number: 6 another name
(<code>999941057036</code>), 7 unknown (<code>999941057027</code>), 8 Aadhaar does not answer (<code>999941057058</code>), 9 slow
(<code>999941057089</code>).</p>
<p>A credit bureau, <code>POST /bureau/v1/consumer-reports</code> (<a href="/bureau/enquiries">asked so far</a>): under the
PAN of Asha a good file, of Ravi one with a loan written off, of Meena one too short for a score; under any other PAN none. Faults:
<code>/bureau/v1/consumer-reports</code>.</p>
<p>Razorpay’s payments, <code>GET /v1/payments/{id}</code>; make one with <code>POST /payments
{"custId": "C2031", "amount": 50000, "status": "captured"}</code> (paise).</p>
<p>An S3 store, path style, under <code>/s3</code>: bucket <code>pramaan</code>, key <code>sandbox</code>, secret
<code>sandbox-secret</code>, requests signed (Signature V4); faults: <code>/s3/:bucket/*</code>.</p>
<p>A lender’s OpenID provider: issuer <code>/openid</code> of this address, any client id, secret
<code>sandbox-secret</code>, any e-mail address.</p>
<p>A program of the lender’s own that is told events: <code>POST /webhooks/{box}</code>, read with
<code>GET /webhooks/{box}</code>; faults: <code>/webhooks/:box</code>.</p>`;
}

/** `GET /`: what the sandbox plays, and what to type to make each thing happen. */
export function homeRoutes(app: FastifyInstance): void {
  app.get('/', (_request, reply) => sendPage(reply, 'Pramaan sandbox', main()));
}

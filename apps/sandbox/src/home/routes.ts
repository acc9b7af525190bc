import type { FastifyInstance } from 'fastify';
import { checks } from '../karza/manifest.ts';
import { html, sendPage, table } from '../page.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { services } from './services.ts';

const triggers = table(
  'Test numbers',
  ['Last digit', 'Answer'],
  [
    ['a person’s own number', 'that person’s record'],
    ['6', 'the record in the name of SOMEONE ELSE'],
    ['7', 'not found (code 103)'],
    ['8', 'source down (HTTP 503)'],
    ['9', 'the record after a few seconds'],
    ['any other number', 'not found (code 103): nobody has it'],
  ],
);

function vendor(): string {
  const rows = checks.map(({ path, title, unconfirmed, request }) => [
    `<code>POST ${html(path)}</code>`,
    html(title),
    Object.entries(request)
      .map(([name, { optional }]) => `<code>${html(name)}</code>${optional ? ' (optional)' : ''}`)
      .join(', '),
    unconfirmed === '' ? 'yes' : `not: ${html(unconfirmed)}`,
  ]);
  return table('Verification vendor', ['Call', 'Check', 'Request', 'Shape published'], rows);
}

function peopleTable(book: PeopleBook): string {
  const rows = book
    .all()
    .slice(0, 12)
    .map(({ seed, name, mobile, pan }) => [
      `<a href="/people/${html(seed)}">${html(name)}</a>`,
      `<code>${html(mobile)}</code>`,
      `<code>${html(pan)}</code>`,
    ]);
  return table('People', ['Person', 'Mobile', 'PAN'], rows);
}

const main = (book: PeopleBook) => `<h1>Sandbox for outside services</h1>
<p>This program plays the services that Pramaan calls, in their own wire formats. All people and numbers are invented.
<a href="/people">Make a person</a> with your own name, read <a href="/inbox">SMS and e-mails</a>, download
<a href="/specimens">sample documents</a>, and see <a href="/requests">what was sent and answered</a>, byte for byte.</p>
<h2>People</h2><p class="quiet">Open a person for all their numbers.</p>${peopleTable(book)}
<h2>Test numbers</h2><p class="quiet">Take a person’s number and change its last digit. A GSTIN and an Aadhaar number have
check characters: change their last three.</p>${triggers}
<p>Court cases use the last digit of the PIN code: 5 one case of the person and one of a namesake, 1 one case of a namesake,
other digits none.</p>
<h2>Verification vendor</h2>
<p>Karza v2 and v3: header <code>x-karza-key</code> (any value; <code>no-credits</code> returns 402), body
<code>consent: "Y"</code>. Shapes come from the vendor’s public documentation and public clients; what they do not confirm is
marked. Members that the vendor does not know are refused. <a href="/karza/usage">Calls billed so far</a>.</p>${vendor()}
<h2>Other services</h2>${table(
  'Other services',
  ['Service', 'Address and credentials', 'Choose the answer'],
  services.map(({ name, address, choose }) => [html(name), address, choose]),
)}
<h2>Speed and faults</h2><p>Order faults on <a href="/faults">the faults page</a>, for a service or for one person. Set the pace
with <code>PUT /timing {"latencyMs": 40, "slowMs": 6000, "holdMs": 120000}</code>.</p>
<h2>Start again</h2><p>Forgets made people, faults, messages, counted calls and logged requests.</p>
<form method="post" action="/reset"><button>Reset the sandbox</button></form>`;

/** `GET /`: the services that the sandbox plays, and how to choose each answer. */
export function homeRoutes(app: FastifyInstance, book: PeopleBook): void {
  app.get('/', (_request, reply) => sendPage(reply, 'Pramaan sandbox', main(book)));
}

import { checks } from '../karza/manifest.ts';
import { receiptPaths } from '../messages/receipts.ts';
import { html, table } from '../page.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { type FaultList, faultKinds } from './faults.ts';

const words: Readonly<Record<(typeof faultKinds)[number], string>> = {
  timeout: 'hold the connection, then drop it',
  '500': 'HTTP 500',
  '503': 'HTTP 503',
  malformed: 'JSON that ends in the middle',
  'invalid-input': 'bare text "Invalid Input" with HTTP 200',
  'max-retries': 'bare text "Max retries exceeded" with HTTP 200',
  slow: 'answer late',
  reset: 'drop the connection',
  'reset-after-effect': 'take effect, then drop the connection',
  'cut-off': 'send half of the answer',
  'no-record': 'know no such number (verification vendor)',
  'someone-else': 'answer with another person’s record (verification vendor)',
  'says-no': 'say that it is cancelled or not valid (checks that can)',
  'out-of-date': 'answer with a record whose time is over (checks that can)',
  partial: 'leave most members of a record blank (verification vendor)',
};

/** Services beside the checks, by the path that a fault names. */
const others = [
  '*',
  '/GatewayAPI/rest',
  ...receiptPaths,
  '/smtp',
  '/clamd',
  '/bureau/v1/consumer-reports',
  '/net-banking/verify',
];

const option = (value: string, label = value) => `<option value="${html(value)}">${html(label)}</option>`;

/** The faults ordered, and a form that orders one. */
export function faultsMain(faults: FaultList, book: PeopleBook, refused = false): string {
  const rows = faults
    .all()
    .map(({ path, kind, times, person }) => [
      `<code>${html(path)}</code>`,
      html(words[kind]),
      html(person ?? 'anybody'),
      String(times),
    ]);
  return `<h1>Faults</h1>
<p>Make the next answers of a service fail. A fault for a person strikes when the verification vendor is asked about that person.
A fault of <code>/sms/receipts</code> strikes the delivery report of the next SMS: it comes late, twice, broken or never.</p>${refused ? '<p role="alert">Nothing was ordered: the source of this check never answers so.</p>' : ''}
<form method="post" action="/faults/order" class="stacked">
<p class="field"><label for="path">Service</label><select id="path" name="path">${others.map((path) => option(path, path === '*' ? 'every service' : path)).join('')}${checks.map(({ path, title }) => option(path, `${title} (${path})`)).join('')}</select></p>
<p class="field"><label for="kind">Fault</label><select id="kind" name="kind">${faultKinds.map((kind) => option(kind, words[kind])).join('')}</select></p>
<p class="field"><label for="person">Person</label><select id="person" name="person">${option('', 'anybody')}${book
    .all()
    .map(({ seed, name }) => option(seed, name))
    .join('')}</select></p>
<p class="field"><label for="times">Times</label><input id="times" name="times" type="number" min="1" max="1000" value="1"></p>
<p class="field"><button>Order the fault</button></p></form>
<h2>Ordered</h2>${rows.length === 0 ? '<p>No faults are ordered.</p>' : table('Faults', ['Service', 'Fault', 'Person', 'Times'], rows)}
<form method="post" action="/faults/clear"><button>Remove all faults</button></form>
<p class="quiet">For programs: <code>POST /faults {"path": "/v2/nrega", "kind": "503", "times": 1, "person": "asha"}</code>,
<code>GET /faults</code>, <code>DELETE /faults</code>.</p>`;
}

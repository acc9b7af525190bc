import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../config.ts';
import { html, sendPage } from '../page.ts';
import { readForms } from '../read-forms.ts';
import { storedHolder } from '../stored-holder.ts';
import { confirmationOf, type Decision } from './confirmation.ts';
import { type AskedMandate, payeeBook } from './payees.ts';

const title = 'UPI app';
const pin = '123456';
const most = 1_000;
const patienceMs = 10_000;

interface Session {
  asked: AskedMandate;
  /** The confirmation as it was posted: decided again, it stays the same. */
  confirmation: string | null;
}

interface Step {
  Params: { id: string };
  Body: Readonly<Record<string, string>> | null;
}

function appPage(id: string, asked: AskedMandate, notice: string): string {
  const lines = [
    ['To', asked.name],
    ['UPI address', asked.payee.address],
    ['For', asked.note],
    ['At most', `₹${asked.amount} a month, on or after day ${asked.day}`],
    ['From', asked.start],
    ['Until', asked.end],
  ].map(([name = '', value = '']) => `<tr><th scope="row">${name}</th><td>${html(value)}</td></tr>`);
  const form = (step: Decision, inside: string) =>
    `<form method="post" action="/upi/mandate/${id}/${step}" autocomplete="off">${inside}</form>`;
  return `<h1>Approve AutoPay</h1>${notice && `<p role="alert"><strong>${html(notice)}</strong></p>`}
<table><tbody>${lines.join('')}</tbody></table>
${form(
  'approved',
  `<label for="payer">Your UPI address</label><input id="payer" name="payer" value="me@sandbox" required maxlength="60">
<label for="holder">Your name at your bank</label><input id="holder" name="holder" value="Sandbox Person" required maxlength="99">
<label for="pin">UPI PIN (in this sandbox <code>${pin}</code>)</label>
<input id="pin" name="pin" inputmode="numeric" required maxlength="6"><button>Approve</button>`,
)}${form('declined', '<button>Decline</button>')}
<details><summary>Have the bank refuse</summary>${form('bank-down', '<button>The bank does not respond</button>')}</details>`;
}

/** Plays a person's UPI app, their bank, and the payee's bank that passes NPCI's confirmation on. */
export function upiRoutes(app: FastifyInstance, world: FastifyInstance, settings: Settings): void {
  const bank = storedHolder(settings.dataDir, 'upi-bank.pem', 'SANDBOX UPI BANK');
  const payees = payeeBook(app, bank);
  const sessions = new Map<string, Session>();
  // What was posted, whether or not it was taken.
  app.get('/upi/confirmations', () =>
    [...sessions.values()].flatMap(({ asked, confirmation }) =>
      confirmation ? [{ ref: asked.ref, confirmation }] : [],
    ),
  );
  const refuse = (reply: FastifyReply, sentence: string) =>
    sendPage(reply.code(400), title, `<h1>No mandate</h1><p role="alert">${html(sentence)}</p>`);

  /** The bank posts the confirmation, again while it is not taken, as long as the person's app waits. */
  const confirm = async ({ asked, confirmation }: Session): Promise<boolean> => {
    for (let tries = 0; tries < 3; tries++) {
      const reply = await fetch(asked.payee.callbackUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: confirmation ?? '',
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => null);
      if (reply?.ok) return true;
    }
    return false;
  };

  world.register(async (pages) => {
    readForms(pages);
    pages.get('/upi/mandate', async ({ url }, reply) => {
      const asked = payees.read(url.split('?')[1] ?? '');
      if (typeof asked === 'string') return refuse(reply, asked);
      const id = randomUUID();
      sessions.set(id, { asked, confirmation: null });
      const oldest = sessions.keys().next().value;
      if (sessions.size > most && oldest) sessions.delete(oldest);
      return sendPage(reply, title, appPage(id, asked, ''));
    });
    for (const decision of ['approved', 'declined', 'bank-down'] as const)
      pages.post<Step>(`/upi/mandate/:id/${decision}`, async ({ params: { id }, body }, reply) => {
        const session = sessions.get(id);
        if (!session) return refuse(reply, 'This request has expired. Open the link again.');
        if (decision === 'approved' && body?.pin !== pin)
          return sendPage(reply, title, appPage(id, session.asked, 'This PIN is wrong. Enter it again.'));
        const payer = { address: body?.payer ?? 'me@sandbox', name: body?.holder ?? 'Sandbox Person' };
        session.confirmation ??= confirmationOf(session.asked, decision, payer, bank());
        const told = await confirm(session);
        const back = new URL('/laas/offer', session.asked.payee.callbackUrl).href;
        const main = `<h1>${told ? 'Done' : 'Not told yet'}</h1><p>${told ? 'The payee has been told.' : 'The payee did not take the answer.'}</p>
<p><a href="${html(back)}">Return to the lender</a></p>`;
        return sendPage(reply, title, main);
      });
  });
}

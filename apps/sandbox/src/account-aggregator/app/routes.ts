import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../page.ts';
import { readForms } from '../../read-forms.ts';
import { approve } from '../artefact.ts';
import type { Consent } from '../consents.ts';
import { fateNamed } from '../triggers.ts';
import type { AggregatorWorld } from '../world.ts';
import { appAddress, appBase, appCode, codePage, consentPage, decidedPage } from './pages.ts';
import { readRedirect } from './redirect.ts';

interface Step {
  Params: { handle: string };
  Body: Readonly<Record<string, string>> | null;
}

const title = 'Account Aggregator';
const web = (text: string | null): URL | null => {
  const url = URL.parse(text ?? '');
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** The Account Aggregator's app: the person confirms the mobile, reads the terms, selects accounts and decides. */
export function aggregatorAppRoutes(pages: FastifyInstance, world: AggregatorWorld): void {
  const { book, key, settings } = world;
  const proved = new WeakSet<Consent>();
  const notices = new WeakMap<Consent, string>();
  readForms(pages);

  const refuse = (reply: FastifyReply, sentence: string) =>
    sendPage(reply.code(404), title, `<h1>Request not found</h1><p role="alert">${sentence}</p>`);
  const unknown = (reply: FastifyReply) =>
    refuse(reply, 'This request does not exist. Return to the previous site and ask again.');

  /** Back to the product: `?success=true&id=`, or false and why. */
  const goBack = (consent: Consent, reply: FastifyReply, error?: [code: string, message: string]) => {
    const back = web(consent.redirectUrl);
    if (!back) return reply.redirect(appAddress(consent), 303);
    back.searchParams.set('success', String(!error));
    back.searchParams.set('id', consent.handle);
    if (error) {
      back.searchParams.set('errorcode', error[0]);
      back.searchParams.set('errormsg', error[1]);
    }
    return reply.redirect(back.href, 302);
  };
  const reject = (consent: Consent, reply: FastifyReply, error: [string, string]) => {
    if (consent.status === 'PENDING') book.change(consent, 'REJECTED');
    return goBack(consent, reply, error);
  };

  pages.get<{ Querystring: Record<string, string> }>(appBase, ({ query }, reply) => {
    const asked = readRedirect(query);
    const consent = asked && book.ofHandle(asked.get('srcref') ?? '');
    if (!asked || !consent) return unknown(reply);
    consent.redirectUrl = asked.get('redirect');
    return reply.redirect(appAddress(consent), 303);
  });

  pages.get<Step>(`${appBase}/:handle`, ({ params }, reply) => {
    const consent = book.ofHandle(params.handle);
    if (!consent) return unknown(reply);
    if (consent.status === 'PENDING' && consent.fate === 'rejected')
      return reject(consent, reply, ['UserRejected', 'The request was turned down.']);
    const notice = notices.get(consent) ?? '';
    notices.delete(consent);
    const main =
      consent.status !== 'PENDING'
        ? decidedPage(consent)
        : proved.has(consent)
          ? consentPage(consent, notice)
          : codePage(consent, notice);
    return sendPage(reply, title, main, '', web(consent.redirectUrl)?.origin);
  });

  const step = (
    name: string,
    take: (consent: Consent, form: Record<string, string>, reply: FastifyReply) => unknown,
  ) =>
    pages.post<Step>(`${appBase}/:handle/${name}`, ({ params, body }, reply) => {
      const consent = book.ofHandle(params.handle);
      if (!consent) return unknown(reply);
      return take(consent, { ...body }, reply) ?? reply.redirect(appAddress(consent), 303);
    });

  step('code', (consent, { code }) => {
    if (code === appCode) proved.add(consent);
    else notices.set(consent, 'This code is wrong. Enter it again.');
  });
  step('deny', (consent, _form, reply) =>
    reject(consent, reply, ['UserRejected', 'The person did not share.']),
  );
  step('none', (consent, _form, reply) =>
    reject(consent, reply, ['NoFIPAccountsDiscovered', 'No bank has an account for the mobile number.']),
  );
  step('approve', (consent, form, reply) => {
    if (consent.status !== 'PENDING' || !proved.has(consent)) return;
    const chosen = Object.keys(form);
    if (!consent.offered.some(({ linkRef }) => chosen.includes(linkRef))) {
      notices.set(consent, 'Select at least one account, or reject the request.');
      return;
    }
    consent.fate = fateNamed(form.fate) ?? consent.fate;
    approve(consent, chosen, { book, key: key(), slowMs: settings.slowMs });
    return goBack(consent, reply);
  });
  const change = (name: string, from: Consent['status'][], to: Consent['status']) =>
    step(name, (consent) => {
      if (from.includes(consent.status)) book.change(consent, to);
    });
  change('pause', ['ACTIVE'], 'PAUSED');
  change('resume', ['PAUSED'], 'ACTIVE');
  change('revoke', ['ACTIVE', 'PAUSED'], 'REVOKED');
}

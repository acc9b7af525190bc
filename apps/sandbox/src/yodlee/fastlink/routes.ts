import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../page.ts';
import type { PeopleBook } from '../../people/people-book.ts';
import type { LinkBook } from '../links.ts';
import { providerOf } from '../providers.ts';
import type { YodleeSessions } from '../sessions.ts';
import { bankUser, type Ending, rightCode, rightPassword } from '../test-users.ts';
import { callbackUrl } from './callback.ts';
import { type Flow, flowBook, mostTries } from './flow.ts';
import { readLaunch } from './launch.ts';
import { addressOf, pageFor, progressScript } from './pages.ts';

type Form = Readonly<Record<string, string>>;
interface Step {
  Params: { flow: string };
  Body: Form | null;
}
interface Shown {
  Params: { flow: string };
  Querystring: { q?: string };
}

interface Parts {
  sessions: YodleeSessions;
  links: LinkBook;
  book: PeopleBook;
  /** How long the page waits for the bank before it goes back. */
  progressMs: number;
}

/** Plays the FastLink page: the product's form opens it, and it ends at the product's callback. */
export function fastlinkRoutes(pages: FastifyInstance, { sessions, links, book, progressMs }: Parts): void {
  const flows = flowBook();
  const refuse = (reply: FastifyReply, sentence: string) =>
    sendPage(reply.code(400), 'Link a bank', `<h1>Request not valid</h1><p role="alert">${sentence}</p>`);
  const gone = (reply: FastifyReply) =>
    refuse(reply, 'This session has expired. Return to the previous site and press Add Bank again.');
  const goBack = (flow: Flow, reply: FastifyReply) => {
    const address = callbackUrl(flow, flow.link !== null && links.ready(flow.link));
    flows.end(flow);
    return reply.redirect(address, 302);
  };

  pages.post<{ Body: Form | null }>('/authenticate/restserver/', (request, reply) => {
    const launch = readLaunch(request.body ?? {}, sessions);
    if (typeof launch === 'string') return refuse(reply, launch);
    return reply.redirect(addressOf(flows.open(launch)), 303);
  });

  const page = '/authenticate/fastlink/:flow';
  pages.get<Shown>(page, ({ params, query }, reply) => {
    const flow = flows.get(params.flow);
    if (!flow) return gone(reply);
    const main = pageFor(flow, query.q?.slice(0, 60));
    flow.notice = '';
    return sendPage(reply, 'Link a bank', main, flow.link ? progressScript(flow) : '', flow.callback.origin);
  });

  /** One step of the visit: `take` reads the form; the page then shows where the visit stands. */
  const step = (name: string, take: (flow: Flow, form: Form) => undefined | 'over') =>
    pages.post<Step>(`${page}/${name}`, ({ params, body }, reply) => {
      const flow = flows.get(params.flow);
      if (!flow) return gone(reply);
      return take(flow, body ?? {}) === 'over' ? goBack(flow, reply) : reply.redirect(addressOf(flow), 303);
    });

  const link = (flow: Flow, userId: string, chosen: readonly number[], ending?: 'wrong-password') => {
    const known = bankUser(userId, book) ?? bankUser('asha', book);
    if (!known || !flow.provider) return;
    const how: Ending | 'wrong-password' = ending ?? known.ending;
    flow.link = links.add({
      userId: flow.user.id,
      provider: flow.provider,
      person: known.person,
      ending: how,
      chosen,
    });
    flow.linkedAt = Date.now();
  };

  step('bank', (flow, { provider }) => {
    flow.provider = providerOf(provider ?? '');
    if (!flow.provider) flow.notice = 'Select a bank from the list.';
  });
  step('login', (flow, { user = '', password }) => {
    const known = bankUser(user, book);
    if (known && password === rightPassword) {
      flow.userId = user;
      flow.known = known;
      return;
    }
    flow.wrongTries += 1;
    flow.notice = 'User id or password is wrong. Enter both again.';
    if (flow.wrongTries < mostTries) return;
    link(flow, user, [], 'wrong-password');
    return 'over';
  });
  step('code', (flow, { code }) => {
    if (code === rightCode) flow.codeGiven = true;
    else flow.notice = 'This code is wrong. Enter it again.';
  });
  step('accounts', (flow, form) => {
    const chosen = [0, 1].filter((at) => form[`account${at}`] !== undefined);
    const ready = flow.userId !== null && flow.provider && (!flow.provider.code || flow.codeGiven);
    if (!ready || flow.link) return;
    if (chosen.length === 0) flow.notice = 'Select at least one account, or cancel.';
    else link(flow, flow.userId ?? '', chosen);
  });
  step('finish', (flow) => (flow.link ? 'over' : undefined));
  step('cancel', () => 'over');

  pages.get<Shown>(`${page}/state`, ({ params }, reply) => {
    const flow = flows.get(params.flow);
    const waited = flow?.link ? Date.now() - flow.linkedAt : 0;
    return reply.header('cache-control', 'no-store').send({ done: !flow || waited >= progressMs });
  });
  pages.get<Shown>(`${page}/finish`, ({ params }, reply) => {
    const flow = flows.get(params.flow);
    if (!flow) return gone(reply);
    return flow.link ? goBack(flow, reply) : reply.redirect(addressOf(flow), 303);
  });
}

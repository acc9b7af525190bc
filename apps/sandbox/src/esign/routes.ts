import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../config.ts';
import { sendPage } from '../page.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { readForms } from '../read-forms.ts';
import { documentSigner } from '../signing/document-signer.ts';
import { type Code, codes } from './codes.ts';
import { esignControlRoutes } from './control-routes.ts';
import { faultList } from './faults.ts';
import { inPlaceRoutes } from './in-place-routes.ts';
import { answerPage, codePage, numberPage, signAddress, signBase, signCode } from './pages.ts';
import type { Provider } from './provider.ts';
import { providerKeys } from './provider-keys.ts';
import { readRequest } from './request.ts';
import { refusal, signatures } from './response.ts';
import { type Answer, type Session, sessionBook } from './sessions.ts';
import { signerOf } from './triggers.ts';

/** Plays an eSign provider of the CCA's eSign 2.1: form in, its own pages, signed form out (standards §8.1). */
export function esignRoutes(
  app: FastifyInstance,
  world: FastifyInstance,
  people: PeopleBook,
  settings: Settings,
): void {
  const keys = providerKeys(settings.dataDir, documentSigner(settings.dataDir));
  const injectedFaults = faultList();
  // Not in `world`: a fault ordered for every service must not strike the controls.
  esignControlRoutes(app, keys, injectedFaults);
  const provider: Provider = { keys, injectedFaults, settings, people };
  inPlaceRoutes(world, provider);
  world.register(async (pages) => {
    readForms(pages);
    signingPages(pages, provider);
  });
}

interface Step {
  Params: { id: string };
  Body: Readonly<Record<string, string>> | null;
}

const title = 'eSign provider';

function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  const { main, script } = answerPage(answer);
  return sendPage(reply, title, main, script, new URL(answer.action).origin);
}

function signingPages(pages: FastifyInstance, { keys, injectedFaults, settings, people }: Provider): void {
  const book = sessionBook();

  const refuse = (reply: FastifyReply, status: number, sentence: string) =>
    sendPage(reply.code(status), title, `<h1>Nothing to sign</h1><p role="alert">${sentence}</p>`);

  /** Answers once; whoever asks again gets the same. */
  const finish = (session: Session, make: () => Promise<Answer>) => {
    session.answer ??= make();
    return session.answer;
  };
  const fail = (session: Session, code: Code) =>
    finish(session, async () => refusal(session.request, code, keys(), injectedFaults.take()));

  pages.post<{ Body: Readonly<Record<string, string>> | null }>('/esign/2.1/signdoc', ({ body }, reply) => {
    const xml = body?.eSignRequest ?? '';
    const read = readRequest(xml, keys());
    if (!read.ok) {
      if (read.back) return sendAnswer(reply, refusal(read.back, read.code, keys(), injectedFaults.take()));
      const [code, message] = codes[read.code];
      return refuse(reply, 400, `${code}: ${message} Return to the previous site and try again.`);
    }
    const { request } = read;
    const before = book.ofRequest(request);
    // The back button posts the same form again.
    if (before && before.xml === xml) return reply.redirect(signAddress(before), 303);
    if (before || (body?.aspTxnID ?? '') !== request.txn)
      return sendAnswer(reply, refusal(request, 'used-txn', keys()));
    return reply.redirect(signAddress(book.open(request, xml)), 303);
  });

  const step = (
    name: string,
    take: (session: Session, form: Readonly<Record<string, string>>) => Promise<Answer> | undefined,
  ) =>
    pages.post<Step>(`${signBase}/:id/${name}`, async ({ params, body }, reply) => {
      const session = book.of(params.id);
      if (!session)
        return refuse(reply, 404, 'This session has expired. Return to the previous site and ask again.');
      session.notice = '';
      const expired =
        !session.answer && (book.isOver(session) || injectedFaults.all()[0] === 'session-expired');
      const answer = session.answer ?? (expired ? fail(session, 'expired') : take(session, body ?? {}));
      if (answer) return sendAnswer(reply, await answer);
      return reply.redirect(signAddress(session), 303);
    });

  pages.get<Step>(`${signBase}/:id`, async ({ params }, reply) => {
    const session = book.of(params.id);
    if (!session)
      return refuse(reply, 404, 'This session has expired. Return to the previous site and ask again.');
    if (session.answer) return sendAnswer(reply, await session.answer);
    return sendPage(
      reply,
      title,
      session.signer ? codePage(session) : numberPage(session),
      '',
      new URL(session.request.responseUrl).origin,
    );
  });

  step('number', (session, form) => {
    const signer = signerOf(form.number ?? '', people);
    if ('refused' in signer) {
      session.notice = signer.refused;
      return undefined;
    }
    if (form.agree !== '1') {
      session.notice = 'Tick the box to agree, or cancel.';
      return undefined;
    }
    if (signer.trigger === 'not-found') return fail(session, 'invalid-number');
    if (signer.trigger === 'source-down') return fail(session, 'source-down');
    session.signer = signer;
    return undefined;
  });

  step('otp', (session, form) => {
    const { signer, request } = session;
    if (!signer) return undefined;
    if ((form.otp ?? '').trim() !== signCode) {
      session.triesLeft -= 1;
      if (session.triesLeft === 0) return fail(session, 'code-wrong');
      session.notice = `This code is wrong. Enter it again. Attempts left: ${session.triesLeft}.`;
      return undefined;
    }
    return finish(session, async () => {
      if (signer.trigger === 'slow') await sleep(settings.slowMs);
      return signatures(request, signer.person, keys(), injectedFaults.take());
    });
  });

  step('cancel', (session) => fail(session, session.signer ? 'cancelled-after-code' : 'cancelled'));
}

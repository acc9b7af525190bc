import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../config.ts';
import { sendPage } from '../page.ts';
import { readForms } from '../read-forms.ts';
import { storedHolder } from '../stored-holder.ts';
import { corporateRoutes } from './corporates.ts';
import { answerPage, bankBase, bankCode, bankPage } from './pages.ts';
import { type AskedMandate, faults, readRequest } from './request.ts';
import { type Answer, type Breach, breaches, errorTo, type Result, responseTo, results } from './response.ts';

/** A request on its way through the bank's page. */
interface Session {
  asked: AskedMandate;
  /** Stored, so that a double click gives the same answer again, and the merchant can ask for it later. */
  answer: Answer | null;
}

const most = 1_000;
const title = 'NACH mandates';
const lookup = {
  type: 'object',
  required: ['getRespForNPCIRefID'],
  properties: {
    getRespForNPCIRefID: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['MerchantID', 'MndtReqId'],
        properties: { MerchantID: { type: 'string' }, MndtReqId: { type: 'string' } },
      },
    },
  },
};
const order = {
  type: 'object',
  additionalProperties: false,
  required: ['how'],
  properties: { how: { type: 'string', enum: breaches } },
};

/** Plays NPCI's mandate gateway and the banks behind it, from its public merchant specification (ONMAGS 4.2). */
export function nachRoutes(app: FastifyInstance, world: FastifyInstance, settings: Settings): void {
  const gateway = storedHolder(settings.dataDir, 'nach-gateway.pem', 'SANDBOX NACH GATEWAY');
  const corporateOf = corporateRoutes(app, gateway);
  const sessions = new Map<string, Session>();
  let ordered: Breach[] = [];

  app.post<{ Body: { how: Breach } }>('/nach/breaches', { schema: { body: order } }, ({ body }, reply) => {
    ordered = [...ordered, body.how];
    return reply.code(204).send();
  });

  const sendAnswer = (reply: FastifyReply, answer: Answer) => {
    const { main, script } = answerPage(answer);
    return sendPage(reply, title, main, script, new URL(answer.action).origin);
  };
  const finish = (session: Session, result: Result): Answer => {
    session.answer ??= responseTo(session.asked, result, gateway(), ordered.shift() ?? null);
    return session.answer;
  };

  world.post<{ Body: { getRespForNPCIRefID: { MerchantID: string; MndtReqId: string }[] } }>(
    '/nach/onmags/responses',
    { schema: { body: lookup } },
    ({ body }) => ({
      responseDtl: body.getRespForNPCIRefID.map(({ MerchantID, MndtReqId }) => {
        const found = [...sessions.values()].find(
          ({ asked }) => asked.id === MndtReqId && asked.corporate.utility === MerchantID,
        );
        const none = { MandateRespDoc: 'NULL', CheckSumVal: 'NULL', RespType: 'NULL' };
        const error = found?.answer
          ? { ErrorCode: '000', ErrorDesc: 'NA' }
          : { ErrorCode: '455', ErrorDesc: 'No Details available for the requested parameters.' };
        return { MerchantID, MndtReqId, ...(found?.answer?.fields ?? none), ...error };
      }),
    }),
  );

  world.register(async (pages) => {
    readForms(pages);
    pages.post<{ Body: Readonly<Record<string, string>> | null }>(
      '/nach/onmags/sendRequest',
      ({ body }, reply) => {
        const read = readRequest(body ?? {}, corporateOf, gateway().privateKey);
        if (!read.ok && read.corporate)
          return sendAnswer(reply, errorTo(read.corporate, read.id, read.fault));
        if (!read.ok) {
          const [code, words] = faults[read.fault];
          const main = `<h1>No mandate</h1><p role="alert">${code}: ${words}. Return to the previous site and try again.</p>`;
          return sendPage(reply.code(400), title, main);
        }
        const id = randomUUID();
        sessions.set(id, { asked: read.asked, answer: null });
        const oldest = sessions.keys().next().value;
        if (sessions.size > most && oldest) sessions.delete(oldest);
        return reply.redirect(`${bankBase}/${id}`, 303);
      },
    );
    bankPages(pages, sessions, { sendAnswer, finish });
  });
}

interface Step {
  Params: { id: string };
  Body: Readonly<Record<string, string>> | null;
}

function bankPages(
  pages: FastifyInstance,
  sessions: ReadonlyMap<string, Session>,
  {
    sendAnswer,
    finish,
  }: {
    sendAnswer: (reply: FastifyReply, answer: Answer) => FastifyReply;
    finish: (session: Session, result: Result) => Answer;
  },
): void {
  const show = (reply: FastifyReply, id: string, notice = '') => {
    const session = sessions.get(id);
    if (!session)
      return sendPage(
        reply.code(404),
        title,
        '<h1>No mandate</h1><p role="alert">This session has expired. Return to the previous site and ask again.</p>',
      );
    if (session.answer) return sendAnswer(reply, session.answer);
    const to = new URL(session.asked.corporate.responseUrl).origin;
    return sendPage(reply, title, bankPage(id, session.asked, notice), '', to);
  };
  const step = (name: string, take: (form: Readonly<Record<string, string>>) => Result | null) =>
    pages.post<Step>(`${bankBase}/:id/${name}`, ({ params: { id }, body }, reply) => {
      const session = sessions.get(id);
      const result = session?.answer ? 'accepted' : take(body ?? {});
      if (!session || result === null) return show(reply, id, 'This code is wrong. Enter it again.');
      return sendAnswer(reply, finish(session, result));
    });

  pages.get<Step>(`${bankBase}/:id`, ({ params }, reply) => show(reply, params.id));
  step('approve', ({ code = '' }) => (code.trim() === bankCode ? 'accepted' : null));
  step('reject', () => 'by-person');
  step('refuse', ({ result = '' }) => (result in results ? (result as Result) : 'account-closed'));
}

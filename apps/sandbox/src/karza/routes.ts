import { setTimeout as sleep } from 'node:timers/promises';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config.ts';
import { type AnswerKind, type FaultList, fail, orderedAnswer } from '../faults/faults.ts';
import { memory, type Reply, repeatId } from '../memory.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { type Asked, type Check, partial, replaced, schemaOf } from './check.ts';
import { codes, refused, said } from './dialect.ts';
import { checks } from './manifest.ts';
import { resolve, someoneElse, triggerOf } from './triggers.ts';
import { type UsageBook, usageBook } from './usage.ts';

type Members = Readonly<Record<string, unknown>>;

/** A request that the vendor takes, and whom it is about. */
interface Question {
  asked: Asked;
  members: Members;
  who: ReturnType<typeof whoIs>;
  /** What was ordered in place of a good record. */
  ordered: AnswerKind | undefined;
}

/** The members a caller sent; null when the body is no JSON object. */
function readSent(request: FastifyRequest): Members | null {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return { ...body };
}

/** What was asked, or the refusal of a request that the vendor would not take. */
function readAsked(check: Check, members: Members): Asked | Reply {
  if (members.consent !== 'Y' && members.consent !== 'y') return said(check, codes.noConsent, {});
  const read = schemaOf(check).safeParse(members);
  if (read.success) {
    const { consent: _consent, clientData: _clientData, ...asked } = read.data;
    return asked as Asked;
  }
  const [issue] = read.error.issues;
  const malformed = read.error.issues.every(({ code }) => code === 'invalid_format');
  if (malformed) return said(check, codes.invalid, {}, members.clientData);
  return refused(400, `Bad Request: ${issue?.path.join('.') || 'a member that is not known'}`);
}

const isReply = (value: Asked | Reply): value is Reply => typeof value.status === 'number';

/** The person asked for, and what is to happen. Checks without a number are about anybody. */
function whoIs(book: PeopleBook, { by }: Check, asked: Asked) {
  const value = asked[by.member] ?? '';
  if (by.kind !== null) return resolve(book, by.kind, value, by.others);
  return { person: book.all()[0] ?? null, trigger: triggerOf(value) };
}

/** Members that must belong to the person of the number: a licence is asked with its holder's date of birth. */
const fits = ({ by }: Check, person: InventedPerson, asked: Asked) =>
  Object.entries(by.also ?? {}).every(([member, own]) => asked[member] === own(person, asked));

/** The answer as it was ordered. A check that has no such answer gives its good one: `POST /faults` refuses the order. */
function asOrdered(check: Check, result: unknown, ordered: AnswerKind | undefined): unknown {
  if (ordered === 'partial') return partial(result, check);
  const members = ordered === 'says-no' || ordered === 'out-of-date' ? check.instead?.[ordered] : undefined;
  return members ? replaced(result, members) : result;
}

/** Plays api.karza.in, v2 and v3. Each check has its own request and its own answer (`checks/`). */
export async function karzaRoutes(
  app: FastifyInstance,
  world: FastifyInstance,
  { book, faults, settings }: { book: PeopleBook; faults: FaultList; settings: Settings },
): Promise<UsageBook> {
  const once = memory();
  const usage = usageBook();

  async function answer(check: Check, { asked, members, who, ordered }: Question): Promise<Reply> {
    const { person, trigger } = who;
    await sleep(trigger === 'slow' ? settings.slowMs : settings.latencyMs);
    if (trigger === 'source-down') return refused(503, 'Source Unavailable');
    if (check.admits?.(asked) === false) return said(check, codes.invalid, {}, members.clientData);
    if (person && !fits(check, person, asked)) return said(check, codes.invalid, {}, members.clientData);
    if (!check.isFree) usage.bill(check.path);
    if (!person || trigger === 'not-found' || ordered === 'no-record')
      return said(check, codes.noRecord, {}, members.clientData);
    const isOther = trigger === 'mismatch' || ordered === 'someone-else';
    const result = check.answer(isOther ? someoneElse(person) : person, asked);
    return said(check, codes.valid, asOrdered(check, result, ordered), members.clientData);
  }

  app.get('/karza/usage', () => usage.report());
  app.delete('/karza/usage', (_request, reply) => {
    usage.clear();
    return reply.code(204).send();
  });

  await world.register(async (karza) => {
    karza.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 500;
      reply.code(status).send(refused(status, status < 500 ? 'Bad Request' : 'Internal Server Error').body);
    });
    karza.addHook('onRequest', async (request, reply) => {
      if (reply.sent) return;
      const key = request.headers['x-karza-key'];
      const fault = !key ? refused(401, 'Unauthorized') : refused(402, 'Insufficient Credits');
      if (!key || key === 'no-credits') return reply.code(fault.status).send(fault.body);
    });
    for (const check of checks)
      karza.post(check.path, async (request, reply) => {
        usage.receive(check.path);
        const members = readSent(request);
        const asked = members ? readAsked(check, members) : refused(400, 'Bad Request');
        if (!members || isReply(asked)) return reply.code(Number(asked.status)).send(asked.body);
        const who = whoIs(book, check, asked);
        const fault = who.person && faults.take(check.path, who.person.seed);
        if (fault) await fail(fault, request, reply, settings);
        if (reply.sent) return reply;
        const question = { asked, members, who, ordered: orderedAnswer(request) };
        const { status, body } = await once(repeatId(request), () => answer(check, question));
        return reply.code(status).send(body);
      });
  });
  return usage;
}

import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config.ts';

/**
 * What a source can answer that is no good record, in its own words: nothing about this number, somebody else's record, a
 * record that is no longer good (`says-no`), one whose time is over, one with most members blank. Checks of the verification
 * vendor only.
 */
const answerKinds = ['no-record', 'someone-else', 'says-no', 'out-of-date', 'partial'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** How a service can fail. `invalid-input` and `max-retries`: Karza's literal bodies with HTTP 200 (standards §9.1). */
export const faultKinds = [
  'timeout',
  '500',
  '503',
  'malformed',
  'invalid-input',
  'max-retries',
  'slow',
  'reset',
  'reset-after-effect',
  'cut-off',
  ...answerKinds,
] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * The next `times` requests at `path` (a path the sandbox plays, or `*`) fail in this way; with a `person`, those at the
 * verification vendor that are about that person.
 */
export interface Fault {
  path: string;
  kind: FaultKind;
  times: number;
  person?: string;
}

/** The faults ordered and not yet used up, in the order in which they were ordered. */
export function faultList() {
  let waiting: Fault[] = [];
  return {
    add: (fault: Fault) => waiting.push({ ...fault }),
    all: (): readonly Fault[] => waiting,
    clear: () => {
      waiting = [];
    },
    /** The fault for this request, used up once; null when it is to succeed. `person`: whom it is about, once that is known. */
    take(path: string, person?: string): FaultKind | null {
      const fault = waiting.find((one) => (one.path === path || one.path === '*') && one.person === person);
      if (!fault) return null;
      fault.times -= 1;
      waiting = waiting.filter((one) => one.times > 0);
      return fault.kind;
    },
  };
}
export type FaultList = ReturnType<typeof faultList>;

const drop = (request: FastifyRequest) => request.raw.socket.destroy();

const ordered = new WeakMap<FastifyRequest, AnswerKind>();

/** What was ordered to be answered to this request in place of a good record; undefined when nothing was. */
export const orderedAnswer = (request: FastifyRequest): AnswerKind | undefined => ordered.get(request);

/** The service looks up what was ordered when it answers. */
const answers =
  (kind: AnswerKind): Failure =>
  (request) =>
    void ordered.set(request, kind);

type Failure = (request: FastifyRequest, reply: FastifyReply, settings: Settings) => unknown;

const failures: Readonly<Record<FaultKind, Failure>> = {
  timeout: (request, reply, { holdMs }) => {
    reply.hijack();
    setTimeout(() => drop(request), holdMs).unref();
  },
  500: (_request, reply) => reply.code(500).send({ status: 500, error: 'Internal Server Error' }),
  503: (_request, reply) => reply.code(503).send({ status: 503, error: 'Service Unavailable' }),
  malformed: (_request, reply) => reply.type('application/json').send('{"request_id":"cut off in the mid'),
  'invalid-input': (_request, reply) => reply.type('text/html').send('Invalid Input'),
  'max-retries': (_request, reply) => reply.type('text/html').send('Max retries exceeded'),
  slow: (_request, _reply, { slowMs }) => sleep(slowMs),
  reset: (request, reply) => {
    reply.hijack();
    drop(request);
  },
  // Let the request take effect; the connection goes when the answer would (below).
  'reset-after-effect': () => undefined,
  'cut-off': () => undefined,
  'no-record': answers('no-record'),
  'someone-else': answers('someone-else'),
  'says-no': answers('says-no'),
  'out-of-date': answers('out-of-date'),
  partial: answers('partial'),
};

/** Lets a request fail in that way, where the service has found out whom it is about. */
export const fail = (kind: FaultKind, request: FastifyRequest, reply: FastifyReply, settings: Settings) =>
  failures[kind](request, reply, settings);

/** Half of an answer that promised to be whole. */
async function* half(bytes: Buffer) {
  yield bytes.subarray(0, Math.ceil(bytes.length / 2));
  await sleep(10);
  throw new Error('cut off');
}

/** Makes every route of `world` fail when a fault is ordered for its path. */
export function watchForFaults(world: FastifyInstance, faults: FaultList, settings: Settings): void {
  const toReset = new WeakSet<FastifyRequest>();
  const toCut = new WeakSet<FastifyRequest>();
  world.addHook('onRequest', async (request, reply) => {
    const kind = faults.take(request.routeOptions.url ?? request.url);
    if (!kind) return;
    if (kind === 'reset-after-effect') toReset.add(request);
    if (kind === 'cut-off') toCut.add(request);
    await failures[kind](request, reply, settings);
  });
  world.addHook('onSend', async (request, reply, payload) => {
    if (toReset.has(request)) drop(request);
    if (!toCut.has(request)) return payload;
    const bytes = Buffer.from(payload as Buffer | string);
    reply.header('content-length', bytes.length);
    return Readable.from(half(bytes));
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { type AnswerKind, orderedAnswer } from '../faults/faults.ts';
import { partial } from '../karza/check.ts';
import { resolve, someoneElse } from '../karza/triggers.ts';
import type { PeopleBook } from '../people/people-book.ts';
import type { Asked, Check } from './check.ts';
import { checks } from './manifest.ts';

const verificationId = /^[\w.-]{1,50}$/;

interface ErrorReply {
  status: number;
  body: { type: string; code: string; message: string };
}

const refusal = (status: number, code: string, message: string): ErrorReply => ({
  status,
  body: { type: 'validation_error', code, message },
});

const wrongId = refusal(400, 'verification_id_value_invalid', 'verification_id has wrong characters');
const usedId = refusal(409, 'verification_id_already_exists', 'verification id already exists');
const noKey = refusal(401, 'authentication_failed', 'Invalid clientId and clientSecret combination');
const failed: ErrorReply = {
  status: 502,
  body: { type: 'internal_error', code: 'verification_failed', message: 'verification attempt failed' },
};
const missing = (member: string) =>
  refusal(400, `${member.toLowerCase()}_missing`, `${member} is missing in the request.`);

/** Why a request is not taken, in Cashfree's words; null when it is. */
function whyNot({ request, isNamed }: Check, sent: Asked, taken: ReadonlySet<string>): ErrorReply | null {
  const { verification_id: id } = sent;
  if (id === undefined && isNamed) return missing('verification_id');
  if (id !== undefined && !verificationId.test(String(id))) return wrongId;
  if (taken.has(String(id))) return usedId;
  for (const [member, form] of Object.entries(request)) {
    if (typeof sent[member] !== 'string') return missing(member);
    if (!form.test(sent[member]))
      return refusal(400, `${member.toLowerCase()}_value_invalid`, `${member} should be valid.`);
  }
  return null;
}

/** Whether a person has all that was asked with their number. */
const fits = ({ by }: Check, person: InventedPerson, asked: Asked) =>
  Object.entries(by.also ?? {}).every(([member, own]) => asked[member] === own(person));

/**
 * Plays Cashfree's Secure ID (its public API reference) for the invented people. Last digits choose an answer as at the
 * first vendor (`triggers.ts`).
 */
export function cashfreeRoutes(world: FastifyInstance, book: PeopleBook, settings: Settings): void {
  const taken = new Set<string>();
  let reference = 1000;

  async function answer(
    check: Check,
    asked: Asked,
    ordered: AnswerKind | undefined,
  ): Promise<object | ErrorReply> {
    const { person, trigger } = resolve(book, check.by.kind, asked[check.by.member] ?? '');
    await sleep(trigger === 'slow' ? settings.slowMs : settings.latencyMs);
    if (trigger === 'source-down') return failed;
    const isUnknown = trigger === 'not-found' || ordered === 'no-record';
    if (!person || isUnknown || !fits(check, person, asked)) return check.none(asked);
    const isOther = trigger === 'mismatch' || ordered === 'someone-else';
    const found = check.found(isOther ? someoneElse(person) : person, asked);
    return ordered === 'partial' ? (partial(found, check) as object) : found;
  }

  for (const check of checks)
    world.post(`/cashfree/verification${check.path}`, async (request, reply) => {
      const { 'x-client-id': id, 'x-client-secret': secret } = request.headers;
      const sent = (request.body ?? {}) as Asked;
      const why = id && secret ? whyNot(check, sent, taken) : noKey;
      if (why) return reply.code(why.status).send(why.body);
      if (sent.verification_id) taken.add(sent.verification_id);
      const said = await answer(check, sent, orderedAnswer(request));
      if (said === failed) return reply.code(failed.status).send(failed.body);
      reference += 1;
      return { verification_id: sent.verification_id, reference_id: reference, ...said };
    });
}

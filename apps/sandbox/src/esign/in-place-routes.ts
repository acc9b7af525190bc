import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { codes } from './codes.ts';
import { signCode } from './pages.ts';
import type { Provider } from './provider.ts';
import { readRequest } from './request.ts';
import { refusal, signatures } from './response.ts';
import { mostTries } from './sessions.ts';
import { type Signer, signerOf } from './triggers.ts';

interface Asked {
  request: 'otp' | 'sign';
  essentials: { uid: string; otp?: string; eSignRequest?: string };
}

const text = (maxLength: number) => ({ type: 'string', maxLength });
const schema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['request', 'essentials'],
    properties: {
      request: { type: 'string', enum: ['otp', 'sign'] },
      essentials: {
        type: 'object',
        additionalProperties: false,
        required: ['uid'],
        properties: { uid: text(40), otp: text(20), eSignRequest: text(200_000) },
      },
    },
  },
};

/**
 * `POST /esign/in-place`: the wrapper of eSign 1.x that older products called, where the ASP itself asks for number and
 * code (standards §8.3). It answers with the same signed `EsignResp`. Real providers may not offer this any more.
 */
export function inPlaceRoutes(
  world: FastifyInstance,
  { keys, injectedFaults, settings, people }: Provider,
): void {
  const secret = randomBytes(32);
  const nameOf = (uid: string) => createHmac('sha256', secret).update(uid.replace(/\D/g, '')).digest('hex');
  /** Tries left, by a keyed hash of the number: the number itself is not kept. */
  const sent = new Map<string, number>();
  const refused = ([errCode, errMsg]: readonly [string, string]) => ({
    result: { sent: false, errCode, errMsg },
  });

  const send = (uid: string, { trigger }: Signer) => {
    if (trigger === 'not-found') return refused(codes['invalid-number']);
    if (trigger === 'source-down') return refused(codes['source-down']);
    sent.set(nameOf(uid), mostTries);
    return { result: { sent: true } };
  };

  world.post<{ Body: Asked }>('/esign/in-place', { schema }, async ({ body }, reply) => {
    const { uid, otp = '', eSignRequest = '' } = body.essentials;
    const signer = signerOf(uid, people);
    if ('refused' in signer) return refused(['998', signer.refused]);
    if (body.request === 'otp') return send(uid, signer);
    const read = readRequest(eSignRequest, keys());
    if (!read.ok)
      return read.back
        ? { result: refusal(read.back, read.code, keys()).fields }
        : reply.code(400).send({ error: { status: 400, message: codes[read.code][1] } });
    const name = nameOf(uid);
    if (injectedFaults.all()[0] === 'session-expired') {
      injectedFaults.take();
      sent.delete(name);
    }
    const left = sent.get(name);
    if (left === undefined) return { result: refusal(read.request, 'code-not-sent', keys()).fields };
    if (otp.trim() !== signCode) {
      sent.set(name, left - 1);
      if (left <= 1) sent.delete(name);
      return { result: refusal(read.request, left <= 1 ? 'code-wrong' : 'code-wrong-once', keys()).fields };
    }
    sent.delete(name);
    if (signer.trigger === 'slow') await sleep(settings.slowMs);
    return { result: signatures(read.request, signer.person, keys(), injectedFaults.take()).fields };
  });
}

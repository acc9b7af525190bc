import * as z from 'zod/mini';
import type { EsignExpected, EsignForm, EsignProvider, InPlaceEsign } from '../port.ts';
import { type Reason, reasonOf, sentences } from '../reasons.ts';

const sentReply = z.object({
  result: z.object({ sent: z.boolean(), errCode: z.optional(z.string().check(z.maxLength(40))) }),
});
const signReply = z.object({ result: z.record(z.string(), z.unknown()) });

const no = (reason: Reason, code = '') => ({
  ok: false as const,
  reason,
  detail: sentences[reason],
  code,
  proved: false,
});

export function inPlaceEsign(
  provider: EsignProvider,
  { url, timeoutMs }: { url: string; timeoutMs: number },
): InPlaceEsign {
  /** Null: it did not answer as it should. */
  const post = async (request: 'otp' | 'sign', essentials: object): Promise<unknown> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ request, essentials }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (answer.status === 400) return { refused: true };
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  };
  const reasonFor = (reply: unknown): Reason =>
    reply === null
      ? 'source_down'
      : typeof reply === 'object' && 'refused' in reply
        ? 'refused'
        : 'unreadable';

  return {
    async sendCode(uid) {
      const reply = await post('otp', { uid });
      const read = sentReply.safeParse(reply);
      if (!read.success) return no(reasonFor(reply));
      const { sent, errCode = '' } = read.data.result;
      return sent ? { ok: true } : no(reasonOf(errCode), errCode);
    },
    async sign(ask, uid, code) {
      const form: EsignForm = provider.request(ask);
      const reply = await post('sign', { uid, otp: code, eSignRequest: form.fields.eSignRequest ?? '' });
      const read = signReply.safeParse(reply);
      if (!read.success) return no(reasonFor(reply));
      const expected: EsignExpected = {
        txn: ask.txn,
        hashes: ask.documents.map(({ hash }) => hash),
        askedAt: ask.at,
        now: new Date(),
      };
      return provider.readResponse(read.data.result, expected);
    },
  };
}

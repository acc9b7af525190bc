import type { X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';
import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, jsonOf } from '../../outbound/source-reply.ts';
import type { Mandates } from '../port.ts';
import { type Corporate, indianMoment, requestFields } from './request-xml.ts';
import { type Gateway, readAnswer } from './response-xml.ts';

const largest = 256 * 1024;
const reply = z.object({
  responseDtl: z.array(
    z.object({
      MndtReqId: z.string(),
      MandateRespDoc: z.string(),
      CheckSumVal: z.string(),
      RespType: z.string(),
      ErrorCode: z.string(),
    }),
  ),
});

interface OnmagsSettings {
  /** Where the person's browser posts the request. */
  page: string;
  /** Where answers can be asked for. */
  answers: string;
  timeoutMs: number;
  ready: () => Promise<boolean>;
  /** Asked again each time: the sandbox registers us on first use. */
  known: () => { corporate: Corporate; theirs: X509Certificate; gateway: Gateway };
}

/** NPCI's gateway for mandates of NACH (ONMAGS 4.2): a signed form there and back, and a call for answers that went astray. */
export function onmags({ page, answers, timeoutMs, ready, known }: OnmagsSettings): Mandates {
  const protect = resilient(timeoutMs, 'onmags');
  return {
    name: 'onmags',
    ready,
    request(ask) {
      const { corporate, theirs } = known();
      return { action: page, fields: requestFields(ask, corporate, theirs.publicKey) };
    },
    read: (form) => readAnswer(form, known().gateway),
    find: (ref, askedAt) =>
      protect('mandate answers', async (signal) => {
        const { corporate, gateway } = known();
        const asked = {
          MerchantID: corporate.utility,
          MndtReqId: ref,
          ReqInitDate: indianMoment(askedAt).slice(0, 10),
          NpciRefMsgID: 'NULL',
        };
        const { ok, status, bytes } = await askSource(
          answers,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ getRespForNPCIRefID: [asked] }),
            signal,
          },
          largest,
        );
        if (!ok) throw new SourceDown(`HTTP ${status}`);
        const parsed = reply.safeParse(jsonOf(bytes));
        if (!parsed.success) throw new SourceDown('an unreadable reply');
        const found = parsed.data.responseDtl.find(({ MndtReqId }) => MndtReqId === ref);
        if (found?.ErrorCode !== '000') return null;
        const answer = readAnswer(found, gateway);
        return answer?.ref === ref ? answer : null;
      }),
  };
}

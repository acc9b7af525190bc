import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, jsonOf } from '../../outbound/source-reply.ts';
import { askConsented } from '../ask-consented.ts';
import type { Question, VendorAnswer, Verification } from '../port.ts';
import type { Check } from './check.ts';
import { checks } from './checks.ts';

interface CashfreeSettings {
  /** Up to `/verification`. */
  url: string;
  id: string;
  secret: string;
  timeoutMs: number;
}

const largestReply = 1024 * 1024;
/** Statuses that say something of our account or of the source, and nothing of the number: key, address, balance, rate. */
const ofOurs = new Set([401, 403, 409, 412, 422, 429]);

function answerOf(check: Check, values: Question['values'], status: number, body: unknown): VendorAnswer {
  if (ofOurs.has(status) || status >= 500) throw new SourceDown(`HTTP ${status}`);
  if (status === 404) return { outcome: 'not_found', detail: 'HTTP 404' };
  if (status >= 400) return { outcome: 'invalid_input', detail: `HTTP ${status}` };
  try {
    const record = check.record(body, values);
    return record ? { outcome: 'answered', record } : { outcome: 'not_found', detail: 'valid: false' };
  } catch {
    throw new SourceDown('an unreadable reply');
  }
}

/** Cashfree's Secure ID over HTTP: client id and secret in headers, one `verification_id` per question. */
export function cashfree({ url, id, secret, timeoutMs }: CashfreeSettings): Verification {
  const protect = resilient(timeoutMs, 'cashfree');
  const headers = { 'x-client-id': id, 'x-client-secret': secret, 'content-type': 'application/json' };
  return {
    name: 'cashfree',
    title: 'Cashfree',
    answers: (check, values) =>
      Object.hasOwn(checks, check) && (!values || (checks[check]?.takes?.(values) ?? true)),
    circuit: (check) => protect.circuits(checks[check]?.path ?? ''),
    async ask({ check: name, values, idempotencyKey, mayAsk }) {
      const check = checks[name];
      if (!check) return { outcome: 'source_down', detail: 'not one of its checks', tries: 0 };
      return askConsented(protect, check.path, { mayAsk }, async (signal, attempt) => {
        // A name that was taken is refused (409): each try has its own.
        const body = JSON.stringify({
          ...(check.isUnnamed ? {} : { verification_id: `${idempotencyKey}.${attempt}` }),
          ...check.request(values),
        });
        const init = { method: 'POST', headers, body, signal };
        const reply = await askSource(`${url}${check.path}`, init, largestReply);
        return answerOf(check, values, reply.status, reply.ok ? jsonOf(reply.bytes) : null);
      });
    },
  };
}

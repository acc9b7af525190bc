import type { Vendor } from '@pramaan/documents/define.ts';
import { isEmpty, writePath } from '@pramaan/documents/paths.ts';
import { vendorRequest, withEcho } from '@pramaan/documents/vendor-request.ts';
import { fromWire } from '@pramaan/documents/wire.ts';
import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, decoded } from '../../outbound/source-reply.ts';
import { askConsented } from '../ask-consented.ts';
import type { Question, VendorAnswer, Verification } from '../port.ts';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const largestReply = 8 * 1024 * 1024;

/** The record in a reply's `result`: the object itself, a list's first item, or a list put at its path. */
function recordOf(result: unknown, vendor: Vendor): Bag {
  let record: unknown = result;
  if (vendor.listed === 'first') record = Array.isArray(result) ? result[0] : result;
  else if (vendor.listed) {
    record = {};
    writePath(record as Bag, vendor.listed.into, Array.isArray(result) ? result : []);
  }
  return isBag(record) ? fromWire(record, vendor.reply) : {};
}

/** Internal status codes (standards §9.1): a string in v2, a number in v3. */
const outcomes: Record<string, Exclude<VendorAnswer['outcome'], 'answered'>> = {
  '102': 'invalid_input',
  '103': 'not_found',
  '104': 'source_down',
  '105': 'invalid_input',
  '106': 'invalid_input',
  '107': 'invalid_input',
};

function readReply(reply: unknown, { vendor, values }: Question): VendorAnswer {
  // "Max retries exceeded" comes as bare text with HTTP 200; so does "Invalid Input".
  if (reply === 'Invalid Input') return { outcome: 'invalid_input', detail: 'Invalid Input' };
  if (!isBag(reply))
    throw new SourceDown(typeof reply === 'string' ? reply.slice(0, 80) : 'unreadable reply');
  const code = String(reply['status-code'] ?? reply.statusCode ?? '');
  if (code === '101') {
    const record = recordOf(reply.result, vendor);
    return isEmpty(record)
      ? { outcome: 'not_found', detail: 'empty result' }
      : { outcome: 'answered', record: withEcho(vendor, record, values) };
  }
  const outcome = outcomes[code];
  if (!outcome || outcome === 'source_down') throw new SourceDown(`status ${code || 'missing'}`);
  return { outcome, detail: `status ${code}` };
}

/** Karza's v2 and v3 dialect over HTTP (standards §9.1): key in `x-karza-key`, `consent: "Y"` in every body. */
export function karza(options: { url: string; key: string; timeoutMs: number }): Verification {
  const protect = resilient(options.timeoutMs, 'karza');

  const askOnce = async (question: Question, signal: AbortSignal): Promise<VendorAnswer> => {
    const asked = vendorRequest(question.vendor, question.values);
    const init = {
      method: 'POST',
      headers: {
        'x-karza-key': options.key,
        'x-request-id': question.idempotencyKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ consent: 'Y', ...asked }),
      signal,
    };
    const reply = await askSource(`${options.url}${question.vendor.path}`, init, largestReply);
    if (reply.status === 401 || reply.status === 402) throw new SourceDown(`HTTP ${reply.status}`);
    if (reply.status >= 400) return { outcome: 'invalid_input', detail: `HTTP ${reply.status}` };
    const text = decoded(reply.bytes);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = text.trim();
    }
    return readReply(parsed, question);
  };

  return {
    name: 'karza',
    answers: () => true,
    circuit: (_, path) => protect.circuits(path),
    ask: (question) =>
      askConsented(protect, question.vendor.path, question, (signal) => askOnce(question, signal)),
  };
}

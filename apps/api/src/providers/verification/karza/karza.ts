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

/** The vendor's record of a consent: who agreed when, where and to which words (standards §9.1). Time in seconds. */
function consentRequest({ consent, values, check }: Question): Bag {
  if (!consent) throw new Error(`${check} is asked without the person's consent.`);
  const { at, text, ip, place } = consent;
  return {
    ...(place ? { lat: String(place.latitude), long: String(place.longitude) } : {}),
    ipAddress: ip,
    name: values.name ?? '',
    consentTime: String(Math.floor(at.getTime() / 1000)),
    consentText: text,
  };
}

/** The key that the recorded consent is named by. What refuses it refuses us, not the person's number. */
function keyIn(reply: unknown): { accessKey: string } {
  const result = isBag(reply) && isBag(reply.result) ? reply.result : {};
  if (typeof result.accessKey !== 'string' || result.accessKey === '')
    throw new SourceDown('no access key for the consent');
  return { accessKey: result.accessKey };
}

/** Karza's v2 and v3 dialect over HTTP (standards §9.1): key in `x-karza-key`, `consent: "Y"` in every body. */
export function karza(options: { url: string; key: string; timeoutMs: number }): Verification {
  const protect = resilient(options.timeoutMs, 'karza');

  /** What the vendor answers at a path; a number is the HTTP status of its refusal. */
  const post = async (path: string, asked: Bag, id: string, signal: AbortSignal): Promise<unknown> => {
    const init = {
      method: 'POST',
      headers: {
        'x-karza-key': options.key,
        'x-request-id': id,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ consent: 'Y', ...asked }),
      signal,
    };
    const reply = await askSource(`${options.url}${path}`, init, largestReply);
    if (reply.status === 401 || reply.status === 402) throw new SourceDown(`HTTP ${reply.status}`);
    if (reply.status >= 400) return reply.status;
    const text = decoded(reply.bytes);
    try {
      return JSON.parse(text);
    } catch {
      return text.trim();
    }
  };

  const askOnce = async (question: Question, signal: AbortSignal): Promise<VendorAnswer> => {
    const { vendor, values, idempotencyKey: id } = question;
    const key = vendor.consentPath
      ? keyIn(await post(vendor.consentPath, consentRequest(question), `${id}-consent`, signal))
      : {};
    const reply = await post(vendor.path, { ...vendorRequest(vendor, values), ...key }, id, signal);
    if (typeof reply === 'number') return { outcome: 'invalid_input', detail: `HTTP ${reply}` };
    return readReply(reply, question);
  };

  return {
    name: 'karza',
    title: 'Karza',
    answers: () => true,
    circuit: (_, path) => protect.circuits(path),
    ask: (question) =>
      askConsented(protect, question.vendor.path, question, (signal) => askOnce(question, signal)),
  };
}

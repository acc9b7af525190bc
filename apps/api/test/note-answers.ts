import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const anyId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const refused = /^\{"success":false/;
/** What a reply says: its message, and what each check of a record found. */
const sentences = /"(?:message|detail)":("(?:[^"\\]|\\.)*")/g;

interface Noted {
  /** Calls that were answered and went well, as `PUT /api/applicants/<any>/id/pan` with * for an id. */
  calls: Set<string>;
  /** What replies said. */
  messages: Set<string>;
}

function note({ calls, messages }: Noted, call: string, status: number, payload: unknown): void {
  const text = typeof payload === 'string' ? payload : '';
  for (const [, said = '""'] of text.matchAll(sentences)) messages.add(JSON.parse(said) as string);
  const head = Buffer.isBuffer(payload) ? payload.toString('utf8', 0, 20) : text;
  if (status < 300 && !refused.test(head)) calls.add(call);
}

/**
 * Notes which calls the product answered well and what it said, while a run of `npm test` asks for it (SPEC_SEEN names the
 * folder): its last step fails for what the specification prints and nobody did. Returns what writes it down.
 */
export function noteAnswers(app: FastifyInstance): () => void {
  const folder = process.env.SPEC_SEEN;
  if (!folder) return () => undefined;
  const noted: Noted = { calls: new Set(), messages: new Set() };
  app.addHook('onSend', async (request, reply, payload) => {
    const [path = ''] = request.url.split('?');
    note(noted, `${request.method} ${path.replace(anyId, '*')}`, reply.statusCode, payload);
  });
  const test = process.env.TEST_FILE ?? '';
  return () => {
    const line = JSON.stringify({ test, calls: [...noted.calls], messages: [...noted.messages] });
    appendFileSync(join(folder, `api-${process.pid}.jsonl`), `${line}\n`);
  };
}

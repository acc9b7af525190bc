import assert from 'node:assert/strict';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { writtenCalls } from './written-calls.ts';

/* A client written from the specification alone: it knows addresses, members and the envelope, and nothing of our contract. */

/** What a call answered: the envelope of P §7, and the reply as it came. */
export interface Answered {
  status: number;
  success: boolean;
  message: string;
  /** `result`, or `results`. */
  result: unknown;
  whole: Record<string, unknown>;
  raw: LightMyRequestResponse;
}

export interface Asked {
  /** What goes into the address, by name. */
  at?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The answer is a file, not an envelope. */
  file?: boolean;
}

/** One line of the table: a call, what was sent, what it answered. */
export interface Row {
  call: string;
  sent: string;
  answered: string;
}

/** A session as the specification's client keeps it: the token of the login, and the framework's anti-forgery pair. */
interface Session {
  token: string;
  cookie: string;
  forgery: string;
}

/** Files of a multipart form. */
export class SentFile extends Blob {
  readonly fileName: string;
  constructor(bytes: Uint8Array, fileName: string, type: string) {
    super([Uint8Array.from(bytes)], { type });
    this.fileName = fileName;
  }
}

const bases = (path: string) => (path.startsWith('/kyc/') ? path : `/api${path}`);

function multipart(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value instanceof SentFile) form.set(name, value, value.fileName);
    else form.set(name, String(value));
  return form;
}

async function payloadOf(kind: string, body: Record<string, unknown>) {
  if (kind === 'json') return { payload: body, headers: {} };
  if (kind === 'urlencoded')
    return {
      payload: new URLSearchParams(body as Record<string, string>).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  const form = new Response(multipart(body));
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  };
}

const namesOf = (value: unknown): string =>
  Array.isArray(value)
    ? `list of ${value.length}`
    : value !== null && typeof value === 'object'
      ? Object.keys(value).join(', ')
      : JSON.stringify(value);

/** The table that all clients of one test write into. */
export const rows: Row[] = [];

/** A client of the product at `app`; `log in` calls give it its session. */
export function specificationClient(app: FastifyInstance) {
  let session: Session | null = null;

  async function send(
    method: string,
    path: string,
    { body, query, headers = {}, kind = 'json' }: Asked & { kind?: string },
  ) {
    const sent = body ? await payloadOf(kind, body) : { headers: {} };
    return app.inject({
      method: method as 'POST',
      url: path,
      ...(query ? { query } : {}),
      headers: {
        ...(session ? { token: session.token, cookie: session.cookie, 'x-xsrf-token': session.forgery } : {}),
        ...sent.headers,
        ...headers,
      },
      ...('payload' in sent ? { payload: sent.payload } : {}),
    });
  }

  return {
    /** Makes a call of the specification by its printed name; fails unless it is answered as one that went well. */
    async call(name: string, asked: Asked = {}): Promise<Answered> {
      const written = writtenCalls.find((one) => one.name === name);
      assert.ok(written, `the specification prints no ${name}`);
      const { at = {}, body, file } = asked;
      const members = Object.keys(body ?? {});
      if (written.members)
        assert.deepEqual(members.toSorted(), written.members.toSorted(), `${name}: what is sent`);
      const path = written.path.replace(/\{(\w+)\}/g, (_, step: string) =>
        encodeURIComponent(at[step] ?? ''),
      );
      const raw = await send(written.method, bases(path), { ...asked, kind: written.kind });
      const sent = [...members, ...Object.keys(asked.query ?? {})].join(', ') || '-';
      const said = `${name}: ${raw.statusCode} ${raw.body.slice(0, 300)}`;
      assert.equal(raw.statusCode, 200, said);
      if (file) {
        const type = String(raw.headers['content-type']);
        rows.push({
          call: name,
          sent,
          answered: `${raw.statusCode} ${type}, ${raw.rawPayload.length} bytes`,
        });
        return { status: raw.statusCode, success: true, message: '', result: null, whole: {}, raw };
      }
      const whole = raw.json<Record<string, unknown>>();
      const result = 'result' in whole ? whole.result : whole.results;
      assert.equal(whole.success, true, said);
      assert.equal(typeof whole.message, 'string', said);
      assert.notEqual(result, undefined, `${name}: an envelope has result or results`);
      rows.push({ call: name, sent, answered: `${raw.statusCode} ${namesOf(result)}` });
      return { status: raw.statusCode, success: true, message: String(whole.message), result, whole, raw };
    },
    /** What the specification leaves open: a call of ours that comes before one of its own. */
    async beside(method: string, path: string, asked: Asked = {}): Promise<unknown> {
      const raw = await send(method, path, asked);
      assert.equal(raw.statusCode, 200, `${path}: ${raw.body.slice(0, 300)}`);
      return raw.json<{ result: unknown }>().result;
    },
    /** Keeps the session that a login answered. */
    enter({ result, raw }: Answered): void {
      const cookie = (name: string) => raw.cookies.find((one) => one.name === name)?.value ?? '';
      const [own, forgery] = [cookie('session'), cookie('XSRF-TOKEN')];
      session = {
        token: (result as { id_token: string }).id_token,
        cookie: `session=${own}; XSRF-TOKEN=${forgery}`,
        forgery,
      };
    },
  };
}
export type SpecificationClient = ReturnType<typeof specificationClient>;

/** The members of a result that the specification names; fails where one is missing. */
export function has<K extends string>(
  answered: Answered,
  ...names: K[]
): Record<K, never> & Record<string, never> {
  const { result } = answered;
  const found = result !== null && typeof result === 'object' ? Object.keys(result) : [];
  const missing = names.filter((name) => !found.includes(name));
  assert.deepEqual(missing, [], `result has ${found.join(', ')}`);
  return result as Record<K, never> & Record<string, never>;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@pramaan/contract/define.ts';
import * as fc from 'fast-check';
import * as z from 'zod/mini';

const cases = process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../shared/cases');
const list = join(cases, '15-security-lists/blns.json');

/** The big list of naughty strings, when the machine has it. */
export const naughty: readonly string[] = existsSync(list)
  ? (JSON.parse(readFileSync(list, 'utf8')) as string[])
  : [];

const own = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '🙂🙂',
  'आशा',
  "' or '1'='1",
  "'; drop table applicant; --",
  '$1',
  '$\u007b7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '\r\nset-cookie: x=1',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '9'.repeat(400),
  'x'.repeat(70_000),
  '-'.repeat(36),
  '01900000-0000-7000-8000-000000000000',
  '2024-02-30',
  '1e400',
  '-0',
];

export const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...own) },
  { weight: naughty.length > 0 ? 4 : 0, arbitrary: fc.constantFrom('x', ...naughty) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
);

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Any value JSON can carry, and some that only JavaScript can make of it. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, 2 ** 53, -1e300),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom([], {}, [[]], [null], { a: { b: {} } }, deep(20), deep(60), deep(3000)),
  },
  { weight: 1, arbitrary: fc.dictionary(text, fc.oneof(text, fc.integer()), { maxKeys: 4 }) },
);

const membersOf = (schema: z.ZodMiniType): string[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
  };
  return Object.keys(properties);
};

export interface Nasty {
  params: Record<string, string>;
  query: string;
  payload: string | Buffer | undefined;
  headers: Record<string, string>;
  method: string;
}

/** What is right, so that only a part of each request is wrong; values that work come from the caller. */
export interface Right {
  params: Record<string, string>;
  body: Record<string, unknown>;
}

const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'nonsense',
  'image/svg+xml',
  '',
];
const broken = [
  '',
  '{',
  '[',
  '"',
  '{"a":}',
  '{"a":1}}',
  'null',
  '7',
  '"text"',
  '[]',
  'true',
  '\u0000',
  '{"__proto__":{"role":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  '{"a":1e999999}',
];

/** Requests for a call, each wrong in one way or more, or in none. */
export function nasty(call: Call, right: Right): fc.Arbitrary<Nasty> {
  const [params, query, members] = [membersOf(call.params), membersOf(call.query), membersOf(call.body)];
  const known = (names: string[]) => (names.length > 0 ? fc.constantFrom(...names) : fc.constant('none'));
  const changes = fc.array(fc.tuple(fc.oneof(known(members), text), value), { maxLength: 3 });
  const jsonBody = fc.tuple(changes, fc.subarray(members)).map(([changed, left]) => {
    const body = Object.fromEntries(
      Object.entries(right.body).filter(([name]) => !left.includes(name) || left.length !== 1),
    );
    return JSON.stringify({ ...body, ...Object.fromEntries(changed) });
  });
  const part = fc.tuple(fc.oneof(fc.constantFrom('file', 'image', ...members), text), text, text);
  const multipart = fc.array(part, { maxLength: 4 }).map((parts) => {
    const safe = (said: string) => said.replace(/["\r\n]/g, '');
    return `${parts.map(([name, file, body]) => `--x\r\nContent-Disposition: form-data; name="${safe(name)}"${file ? `; filename="${safe(file)}"` : ''}\r\n\r\n${body}\r\n`).join('')}--x--\r\n`;
  });
  const json = { 'content-type': 'application/json' };
  const sent = fc.oneof(
    { weight: 10, arbitrary: jsonBody.map((payload) => ({ payload, headers: json })) },
    { weight: 2, arbitrary: value.map((any) => ({ payload: JSON.stringify(any) ?? '', headers: json })) },
    { weight: 2, arbitrary: fc.constantFrom(...broken).map((payload) => ({ payload, headers: json })) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.oneof(jsonBody, text), fc.constantFrom(...types)).map(([payload, type]) => ({
        payload,
        headers: (type ? { 'content-type': type } : {}) as Record<string, string>,
      })),
    },
    {
      weight: call.files.length > 0 ? 8 : 1,
      arbitrary: multipart.map((payload) => ({
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=x' } as Record<string, string>,
      })),
    },
  );
  const odd = fc.option(fc.tuple(known(params), text), { nil: undefined, freq: 4 });
  const asked = fc.array(
    fc.tuple(fc.oneof({ weight: 4, arbitrary: known(query) }, { weight: 1, arbitrary: text }), text),
    {
      maxLength: query.length > 0 ? 3 : 1,
    },
  );
  const methods = fc.oneof(
    { weight: 30, arbitrary: fc.constant<string>(call.method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'),
    },
  );
  return fc.tuple(odd, asked, sent, methods).map(([changed, questions, body, method]) => ({
    params: { ...right.params, ...(changed ? { [changed[0]]: changed[1] } : {}) },
    query: questions.map(([name, said]) => `${encode(name)}=${encode(said)}`).join('&'),
    payload: method === 'GET' || method === 'HEAD' ? undefined : body.payload,
    headers: method === 'GET' || method === 'HEAD' ? {} : body.headers,
    method,
  }));
}

/** Percent-encoded; half a surrogate pair as the bytes some clients send. */
export const encode = (said: string): string =>
  encodeURIComponent(said.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');

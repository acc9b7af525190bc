import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id } from '@pramaan/contract/calls/shapes.ts';
import { type Call, call } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import * as z from 'zod/mini';
import type { SentFile } from './context.ts';
import { doorway } from './http.test-help.ts';
import { checkInput, faultsOf } from './input.ts';
import { serve } from './serve.ts';

const plain = call({
  ...{ method: 'POST', path: '/made', title: 'Made up', access: 'public' },
  body: z.strictObject({ name: z.optional(z.string('Enter the name.')), deep: z.optional(z.unknown()) }),
  result: z.object({}),
});
const filed = { ...plain, files: ['file', 'back'] };
const bare = { ...filed, method: 'PUT' as const };

interface Sent {
  payload?: string | Buffer | object;
  type?: string;
  method?: 'POST' | 'PUT';
  url?: string;
}
async function send(served: Call, { payload, type, method = 'POST', url = '/api/made' }: Sent) {
  const { http, fastify } = await doorway();
  const heard: { body: unknown; files: readonly SentFile[] }[] = [];
  serve(http, served, async ({ body }, { files }) => {
    heard.push({ body, files });
    return { result: {} as never };
  });
  const headers = type ? { 'content-type': type } : {};
  const reply = await fastify.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const { code, message, fields } = reply.json();
  return { code, message, fields, heard: heard[0] };
}
const json = 'application/json';

interface Part {
  name: string;
  file?: string;
  type?: string;
  bytes: string | Buffer;
}
function multipart(parts: readonly Part[], end = true): Sent {
  const chunks = parts.flatMap(({ name, file, type = 'image/png', bytes }) => [
    `--x\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    file === undefined ? '\r\n' : `content-type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ]);
  const payload = Buffer.concat([...chunks, end ? '--x--\r\n' : '--x'].map((chunk) => Buffer.from(chunk)));
  return { payload, type: 'multipart/form-data; boundary=x' };
}

test('no body is an object without members', async () => {
  assert.deepEqual((await send(plain, {})).heard, { body: {}, files: [] });
});

test('a body that is one bare value, and text of another kind, are told apart', async () => {
  for (const payload of ['"text"', '7', 'true']) {
    const { code, message } = await send(plain, { payload, type: json });
    assert.deepEqual([code, message], ['BAD_REQUEST', 'Send an object with named members.']);
  }
  assert.equal((await send(plain, { payload: 'x', type: 'text/plain' })).code, 'WRONG_TYPE');
});

test('a NUL is refused wherever it stands: value, name, list, query', async () => {
  const said = 'The request has a character that cannot be stored.';
  for (const payload of [{ name: 'a\u0000' }, { 'na\u0000me': 'a' }, { deep: ['a', { b: ['\u0000'] }] }])
    assert.equal((await send(plain, { payload: JSON.stringify(payload), type: json })).message, said);
  assert.equal((await send(plain, { url: '/api/made?x=%00' })).message, said);
});

const nested = (depth: number) => `${'{"deep":'.repeat(depth)}1${'}'.repeat(depth)}`;
test('nested as deep as anybody needs, and not one deeper', async () => {
  // The request itself is two deep around the body, and a value stands one deeper than the object it is in.
  assert.equal((await send(plain, { payload: nested(39), type: json })).code, undefined);
  const { code, message } = await send(plain, { payload: nested(40), type: json });
  assert.deepEqual([code, message], ['BAD_REQUEST', 'The request is nested too deeply.']);
});

test('as many members as anybody needs, and not one more: names, lists, and both together', async () => {
  const said = 'The request has more than 5,000 members. Send fewer at once.';
  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0]));
  const bodies: Record<string, (count: number) => object> = {
    names: (count) => ({ deep: names(count) }),
    list: (count) => ({ deep: Array(count).fill(1) }),
    'lists in lists': (count) => ({ deep: Array(count / 2).fill([1]) }),
    'unknown names': names,
  };
  for (const [what, body] of Object.entries(bodies)) {
    const reply = await send(plain, { payload: JSON.stringify(body(80_000)), type: json });
    assert.deepEqual([reply.code, reply.message], ['BAD_REQUEST', said], what);
  }
  const fits = { deep: names(limits.jsonMembers - 1) };
  assert.equal((await send(plain, { payload: JSON.stringify(fits), type: json })).code, undefined);
  const over = { deep: names(limits.jsonMembers) };
  assert.equal((await send(plain, { payload: JSON.stringify(over), type: json })).message, said);
});

test('a name of a member has a length that somebody would write', async () => {
  const named = (length: number) => JSON.stringify({ deep: { ['n'.repeat(length)]: 1 } });
  assert.equal((await send(plain, { payload: named(limits.jsonName), type: json })).code, undefined);
  const { code, message } = await send(plain, { payload: named(limits.jsonName + 1), type: json });
  assert.deepEqual(
    [code, message],
    ['BAD_REQUEST', 'The request has a member whose name is longer than 200 characters. Shorten it.'],
  );
});

test('typed text is tidied at the door: body, lists, query, texts beside a file, its name', async () => {
  const body = { name: 'Asha\u202e \u200bDemo', deep: ['\u2066a\u2069', { b: 'क्\u200dष', c: null, d: 1 }] };
  const taken = await send(plain, { payload: JSON.stringify(body), type: json });
  assert.deepEqual(taken.heard?.body, { name: 'Asha Demo', deep: ['a', { b: 'क्\u200dष', c: null, d: 1 }] });
  const { heard } = await send(
    filed,
    multipart([
      { name: 'name', bytes: '\u200fAsha' },
      { name: 'file', file: 'photo\u202egpj.png', bytes: 'x' },
    ]),
  );
  assert.deepEqual(heard?.body, { name: 'Asha' });
  assert.equal(heard?.files[0]?.name, 'photogpj.png');
});

test('a password stays as it was typed, invisible characters too; a NUL is refused there as well', async () => {
  const typed = {
    password: 'a\u200bb\u202ec',
    oldpass: '\u2066x',
    newpassword: 'y\u200d',
    passwords: '\u200bz',
  };
  const { heard } = await send(plain, { payload: JSON.stringify({ deep: typed }), type: json });
  assert.deepEqual(heard?.body, { deep: { ...typed, passwords: 'z' } });
  assert.equal(
    (await send(plain, { payload: '{"deep":{"password":"a\\u0000"}}', type: json })).code,
    'BAD_REQUEST',
  );
});

test('a member may be null: what stands there is the call’s to judge', async () => {
  assert.deepEqual((await send(plain, { payload: '{"deep":null}', type: json })).heard?.body, { deep: null });
});

test('a web form goes only where a call says so; a name twice is the last', async () => {
  const form = { payload: 'name=one&name=two', type: 'application/x-www-form-urlencoded' };
  assert.equal((await send(plain, form)).code, 'WRONG_TYPE');
  assert.deepEqual((await send({ ...plain, form: true }, form)).heard?.body, { name: 'two' });
});

test('of a web form a hundred fields are read, and 64 kB taken', async () => {
  const type = 'application/x-www-form-urlencoded';
  const taking = { ...plain, form: true, body: z.record(z.string(), z.string()) };
  const many = Array.from({ length: 101 }, (_, at) => `f${at}=1`).join('&');
  assert.equal(Object.keys((await send(taking, { payload: many, type })).heard?.body as object).length, 100);
  const large = (size: number) => ({ payload: `a=${'x'.repeat(size - 2)}`, type });
  assert.equal((await send(taking, large(64 * 1024))).code, undefined);
  assert.equal((await send(taking, large(64 * 1024 + 1))).code, 'TOO_LARGE');
});

test('files come with their field, name, kind and bytes; text beside them is checked as a body', async () => {
  const { heard } = await send(
    filed,
    multipart([
      { name: 'name', bytes: 'Asha' },
      { name: 'file', file: 'front.png', bytes: 'one' },
      { name: 'back', file: 'b'.repeat(250), type: 'application/pdf', bytes: 'two' },
    ]),
  );
  assert.deepEqual(heard?.body, { name: 'Asha' });
  assert.deepEqual(
    heard?.files.map(({ field, name, mediaType, bytes }) => [field, name, mediaType, String(bytes)]),
    [
      ['file', 'front.png', 'image/png', 'one'],
      ['back', 'b'.repeat(200), 'application/pdf', 'two'],
    ],
  );
});

test('a file under another name is told the right one', async () => {
  const { code, message } = await send(
    filed,
    multipart([{ name: 'f'.repeat(50), file: 'a.png', bytes: 'x' }]),
  );
  assert.equal(code, 'BAD_REQUEST');
  assert.equal(message, `Send the file as "file", not "${'f'.repeat(40)}".`);
});

test('more files, fields, or bytes than are taken', async () => {
  const file = { name: 'file', file: 'a.png', bytes: 'x' };
  assert.equal((await send(filed, multipart([file, file]))).code, undefined);
  assert.equal((await send(filed, multipart([file, file, file]))).code, 'BAD_REQUEST');
  const fields = (count: number) => Array.from({ length: count }, () => ({ name: 'name', bytes: 'x' }));
  assert.equal((await send(filed, multipart([...fields(20), file]))).code, undefined);
  assert.equal((await send(filed, multipart([...fields(21), file]))).code, 'BAD_REQUEST');
  const large = (size: number) => multipart([{ ...file, bytes: Buffer.alloc(size) }]);
  assert.equal((await send(filed, large(limits.file - 1))).code, undefined);
  assert.equal((await send(filed, large(limits.file + 1))).code, 'TOO_LARGE');
});

test('a form that breaks off is said in words a person understands', async () => {
  const { code, message } = await send(
    filed,
    multipart([{ name: 'file', file: 'a.png', bytes: 'x' }], false),
  );
  assert.equal(code, 'BAD_REQUEST');
  assert.equal(message, 'The upload was interrupted or is not a form. Send it again.');
});

test('a NUL in a text beside a file is refused', async () => {
  const said = 'The request has a character that cannot be stored.';
  const file = { name: 'file', file: 'a.png', bytes: 'x' };
  assert.equal((await send(filed, multipart([{ name: 'name', bytes: 'a\u0000' }, file]))).message, said);
});

test('a call that takes no files reads no multipart', async () => {
  assert.equal((await send(plain, multipart([{ name: 'name', bytes: 'x' }]))).code, 'WRONG_TYPE');
});

test('bare bytes go to a PUT that takes a file, under its first name', async () => {
  const png = { payload: Buffer.from('png'), type: 'image/png' };
  const { heard } = await send(bare, { ...png, method: 'PUT' });
  assert.deepEqual(
    heard?.files.map(({ bytes, ...file }) => ({ ...file, bytes: String(bytes) })),
    [{ field: 'file', name: '', mediaType: 'image/png', bytes: 'png' }],
  );
  assert.equal((await send(filed, png)).code, 'WRONG_TYPE');
  assert.equal((await send({ ...plain, method: 'PUT' }, { ...png, method: 'PUT' })).code, 'WRONG_TYPE');
  const nul = await send(bare, { ...png, method: 'PUT', url: '/api/made?x=%00' });
  assert.equal(nul.code, 'BAD_REQUEST');
});

test('all that is wrong is told at once, the first of it as the sentence', () => {
  const strict = { ...plain, query: z.strictObject({ page: z.string('Say which page.') }) };
  const raw = { params: {}, query: {}, body: { name: 7, strange: 1 } };
  assert.throws(
    () => checkInput(strict, raw),
    (thrown: { code: string; message: string; faults: unknown }) => {
      assert.deepEqual([thrown.code, thrown.message], ['BAD_REQUEST', 'Say which page.']);
      assert.deepEqual(thrown.faults, [
        { path: 'page', message: 'Say which page.' },
        { path: 'name', message: 'Enter the name.' },
        { path: 'strange', message: 'We do not know "strange" here. Leave it out.' },
      ]);
      return true;
    },
  );
  assert.deepEqual(checkInput(plain, { params: undefined, query: undefined, body: { name: 'x' } }), {
    ...{ params: {}, query: {}, body: { name: 'x' } },
  });
});

test('faults: twenty at most, five unknown names of one place, none longer than anybody reads', () => {
  const issue = (path: (string | number)[], message = 'Wrong.') =>
    ({ code: 'custom', path, message, input: 1 }) as Parameters<typeof faultsOf>[0][number];
  assert.equal(faultsOf(Array.from({ length: 25 }, (_, at) => issue([at]))).length, 20);
  const keys = ['a'.repeat(60), 'b', 'c', 'd', 'e', 'f'];
  const unknown = faultsOf([{ code: 'unrecognized_keys', keys, path: ['at'], message: '', input: {} }]);
  assert.equal(unknown.length, 5);
  assert.deepEqual(unknown[0], {
    path: `at.${'a'.repeat(60)}`,
    message: `We do not know "${'a'.repeat(40)}" here. Leave it out.`,
  });
  assert.equal(faultsOf([issue(['p'.repeat(300)])])[0]?.path.length, 100);
  assert.deepEqual(faultsOf([issue(['a', 0, 'b'])]), [{ path: 'a.0.b', message: 'Wrong.' }]);
  assert.equal(
    faultsOf([issue(['a'], 'Invalid input')])[0]?.message,
    'Check "a": it is missing or of the wrong kind.',
  );
  assert.equal(
    faultsOf([issue([], '')])[0]?.message,
    'Check "the request": it is missing or of the wrong kind.',
  );
});

test('a text beside files is whole, also when it holds a file in base64; one that is longer is refused and never cut', async () => {
  const text = 'A'.repeat(1_000_000);
  const whole = await send(filed, multipart([{ name: 'deep', bytes: text }]));
  assert.deepEqual(whole.heard?.body, { deep: text });
  const longer = await send(filed, multipart([{ name: 'deep', bytes: 'A'.repeat(15_000_000) }]));
  assert.deepEqual([longer.code, longer.heard], ['TOO_LARGE', undefined]);
  assert.match(longer.message, /"deep" is too long/);
});

test('a missing id is named by its own member', () => {
  const body = z.strictObject({ link: id, applicantId: id });
  assert.deepEqual(
    faultsOf(body.safeParse({}).error?.issues ?? []).map(({ message }) => message),
    ['link', 'applicantId'].map((name) => `Check "${name}": it is missing or of the wrong kind.`),
  );
});

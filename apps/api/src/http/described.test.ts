import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { calls, operations } from '@pramaan/contract/calls.ts';
import { errors } from '@pramaan/contract/errors.ts';
import { descriptionOf, openapi } from './openapi.ts';
import { readerPage } from './reader-page.ts';
import { fields } from './reference/fields.ts';
import { namingFaults, titleFaults } from './reference/naming.test-help.ts';
import { referenceOf } from './reference/reference.ts';

test('the description that is served is the one that is published', () => {
  const published = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  assert.deepEqual(JSON.parse(JSON.stringify(openapi())), JSON.parse(published));
});

test('each title is short and begins with a verb in the imperative', () => {
  assert.deepEqual(
    operations.flatMap(({ call }) => titleFaults(call.title)),
    [],
  );
  for (const wrong of ['How a payment stands', 'The bank accounts of an applicant', '', 'Get', 'get a thing'])
    assert.equal(titleFaults(wrong).length, 1, wrong);
  assert.equal(titleFaults(`Get ${'a long '.repeat(10)}thing`).length, 1);
  assert.equal(titleFaults('Get a thing.').length, 1);
});

test('each operation id is unique, a verb and a noun in camelCase', () => {
  const ids = operations.map(({ operationId }) => operationId);
  assert.equal(new Set(ids).size, calls.length);
  assert.deepEqual(ids.flatMap(namingFaults), []);
  for (const wrong of ['post_panauth', 'accessToken', 'GetThing', 'get', 'get-thing'])
    assert.equal(namingFaults(wrong).length, 1, wrong);
});

test('each call has a description in whole sentences, and names every error with its status and reason', () => {
  for (const one of operations) {
    const { description } = referenceOf(one.operationId);
    assert.match(description, /^[A-Z].{15,}[.]$/s, one.operationId);
    assert.ok(description.length <= 800, `${one.operationId}: ${description.length} characters`);
    for (const code of one.call.errors)
      assert.ok(
        descriptionOf(one).includes(`\`${code}\` (HTTP ${errors[code].status}): `),
        `${one.operationId} does not say when it returns ${code}`,
      );
  }
  assert.throws(() => referenceOf('noSuchCall'), /noSuchCall has no description/);
});

interface Described {
  properties?: Record<string, { description?: string }>;
  parameters?: { name: string; description?: string }[];
}

/** Calls `found` with each object inside a value, from the outside in. */
function walk(value: unknown, found: (one: Described) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) found(value as Described);
  for (const inner of Object.values(value)) walk(inner, found);
}

test('each parameter and member is described; only what a document’s own record holds is not', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { operationId: string }>> };
  const missing = new Set<string>();
  const verifications = new Set(
    operations.filter(({ group }) => group === 'Verification').map(({ operationId }) => operationId),
  );
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { responses, ...sent } = operation as unknown as Record<string, unknown>;
    const note = ({ properties = {}, parameters = [] }: Described) => {
      const all = [...Object.entries(properties), ...parameters.map((one) => [one.name, one] as const)];
      for (const [name, { description }] of all)
        if (name !== 'result' && !description) missing.add(`${operation.operationId}.${name}`);
    };
    walk(sent, note);
    if (!verifications.has(operation.operationId)) walk(responses, note);
  }
  assert.deepEqual([...missing], []);
});

test('no description is left over: each names a member of its call, or of some call', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { operationId: string }>> };
  const known = new Map<string, Set<string>>();
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const names = new Set<string>();
    walk(operation, ({ properties = {}, parameters = [] }) => {
      for (const name of [...Object.keys(properties), ...parameters.map((one) => one.name)]) names.add(name);
    });
    known.set(operation.operationId, names);
  }
  const everywhere = new Set([...known.values()].flatMap((names) => [...names]));
  assert.deepEqual(
    Object.keys(fields).filter((name) => !everywhere.has(name)),
    [],
  );
});

/** What the page for readers says of the call at an address. */
const saidOf = (page: string, address: string) =>
  (page.split('<details>').find((one) => one.includes(`<code>${address}</code>`)) ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/<h2>.*$/s, '')
    .trim();

test('the reference page says of each call what it does, who may make it, what goes in and out, and its errors', () => {
  const page = readerPage();
  assert.equal(
    saidOf(page, '/api/places/near'),
    [
      '<summary><b>GET</b> <code>/api/places/near</code> <span>Get the nearest locality</span></summary>',
      '<p>Returns the known locality nearest to a point.</p>',
      '<p>Access: Any open session. API keys are not accepted.</p>',
      '<h4>Query</h4><ul><li><code>lat</code> string Latitude in degrees, -90 to 90.</li><li><code>lng</code> string Longitude in degrees, -180 to 180.</li></ul><h4>Result</h4><ul><li><code>address</code> string Address line.</li><li><code>locality</code> string Locality.</li><li><code>district</code> string District.</li><li><code>state</code> string State of India.</li><li><code>pincode</code> string PIN code, six digits.</li><li><code>lat</code> number Latitude in degrees, -90 to 90.</li><li><code>lng</code> number Longitude in degrees, -180 to 180.</li><li><code>exact</code> boolean False when the PIN code has no coordinates of its own: then those of its sorting district.</li><li><code>distanceKm</code> number Kilometres from the point to the post office of that PIN code.</li></ul>',
      '<h4>Errors</h4><ul><li><code>NOT_FOUND</code> HTTP 404. The record that the request names does not exist for this lender.</li></ul></details>',
    ].join('\n'),
  );
  assert.equal(
    saidOf(page, '/api/session/end'),
    [
      '<summary><b>POST</b> <code>/api/session/end</code> <span>Log out</span></summary>',
      '<p>Ends the session and clears its cookie.</p>',
      '<p>Access: Any open session. API keys are not accepted.</p>',
      '</details>',
    ].join('\n'),
  );
  const upload = saidOf(page, '/api/users/upload/{applicantId}/{docType}');
  for (const part of [
    '<span>Upload a file</span>',
    '<p>Access: Permission <code>verify</code> for the applicant named in <code>params.applicantId</code>.</p><p>Files (multipart): file</p>',
    '<li><code>password</code> string <em>optional</em> Password.</li>',
    '<li><code>TOO_LARGE</code> HTTP 413. The file has more than 10 MB, or the JSON body more than 1 MB.</li>',
  ])
    assert.ok(upload.includes(part), `${part} in ${upload}`);
});

test('each section begins on a new line, and no title ends a tag or an attribute', () => {
  const page = readerPage();
  assert.equal(page.match(/\n<details>/g)?.length, calls.length);
  const text = page.replace(/<\/?[a-z][^<>]*>/g, '');
  assert.ok(!/[<>]/.test(text.replace(/^<!doctype html>/, '')));
});

test('a call’s section of the API reference says its inputs, its result and its errors, in words that no browser takes for tags', () => {
  const page = readerPage();
  const section = page.split('<details>').find((one) => one.includes('<span>Upload a file</span>')) ?? '';
  assert.match(
    section,
    /<summary><b>POST<\/b> <code>\/api\/users\/upload\/\{applicantId\}\/\{docType\}<\/code>/,
  );
  assert.ok(section.includes('<p>Files (multipart): file</p>'));
  assert.match(section, /<h4>Path<\/h4><ul><li><code>applicantId<\/code> string /);
  assert.match(section, /<h4>Body<\/h4><ul><li><code>password<\/code> string <em>optional<\/em> /);
  assert.match(section, /<h4>Result<\/h4>.*<li><code>openedWith<\/code> string or null /);
  assert.match(section, /<h4>Errors<\/h4><ul><li><code>FILE_REFUSED<\/code> HTTP 200\. /);
  const bare = page.split('<details>').find((one) => one.includes('<span>Get an applicant</span>')) ?? '';
  assert.ok(!bare.includes('Files (multipart)') && !bare.includes('<h4>Body</h4>'));
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { calls } from '@pramaan/contract/calls.ts';
import { openapi } from './openapi.ts';
import { readerPage } from './reader-page.ts';

test('the description that is served is the one that is published', () => {
  const published = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  assert.deepEqual(JSON.parse(JSON.stringify(openapi())), JSON.parse(published));
});

/** What the page for readers says of the call at an address. */
const saidOf = (page: string, address: string) =>
  (page.split('<details>').find((one) => one.includes(`<code>${address}</code>`)) ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

test('the page for readers says of each call who may, what goes in and out, and what it may refuse', () => {
  const page = readerPage();
  assert.equal(
    saidOf(page, '/api/users/upload/{applicantId}/{docType}'),
    [
      '<summary><b>POST</b> <code>/api/users/upload/{applicantId}/{docType}</code> <span>Upload a document’s picture or PDF</span></summary>',
      '<p>Access: may verify. Files: file (multipart)</p>',
      '<h4>Address</h4><ul><li><code>applicantId</code> string</li><li><code>docType</code> string</li></ul><h4>Body</h4><ul><li><code>password</code> string <em>may be absent</em></li><li><code>usualPasswords</code> string <em>may be absent</em></li></ul><h4>Result</h4><ul><li><code>fileId</code> string</li><li><code>url</code> string</li><li><code>covered</code> number</li><li><code>openedWith</code> string or null</li><li><code>signatures</code> array</li></ul>',
      '<h4>May answer</h4><ul><li><code>FILE_REFUSED</code> 200 “This file could not be read. Use a clear photo or a PDF.”</li><li><code>FILE_LOCKED</code> 200 “This PDF is locked. Enter its password, and send it again.”</li><li><code>TOO_LARGE</code> 413 “This is larger than we take: 10 MB for a file, 1 MB for a form.”</li></ul></details>',
    ].join('\n'),
  );
  assert.equal(
    saidOf(page, '/api/places/near'),
    [
      '<summary><b>GET</b> <code>/api/places/near</code> <span>The locality nearest a point</span></summary>',
      '<p>Access: signed-in</p>',
      '<h4>Query</h4><ul><li><code>lat</code> string</li><li><code>lng</code> string</li></ul><h4>Result</h4><ul><li><code>address</code> string</li><li><code>locality</code> string</li><li><code>district</code> string</li><li><code>state</code> string</li><li><code>pincode</code> string</li><li><code>lat</code> number</li><li><code>lng</code> number</li></ul>',
      '<h4>May answer</h4><ul><li><code>NOT_FOUND</code> 404 “There is nothing at this address.”</li></ul></details>',
    ].join('\n'),
  );
  assert.equal(
    saidOf(page, '/api/session/end'),
    '<summary><b>POST</b> <code>/api/session/end</code> <span>Log out</span></summary>\n<p>Access: signed-in</p>\n</details>',
  );
});

test('each section begins on a new line, and no title ends a tag or an attribute', () => {
  const page = readerPage();
  assert.equal(page.match(/<\/details>\n<details>/g)?.length, calls.length - 1);
  const text = page.replace(/<\/?[a-z][^<>]*>/g, '');
  assert.ok(!/[<>]/.test(text.replace(/^<!doctype html>/, '')));
});

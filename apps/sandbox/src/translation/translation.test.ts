import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildSandbox } from '../app.ts';

const app = await buildSandbox({ latencyMs: 0 });
after(() => app.close());

const ask = (payload: object, headers: Record<string, string> = { 'x-goog-api-key': 'k' }) =>
  app.inject({ method: 'POST', url: '/language/translate/v2', payload, headers });
const translated = async (q: string) =>
  (await ask({ q, target: 'en', model: 'base' })).json().data.translations[0];

test('words it knows become English; everything else comes back marked', async () => {
  assert.deepEqual(await translated('किसान'), {
    translatedText: 'farmer',
    detectedSourceLanguage: 'hi',
    model: 'base',
  });
  assert.equal((await translated('पिता नाम')).translatedText, 'father name');
  assert.equal((await translated('ज़िला'.normalize('NFD'))).translatedText, 'district');
  assert.equal((await translated('पिता कौन')).translatedText, '[en] पिता कौन');
  assert.equal((await translated('constructor')).translatedText, '[en] constructor');
});

test('no key is 403; a wrong question is 400', async () => {
  assert.equal((await ask({ q: 'x', target: 'en' }, {})).statusCode, 403);
  for (const body of [{ q: 'x' }, { q: '', target: 'en' }, { q: 'x', target: 'fr' }])
    assert.equal((await ask(body)).statusCode, 400);
});

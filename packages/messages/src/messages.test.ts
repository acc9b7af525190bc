import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, valuesOf } from './compile.ts';
import { generateMessages } from './generate.ts';
import { problemsOf } from './problems.ts';
import { pseudo } from './pseudo.ts';
import { completeLocales } from './settings.ts';
import { localeNames, type Messages, messagesOf, readSources, type Sources } from './sources.ts';

const sources = (
  english: Messages,
  hindi: Messages,
  marathi: Record<string, Messages> = {},
  more: Record<string, Messages> = {},
): Sources => ({
  en: new Map([
    ['consent', english],
    ...[...readSources().en.keys()].filter((area) => area !== 'consent').map((area) => [area, {}] as const),
    ...Object.entries(more),
  ]),
  hi: new Map([['consent', hindi]]),
  mr: new Map(Object.entries(marathi)),
});

test('every message is there in every language it is wanted in, with the same values', () => {
  const all = readSources();
  assert.deepEqual(problemsOf(all), []);
  for (const locale of completeLocales) assert.ok(all[locale].size > 20, locale);
  assert.deepEqual(
    localeNames.filter((locale) => !completeLocales.includes(locale)),
    ['mr'],
  );
});

test('a language that is not complete may lack an area as a whole, which is then English; no message within an area', () => {
  const english = { consent_a: 'A', consent_b: 'B' };
  const hindi = { consent_a: 'क', consent_b: 'ख' };
  assert.deepEqual(problemsOf(sources(english, hindi)), []);
  assert.deepEqual(messagesOf(sources(english, hindi), 'mr').consent_a, 'A');
  assert.deepEqual(problemsOf(sources(english, hindi, { consent: { consent_a: 'क', consent_c: 'ग' } })), [
    'mr/consent.json: consent_b is missing',
    'mr/consent.json: consent_c is not in en/consent.json',
  ]);
  assert.deepEqual(problemsOf(sources(english, hindi, { review: {}, nowhere: {} })), [
    'mr/review.json is not a translated area (src/settings.ts)',
    'mr/nowhere.json is not a translated area (src/settings.ts)',
  ]);
  assert.deepEqual(problemsOf(sources(english, hindi, {}, { thanks: { thanks_title: 'Thank You' } })), [
    'hi/thanks.json: thanks_title is missing',
  ]);
});

test('a message that is missing, left over, blank, broken, or takes other values is named with its file', () => {
  const english = { consent_a: 'A {name}', consent_b: 'B', consent_c: 'C' };
  const hindi = { consent_a: 'क {lender}', consent_b: 'ख', consent_d: 'घ' };
  assert.deepEqual(problemsOf(sources(english, hindi)), [
    'hi/consent.json: consent_c is missing',
    'hi/consent.json: consent_d is not in en/consent.json',
    'hi/consent.json: consent_a takes other values than en/consent.json',
  ]);
  const texts = problemsOf(
    sources({ 'consent.A': 'A', consent_b: ' ', consent_c: '{n, plural, one {x}}' }, {}),
  );
  assert.equal(texts.length, 3);
  assert.match(texts.join('\n'), /consent\.A is not written like_this/);
  assert.match(texts.join('\n'), /consent_b is blank/);
  assert.match(texts.join('\n'), /consent_c: /);
});

test('a count makes a value a number, wherever else it stands', () => {
  const message = '{name}: {count, plural, one {{count} file} other {{count} files of {name}}}';
  assert.deepEqual(
    [...valuesOf(message)],
    [
      ['name', 'text'],
      ['count', 'number'],
    ],
  );
});

test('a plain message is compiled to its text, another to a function', () => {
  assert.deepEqual(compile('en', "It's here"), {
    code: '() => "It\'s here"',
    imports: '',
    text: "It's here",
  });
  assert.equal(compile('en', 'Hello {name}').text, null);
  assert.match(compile('hi', '{n, plural, one {एक} other {कई}}').imports, /cardinals/);
});

test('the pseudo-locale is a third longer and keeps values, plurals and quoted braces', () => {
  const made = pseudo("Hello {name}, '{braces}' stay");
  assert.match(made, /^⟦.*\{name\}.*⟧$/);
  assert.match(compile('en', made).code, /d\.name/);
  const counted = pseudo('{count, plural, one {# file} other {# files}}');
  assert.deepEqual([...valuesOf(counted)], [['count', 'number']]);
  assert.ok(
    pseudo('Continue with your mobile number').length > 'Continue with your mobile number'.length * 1.3,
  );
});

test('what is compiled reads in the language that is chosen', async () => {
  generateMessages();
  const { setLocale } = await import('./locale.ts');
  const { m } = await import('@pramaan/messages');
  assert.equal(m.files_count({ count: 1 }), '1 file');
  assert.equal(m.files_count({ count: 3 }), '3 files');
  setLocale('hi');
  assert.equal(m.shell_language(), 'भाषा');
  setLocale('mr');
  assert.equal(m.consent_otp_hint(), 'OTP टाका');
  assert.equal(m.files_count({ count: 3 }), '3 files', 'an area that is not translated');
  setLocale('en');
  assert.equal(m.shell_language(), 'Language');
});

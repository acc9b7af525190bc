import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeLanguages, languages } from '@pramaan/contract/languages.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { letterHtml } from './letter-html.ts';
import { carriesCode, render, type TemplateId, templates } from './templates.ts';

const ids = Object.keys(templates) as TemplateId[];
const values = {
  vendor: 'Sample Checks',
  code: '048151',
  host: 'loans.example.in',
  lender: 'Saral Finance',
  name: 'Asha Sample',
  link: `https://loans.example.in/consent?id=0192f0c4&token=${'x'.repeat(43)}`,
  receipt: 'abc0123456de',
  reference: 'SF-2031',
  day: '1 Dec 2026',
  reasons: 'Your income is too low for this loan.',
  applicant: 'Ravi Kumar Demo',
  count: '3',
  kinds: 'mentions (1), overdue cases (2)',
  ...{
    days: '25 Nov 2026',
    started: '12',
    approved: '6',
    rejected: '2',
    rate: '75%',
    open: '40',
    overdue: '3',
  },
};
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every text is there in every complete language, with the same places to fill', () => {
  assert.ok(ids.length >= 11);
  for (const id of ids) {
    const template = templates[id];
    for (const language of completeLanguages) {
      const { text } = template[language];
      assert.deepEqual(placeholders(text), placeholders(template.en.text), `${id} ${language}`);
      assert.equal(/\p{Script=Devanagari}/u.test(text), language === 'hi', `${id} ${language}`);
    }
    if (template.channel === 'email')
      assert.deepEqual(placeholders(template.hi.subject), placeholders(template.en.subject), id);
  }
});

test('every SMS carries its header and a registered id that no other text has', () => {
  const seen = new Set<string>();
  for (const id of ids) {
    const template = templates[id];
    if (template.channel !== 'sms') continue;
    assert.match(template.header, /^[A-Z]{6}$/);
    for (const language of completeLanguages) {
      assert.match(template[language].templateId, /^\d{19}$/);
      seen.add(template[language].templateId);
    }
    // One character beyond this, and the whole SMS is sent, and paid, as Unicode.
    assert.match(template.en.text, /^[\x20-\x7e\n]*$/, id);
  }
  assert.equal(
    seen.size,
    ids.filter((id) => templates[id].channel === 'sms').length * completeLanguages.length,
  );
});

test('a text that nobody registered in a language is sent in English', () => {
  for (const id of ids) {
    const registered: Partial<Record<string, unknown>> = templates[id];
    for (const language of languages)
      if (!registered[language]) assert.deepEqual(render(id, language, values), render(id, 'en', values), id);
  }
  assert.equal(
    render('consent-receipt-sms', 'mr', values).text,
    render('consent-receipt-sms', 'en', values).text,
  );
});

test('a filled text has no place left; a code is its first run of six digits, and an SMS ends with it for WebOTP', () => {
  for (const id of ids)
    for (const language of languages) {
      const message = render(id, language, values);
      assert.doesNotMatch(message.text, /[{}]|undefined/, id);
      if (message.channel === 'email') assert.doesNotMatch(message.subject, /[{}]|undefined/, id);
      if (!carriesCode(id)) continue;
      assert.equal(/\d{6}/.exec(message.text)?.[0], values.code, id);
      if (message.channel === 'sms')
        assert.equal(message.text.split('\n').at(-1), `@${values.host} #${values.code}`, id);
    }
});

test('the HTML of an e-mail says all that its plain text says, in the reader’s language, light and dark', () => {
  const sender = { lender: 'Saral & Sons', branding: { accent: '#ffd400' }, help: ['Call 1800 <now>'] };
  for (const id of ids)
    for (const language of languages) {
      const message = render(id, language, values);
      if (message.channel !== 'email') continue;
      const html = letterHtml(message.subject, message.letter, sender);
      for (const words of message.text.split('\n\n'))
        assert.ok(
          html.includes(words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')),
          `${id} ${language}: ${words}`,
        );
      assert.ok(html.includes('Saral &amp; Sons') && html.includes('Call 1800 &lt;now&gt;'), id);
      assert.match(html, /<meta name="color-scheme" content="light dark">/);
      assert.match(html, language === 'hi' ? /<html lang="hi"/ : /<html lang="en"/);
      assert.equal(html.includes('<a '), message.text.includes(values.link), `${id}: a button`);
      assert.equal(message.letter.button === '', !message.text.includes(values.link), `${id}: what it says`);
      assert.equal(html.includes(`>${values.code}<`), carriesCode(id), `${id}: a code`);
      assert.doesNotMatch(html, /https?:\/\/(?!loans\.example\.in)|url\(|<script/, 'nothing is fetched');
    }
});

test('the texts say how long codes and links live', () => {
  const hours = `${limits.consentLinkLife / 3_600_000}`;
  const minutes = `${limits.otpLife / 60_000}`;
  for (const id of ids)
    for (const language of completeLanguages) {
      const { text } = templates[id][language];
      if (id.startsWith('consent-link')) assert.ok(text.includes(hours), `${id} ${language}`);
      if (id.startsWith('consent-code')) assert.ok(text.includes(minutes), `${id} ${language}`);
    }
});

test('a place not filled, or filled with what was not registered, throws without naming the value', () => {
  const refused = (more: Record<string, string>, says: RegExp) =>
    assert.throws(
      () => render('consent-link-mobile', 'en', { ...values, ...more }),
      (error: Error) =>
        says.test(error.message) && Object.values(more).every((v) => !v || !error.message.includes(v)),
    );
  refused({ lender: ' \n' }, /lacks its lender/);
  refused({ link: 'javascript:alert(1)' }, /does not take that link/);
  refused({ link: 'https://a.in/ and more' }, /does not take that link/);
  assert.throws(() => render('applicant-login', 'en', { code: '12345', host: 'a.in' }), /take that code/);
  assert.throws(() => render('applicant-login', 'en', { code: '123456' }), /lacks its host/);
});

test('what people typed keeps to its line and its length, and is never read as a place itself', () => {
  const long = render('consent-link-mobile', 'en', {
    ...values,
    lender: 'A very long name of a lender indeed',
  });
  assert.match(long.text, /^A very long name of a lender\.\.\. asks|^A very long name of a lende\.\.\. asks/);
  const nasty = render('consent-link-personal', 'en', {
    ...values,
    name: 'Asha\r\nBcc: x@y.in {code}',
    lender: 'S\nubject: {link} $& $1',
  });
  assert.equal(nasty.channel, 'email');
  assert.ok(nasty.channel === 'email' && !/[\r\n]/.test(nasty.subject));
  assert.ok(nasty.text.includes('Dear Asha Bcc: x@y.in {code},'));
  assert.ok(nasty.text.includes('S ubject: {link} $& $1 asks'));
});

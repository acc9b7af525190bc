import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../fixtures/cases.ts';
import { callsOfEach } from '../../fixtures/counted-calls.ts';
import { fieldsOf } from './define.ts';
import { formHtml, readFormHtml } from './form-html.ts';
import { bankForms } from './registry.ts';

const [form] = bankForms;
assert.ok(form);
const ours = formHtml(form, 'Sample & Sons "Bank"', {
  fullName: "Asha <b> O'Sample &amp; Co",
  pan: 'AAAPZ1234C',
});

test('what we write we read, signs of HTML and all', () => {
  for (const each of bankForms) {
    const answers = Object.fromEntries(
      Object.entries(fieldsOf(each)).map(([name, field]) => [name, `${field.examples[0]} <&>"' हिन्दी`]),
    );
    assert.deepEqual(readFormHtml(formHtml(each, 'A & B', answers)), {
      formType: each.id,
      bank: 'A & B',
      answers,
    });
  }
  const read = readFormHtml(ours);
  assert.ok('answers' in read);
  assert.equal(read.answers.fullName, "Asha <b> O'Sample &amp; Co");
});

const inside = (piece: string) => ours.replace('<section>', `${piece}<section>`);
const hostile: Readonly<Record<string, string>> = {
  script: inside('<script>alert(1)</script>'),
  'script in an answer': ours.replace('AAAPZ1234C', '<script src=x></script>'),
  iframe: inside('<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>'),
  'remote picture': inside('<img src="http://127.0.0.1:3001/inbox" onerror="fetch(1)">'),
  'file address': inside('<object data="file:///etc/passwd"></object>'),
  link: inside('<link rel="stylesheet" href="http://127.0.0.1/x.css">'),
  'css import': inside('<style>@import url(http://127.0.0.1/x.css)</style>'),
  'style attribute': ours.replace('<section>', '<section style="background:url(http://127.0.0.1)">'),
  handler: ours.replace('<form ', '<form onsubmit="x()" '),
  'form that is sent away': ours.replace('<form ', '<form action="http://127.0.0.1/" '),
  'base and meta': inside('<base href="//x/"><meta http-equiv="refresh" content="0;url=//x/">'),
  svg: inside('<svg><use href="#a"/></svg>'),
  comment: inside('<!-- x -->'),
  doctype: `<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]>${ours}`,
  'processing instruction': `<?xml version="1.0"?>${ours}`,
  cdata: inside('<![CDATA[x]]>'),
  'entity in an answer': ours.replace('AAAPZ1234C', '&xxe;'),
  'numeric entity': ours.replace('AAAPZ1234C', '&#x3c;script&#x3e;'),
  'bare ampersand': ours.replace('AAAPZ1234C', 'a & b'),
  'unclosed tag': ours.slice(0, -3),
  'text between': inside('hello'),
  'two forms': ours + ours,
  'nested forms': ours.replace('<section>', `${ours}<section>`),
  'the same answer twice': ours.replace('</dl>', '<dd data-name="pan">x</dd></dl>'),
  'answer of no name': ours.replace(' data-name="pan"', ''),
  prototype: ours.replace('data-name="pan"', 'data-name="__proto__"'),
  'a tag in an answer': ours.replace('AAAPZ1234C', '<dl></dl>'),
  uppercase: ours.replaceAll('form', 'FORM'),
  'a plain page': '<html><body><p>hello</p></body></html>',
  'no HTML': 'hello',
  empty: '',
  'typst source': '#import "house.typ": *\n#read("/etc/passwd")',
  'five megabytes': ours + ' '.repeat(5 * 1024 * 1024),
  'a deep nest': `${'<section>'.repeat(20_000)}`,
  'many angles': '<'.repeat(190_000),
  'a long attribute': ours.replace('data-bank="', `data-bank="${'a'.repeat(100_000)}`),
};

test('nothing but our own forms is taken, and each refusal says why in a sentence', async (t) => {
  const pieces = Object.entries(hostile);
  for (const [name, html] of pieces) assert.notEqual(html, ours, `${name} changes something`);
  for (const { item, answer: read, calls } of await callsOfEach(pieces, ([, html]) => readFormHtml(html))) {
    const [name] = item;
    assert.ok('refused' in read, name);
    assert.match(read.refused, /^Only the HTML of our own forms is taken, and .+\. Send the form/su, name);
    assert.ok(read.refused.length < 300, name);
    assert.ok(calls < 1_000, `${name}: ${calls} calls`);
  }
  t.diagnostic(`${Object.keys(hostile).length} hostile pieces refused`);
});

test('any cut of our HTML is refused or whole, and never throws', () => {
  let refused = 0;
  for (let end = 0; end < ours.length - 1; end += 7)
    if ('refused' in readFormHtml(ours.slice(0, end))) refused += 1;
  assert.equal(refused, Math.ceil((ours.length - 1) / 7));
});

test('the Big List of Naughty Strings is refused as HTML, and comes back whole as an answer', (t) => {
  const strings = readCases<string[]>('15-security-lists/blns.json');
  if (!strings) return t.skip('no third-party cases here');
  let refused = 0;
  for (const naughty of strings) {
    if ('refused' in readFormHtml(naughty)) refused += 1;
    const read = readFormHtml(formHtml(form, 'Sample Bank', { fullName: naughty }));
    assert.ok('answers' in read, JSON.stringify(naughty));
    assert.equal(read.answers.fullName, naughty);
  }
  assert.equal(refused, strings.length);
  assert.ok(strings.length > 500);
  t.diagnostic(`${strings.length} strings`);
});

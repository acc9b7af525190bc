import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf } from '@pramaan/documents/forms/define.ts';
import type { CurrentAnswer } from '@pramaan/documents/forms/fill.ts';
import { formPdf } from '@pramaan/documents/forms/pdf.ts';
import { bankForms } from '@pramaan/documents/forms/registry.ts';
import { branding } from './account.test-help.ts';
import { applicationFormData, applicationFormPdf } from './application-form.ts';
import { makePdf } from './engine.ts';
import { copied, readBack } from './read-back.test-help.ts';

const [form] = bankForms;
assert.ok(form);
const registry = {
  kind: 'registry',
  document: 'pan',
  title: 'PAN',
  provider: 'x',
  at: '',
  verified: true,
} as const;
const typed = { kind: 'typed', document: '', title: '', provider: '', at: '', verified: false } as const;
const answer = (name: string, value: string): CurrentAnswer => ({
  name,
  value,
  source: name === 'pan' ? registry : typed,
  changedFrom: name === 'fullName' ? { value: 'ASHA SAMPLE', source: registry } : null,
});
const whole = (each: typeof form) =>
  Object.entries(fieldsOf(each)).map(([name, field]) => answer(name, field.examples[0]));
const linesOf = async (bytes: Uint8Array) => (await readBack(bytes)).flatMap(({ lines }) => lines).join(' ');

test('each form reads back as the paper on the screen says it, and has room on three pages', async () => {
  for (const each of bankForms) {
    const answers = whole(each);
    const bytes = await applicationFormPdf(
      { form: each, bank: 'Sample Bank', answers, draft: false },
      branding,
    );
    const pages = await readBack(bytes);
    assert.ok(pages.length <= 3, `${each.id}: ${pages.length} pages`);
    const text = pages.flatMap(({ lines }) => lines).join(' ');
    const issuedDocument = formPdf(each, 'Sample Bank', answers);
    let looked = 0;
    for (const { label, text: said } of issuedDocument.sections.flatMap(({ rows }) => rows)) {
      looked += 1;
      assert.ok(text.includes(label), `${each.id}: ${label}`);
      // A long answer goes on in the next line, beside which stands its source.
      for (const word of said.split(/[ ,]+/)) assert.ok(text.includes(word), `${each.id}: ${said}`);
    }
    assert.ok(looked > 20 && answers.length === looked, `${looked} rows`);
    assert.ok(text.includes('Changed by the applicant. PAN says: ASHA SAMPLE'));
    assert.ok(text.includes('PAN, registry'));
    assert.doesNotMatch(text, /Draft|are not available in the fonts/);
  }
});

test('the paper is tagged for screen readers, and the same bytes come twice', async () => {
  const printed = { form, bank: 'Sample Bank', answers: whole(form), draft: true };
  const order = {
    template: 'application-form',
    title: 'Application',
    data: applicationFormData(printed, branding),
    branding,
  } as const;
  assert.ok((await makePdf({ ...order, standard: 'ua-1' })).length > 10_000);
  const bytes = await applicationFormPdf(printed, branding);
  assert.match(Buffer.from(bytes).toString('latin1'), /<pdfaid:part>3<\/pdfaid:part>/);
  assert.deepEqual(await applicationFormPdf(printed, branding), bytes);
  assert.ok((await linesOf(bytes)).includes('These answers are not kept yet'));
});

test('a form without an answer is a paper to be filled by hand', async () => {
  const text = await linesOf(
    await applicationFormPdf({ form, bank: 'Sample Bank', answers: [], draft: false }, branding),
  );
  for (const { title } of form.sections) assert.ok(text.includes(title), title);
  assert.ok(text.includes('Signature of the applicant'));
});

test('words without an end, Hindi, and Typst among the answers stay words in their place', async () => {
  const answers = [
    answer('fullName', `#read("/etc/passwd") $x$ *b* _s_`),
    answer('businessName', 'कमला ट्रेडर्स'),
    answer('activity', 'x'.repeat(300)),
    answer('businessAddress', `${'a/'.repeat(200)} ]]} #panic("x") <script>`),
  ];
  const bytes = await applicationFormPdf({ form, bank: '#eval("1")', answers, draft: false }, branding);
  const text = (await copied(bytes)).join('\n');
  assert.ok(text.includes('#read("/etc/passwd") $x$ *b* _s_'));
  assert.ok(text.includes('#eval("1")') && text.includes('कमला ट्रेडर्स'));
  assert.ok(!text.includes('root:'));
  const longest = Math.max(
    ...(await readBack(bytes)).flatMap(({ words }) => words.map(({ box }) => box.left + box.width)),
  );
  assert.ok(longest < 595 - 30, `a word ends ${longest} points from the left`);
});

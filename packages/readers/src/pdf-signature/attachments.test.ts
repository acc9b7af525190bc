import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdfWithAttachments } from '@pramaan/specimens/signed/attachment.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import { attachmentSentence, mayHaveAttachments } from '../file-signs/attachments.ts';
import { attachmentsOf } from './attachments.ts';
import { asha, check, good, look, plainPdf, states } from './signed.test-help.ts';

const inside = Buffer.from('<salary currency="INR">84500</salary>');
const other = Buffer.from('<salary currency="INR">94500</salary>');
const lines = ['Employer: Sample Softworks Private Limited'];
const file = { name: 'salary.xml', bytes: inside };
const signedWith = async (index: 'table' | 'stream' = 'table') =>
  Buffer.from(await signPdf(await pdfWithAttachments(lines, [file], index), asha, look));

test('files inside a PDF are found by its tables and streams, and a PDF without any has none', async () => {
  for (const index of ['table', 'stream'] as const) {
    const pdf = await signedWith(index);
    assert.deepEqual([mayHaveAttachments(pdf), attachmentsOf(pdf)], [true, ['salary.xml']], index);
    const [signature] = check(pdf);
    assert.deepEqual([signature?.state, signature?.whole], ['valid', true], index);
  }
  assert.equal(mayHaveAttachments(good), false);
  assert.equal(mayHaveAttachments(await plainPdf('stream')), false);
});

test('an attachment that is changed, exchanged or added after signing changes the file', async () => {
  const pdf = await signedWith();
  const text = pdf.toString('latin1');
  const at = text.search(/\/Type \/EmbeddedFile/);
  const body = text.indexOf('stream', at) + 'stream'.length + 10;
  const inPlace = Buffer.from(pdf);
  inPlace[body] = (inPlace[body] ?? 0) ^ 1;
  const number = /(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*\/Type \/EmbeddedFile/.exec(text)?.[1];
  const before = [...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  const root = /\/Root (\d+) 0 R/.exec(text)?.[1];
  const [size] = [...text.matchAll(/\/Size (\d+)/g)].map(([, one]) => Number(one)).slice(-1);
  assert.ok(at > 0 && number && before && root && size);
  /** The file with an object written over, or a new one, by an update of its own. */
  const updated = (object: string, body: Buffer) => {
    const head = `\n${object} 0 obj\n`;
    const offset = String(pdf.length + 1).padStart(10, '0');
    const foot = '\nendobj\n';
    const table = pdf.length + head.length + body.length + foot.length;
    const trailer = `trailer\n<< /Size ${size + 1} /Root ${root} 0 R /Prev ${before} >>\nstartxref\n${table}\n%%EOF\n`;
    return Buffer.concat([
      pdf,
      Buffer.from(head),
      body,
      Buffer.from(`${foot}xref\n${object} 1\n${offset} 00000 n \n${trailer}`),
    ]);
  };
  const exchanged = `<< /Type /EmbeddedFile /Length ${other.length} >>\nstream\n${other}\nendstream`;
  const newest =
    [...text.matchAll(new RegExp(`\\n${root} 0 obj\\s*(<<[\\s\\S]*?>>)\\s*endobj`, 'g'))].at(-1)?.[1] ?? '';
  const added = newest.replace(
    />>$/,
    `/AF [<< /Type /Filespec /F (more.xml) /EF << /F ${number} 0 R >> >>] >>`,
  );
  const cases = {
    'a byte of it changed': [inPlace, /signed part of the file was changed/],
    'another content written over it': [updated(number, Buffer.from(exchanged)), /bytes were added/],
    'another one named': [updated(root, Buffer.from(added)), /bytes were added/],
  } as const;
  for (const [what, [changed, says]] of Object.entries(cases)) {
    const signatures = check(changed);
    assert.deepEqual(states(signatures), ['changed'], what);
    assert.match(signatures[0]?.sentence ?? '', says, what);
  }
  assert.ok(attachmentsOf(updated(root, Buffer.from(added))).includes('more.xml'));
});

test('what cannot be followed is said to have a file inside; names are one short line', async () => {
  const damaged = Buffer.from(
    (await signedWith()).toString('latin1').replace(/startxref/g, 'startxxxx'),
    'latin1',
  );
  assert.deepEqual(attachmentsOf(damaged), ['']);
  const named = await pdfWithAttachments(lines, [{ name: `a\nb${'c'.repeat(200)}.exe`, bytes: inside }]);
  const [name = ''] = attachmentsOf(Buffer.from(named));
  assert.match(name, /^a b?c+$/);
  assert.equal(name.length, 80);
});

test('the sentence names three at most, and says that nothing was opened', () => {
  assert.equal(
    attachmentSentence(['salary.xml']),
    'The PDF has a file attached: “salary.xml”. What is attached was not opened and is not part of what was read.',
  );
  assert.match(attachmentSentence(['']), /^The PDF has a file attached\. /);
  assert.match(
    attachmentSentence(['a', 'b', 'c', 'd', '']),
    /^The PDF has 5 files attached: “a”, “b”, “c” and 2 more\. /,
  );
});

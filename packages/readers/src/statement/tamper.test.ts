import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PdfTrace, pdfRevisions, tamperNotes } from './tamper.ts';

const clean: PdfTrace = {
  producer: 'HDFC Bank statement service',
  creator: '',
  created: '2025-04-02T10:00:00Z',
  modified: '2025-04-02T10:00:00Z',
  revisions: 1,
  fonts: [['Helvetica'], ['Helvetica'], ['Helvetica'], ['Helvetica']],
};
const kinds = (trace: Partial<PdfTrace>, to = '2025-03-31') =>
  tamperNotes({ ...clean, ...trace }, to).map(({ kind, weight }) => `${kind} ${weight}`);

test('a clean file has no notes; each trace of a change has its own, the heaviest first', () => {
  assert.deepEqual(kinds({}), []);
  assert.deepEqual(kinds({ modified: '2025-05-01T10:00:00Z' }), ['edited-after high']);
  assert.deepEqual(kinds({ revisions: 2 }), ['saved-again high']);
  assert.deepEqual(kinds({ producer: 'iLovePDF' }), ['editor high']);
  assert.deepEqual(kinds({ creator: 'Microsoft® Word 2019' }), ['editor middle']);
  assert.deepEqual(kinds({ fonts: [['A'], ['A', 'Times'], ['A'], ['A']] }), ['fonts middle']);
  assert.deepEqual(kinds({ created: '2025-03-01T00:00:00Z', modified: null }), ['made-later high']);
  assert.deepEqual(kinds({ created: null, modified: null, producer: '' }), ['no-dates low']);
  assert.deepEqual(kinds({ producer: 'Microsoft Word', revisions: 3 }), [
    'saved-again high',
    'editor middle',
  ]);
  assert.deepEqual(kinds({ revisions: 3, producer: 'iLovePDF', signed: true }), []);
});

test('revisions are counted from end marks; a file made for the web has two at once', () => {
  const file = (start: string, times: number) => Buffer.from(start + 'x startxref 0 %%EOF'.repeat(times));
  assert.equal(pdfRevisions(file('%PDF-1.7 ', 1)), 1);
  assert.equal(pdfRevisions(file('%PDF-1.7 ', 3)), 3);
  assert.equal(pdfRevisions(file('%PDF-1.7 /Linearized 1 ', 2)), 1);
  assert.equal(pdfRevisions(Buffer.from('')), 1);
});

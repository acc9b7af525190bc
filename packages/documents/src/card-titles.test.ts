import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleBlocks } from './card.ts';
import { findDocument, findEntry } from './registry.ts';

test('one row for both qualifications, in the specification’s words', () => {
  const card = findEntry('basicDetails', 'input')?.method.card;
  const [block] = card ? visibleBlocks(card, { education: 'Graduate', professional: 'CA' }) : [];
  assert.deepEqual(block?.rows, [
    { label: 'Educational and Professional Qualification', text: 'Graduate, CA', format: 'text' },
  ]);
});

test('the nature of business is a list under its heading, without a label of its own', () => {
  const card = findEntry('gst', 'auth')?.method.card;
  const nba = ['Retail, wholesale', 'Services'];
  const [block] = card ? visibleBlocks(card, { nba }) : [];
  assert.deepEqual(
    [block?.heading, block?.rows[0]?.label, block?.rows[0]?.items],
    ['Nature of Business', '', nba],
  );
});

test('what was read and what its registry verified have titles of their own', () => {
  for (const id of ['form16', 'itr']) {
    const { ocr, auth } = findDocument(id)?.methods ?? {};
    assert.notEqual(ocr?.card?.title, auth?.card?.title, id);
  }
});

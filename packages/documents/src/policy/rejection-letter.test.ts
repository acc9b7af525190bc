import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejectionLetter } from './rejection-letter.ts';

const letter = (reasons: string[], language: 'en' | 'hi' = 'en') =>
  rejectionLetter(
    {
      lender: 'Saral Finance',
      day: '2026-11-25',
      reasons,
      help: '',
      grievance: 'Meera Sample, 1800 000 000',
    },
    language,
  );
const texts = (parts: ReturnType<typeof letter>) =>
  parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.map(({ text }) => text)));

test('a letter says the reasons in plain words, whom to complain to, and how to correct a credit report that is a reason', () => {
  const [decision, next] = letter(['SCORE_LOW', 'DOCUMENTS_FALSE']).map((part) => texts([part]).join('\n'));
  assert.match(
    decision ?? '',
    /25 Nov 2026[\s\S]*score is below[\s\S]*could not accept one of your documents/,
  );
  assert.doesNotMatch(decision ?? '', /genuine|\b\d{3}\b/, 'no suspicion, no score');
  assert.match(next ?? '', /Meera Sample[\s\S]*Ombudsman[\s\S]*once a year/);
  assert.doesNotMatch(texts(letter(['INCOME_LOW'])).join(), /once a year/);
  for (const text of texts(letter(['SCORE_LOW'], 'hi')).slice(1))
    assert.match(text, /\p{Script=Devanagari}|Meera/u);
  assert.ok(texts(letter(['NO_HISTORY'])).every((text) => text !== '' && !/[{}]/.test(text)));
});

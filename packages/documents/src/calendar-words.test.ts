import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarWords } from './calendar-words.ts';

test('every month has three letters in English, and its own name in Hindi', () => {
  const words = (language: string, month: number) =>
    calendarWords(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, month, 5)),
    );
  for (let month = 0; month < 12; month += 1) assert.match(words('en', month), /^5 [A-Z][a-z]{2} 2026$/);
  assert.equal(words('en', 8), '5 Sep 2026');
  assert.match(words('hi', 8), /^5 सित/);
});

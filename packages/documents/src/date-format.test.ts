import assert from 'node:assert/strict';
import { test } from 'node:test';
import { date, format, isoDay } from './format.ts';

test('a date reads in one style, whatever the source sends', () => {
  const same = [
    '2023-07-14',
    '14-07-2023',
    '14/7/2023',
    '14.07.2023',
    '14-Jul-2023',
    '14 July 2023',
    '14-JUL-2023',
  ];
  for (const spelled of [...same, '2023-07-14T10:00:00Z'])
    assert.equal(date(spelled), '14 Jul 2023', spelled);
  for (const spelled of same) assert.equal(isoDay(spelled), '2023-07-14', spelled);
});

test('the month comes first only where the source is declared so', () => {
  assert.equal(format('4/17/2012', 'monthFirstDate'), '17 Apr 2012');
  assert.equal(format('4/7/2012', 'monthFirstDate'), '7 Apr 2012');
  assert.equal(format('4/7/2012', 'date'), '4 Jul 2012');
  assert.equal(format('4/17/2012', 'date'), '4/17/2012', 'no day of a source that is not declared so');
});

test('a range reads as two dates; other words stay as they are', () => {
  assert.equal(date('01-04-2019 to 31-03-2020'), '1 Apr 2019 to 31 Mar 2020');
  assert.equal(date('2019-04-01 - 2020-03-31'), '1 Apr 2019 to 31 Mar 2020');
  for (const words of ['NA', '14-Foo-2023', '32/01/2020', '2019 to 2020', 'Lifetime', '31-May', ''])
    assert.equal(date(words), words);
});

import { expect, test } from 'vitest';
import { changeJourney, noteTried, readJourney } from './journey.ts';

test('a journey is kept across trips, for its person alone', () => {
  changeJourney('a', { bank: { id: '16441', name: 'HDFC Bank' }, months: 12, link: 'l1' });
  noteTried('a', { source: 'aggregator', sentence: 'The bank does not answer.', open: 'upload' });
  expect(readJourney('a')).toMatchObject({
    bank: { id: '16441', name: 'HDFC Bank' },
    months: 12,
    link: 'l1',
    tried: { aggregator: 'The bank does not answer.' },
    open: 'upload',
    led: true,
  });
  expect(readJourney('b')).toMatchObject({ bank: null, months: 6, link: null, tried: {} });
});

test.each([
  '',
  'null',
  '[]',
  '{"owner":"a"',
  '{"owner":"a","bank":7,"months":"x","tried":[1],"open":"moon","link":{}}',
])('what storage holds by accident (%s) is a blank journey', (text) => {
  localStorage.setItem('bankJourney', text);
  expect(readJourney('a')).toEqual({
    bank: null,
    months: 6,
    link: null,
    consent: null,
    tried: {},
    open: null,
    led: false,
  });
});

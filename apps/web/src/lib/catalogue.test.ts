import { expect, test } from 'vitest';
import { en } from '../catalogue/en.ts';
import { speak, t } from './catalogue.ts';

test('gaps are filled, and a gap without a value stays readable', () => {
  expect(t('footer.copyright', { lender: 'Saral Finance' })).toBe('© Saral Finance, JUNE 2021');
});

test('another language is one object', () => {
  speak('hi', { ...en, 'shell.ok': 'ठीक है' });
  expect(t('shell.ok')).toBe('ठीक है');
  expect(document.documentElement.lang).toBe('hi');
  speak('en', en);
  expect(t('shell.ok')).toBe('OK');
});

test('no sentence is blank', () => {
  expect(Object.entries(en).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
});

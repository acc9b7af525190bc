import { expect, test } from 'vitest';
import { dayText, lastMonths, monthText, rupees, shareText } from './amounts.ts';

test('paise are read as rupees with Indian grouping', () => {
  expect(rupees(123_456_750)).toBe('₹12,34,568');
  expect(rupees(123_456_750, true)).toBe('₹12,34,567.50');
  expect(rupees(-5_000)).toBe('-₹50');
  expect(rupees(null)).toBe('–');
  expect(shareText(0.4217)).toBe('42.2%');
});

test('days and months are read in the reader’s language, with digits 0 to 9', () => {
  expect(dayText('2026-05-12', 'en')).toBe('12 May 2026');
  expect(dayText('2026-05-12T22:00:00Z', 'en')).toBe('12 May 2026');
  expect(monthText('2026-05', 'hi')).toMatch(/2026/);
  expect(monthText('2026-05', 'hi')).not.toMatch(/May/);
  expect(dayText('soon', 'en')).toBe('soon');
});

test('the last whole months end with the one before this', () => {
  expect(lastMonths(6, new Date(2026, 2, 31))).toEqual({ from: '2025-09', to: '2026-02' });
  expect(lastMonths(3, new Date(2026, 0, 1))).toEqual({ from: '2025-10', to: '2025-12' });
});

import { expect, test } from 'vitest';
import { chartShape, monthSpans, thinned } from './chart-shape.ts';

const days = (count: number, balanceOf: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    balance: balanceOf(at),
  }));
const box = { width: 640, height: 200 };

test('the line stays in its box, and steps from day to day', () => {
  const { line, levels, zero } = chartShape(
    days(3, (at) => [100_000, -50_000, 250_000][at] ?? 0),
    box,
  );
  expect(line).toMatch(/^M0 [\d.]+H320V[\d.]+H640V[\d.]+$/);
  const heights = [...line.matchAll(/[V ]([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
  expect(levels.map(({ paise }) => paise)).toContain(0);
  expect(zero).not.toBeNull();
});

test('thirty years of days are thinned, and no dip or peak is lost', () => {
  const many = days(12_000, (at) => (at === 7_001 ? -9_000_000 : at === 3_333 ? 99_000_000 : 1_000_000));
  const stored = thinned(many);
  expect(stored.length).toBeLessThan(300);
  expect(stored).toContain(7_001);
  expect(stored).toContain(3_333);
  expect(chartShape(many, box).months.length).toBeLessThanOrEqual(7);
});

test('one day and one balance draw without a fault', () => {
  expect(
    chartShape(
      days(1, () => 0),
      box,
    ).line,
  ).toMatch(/^M0 [\d.]+$/);
});

test('as a table each month has its first, lowest, highest and last balance', () => {
  const [january, february] = monthSpans(days(40, (at) => (at === 10 ? -5 : at)));
  expect(january).toMatchObject({
    first: { balance: 0 },
    low: { balance: -5 },
    high: { balance: 30 },
    last: { balance: 30 },
  });
  expect(february).toMatchObject({ month: '2024-02', first: { balance: 31 }, last: { balance: 39 } });
});

import { expect, test } from 'vitest';
import { sources } from './bank.test-help.ts';
import { bestSource, methodAfter, offeredMethods, type Source } from './sources.ts';

const all = sources as Source[];

test('sources become ways in the order of the server; what is not known is left out', () => {
  const more = [...all, { ...all[0], id: 'pigeon' } as Source];
  expect(offeredMethods(more).map(({ method, sources: own }) => [method, own.length])).toEqual([
    ['aa', 2],
    ['aggregator', 1],
    ['upload', 1],
    ['ask-lender', 1],
  ]);
});

test('an Account Aggregator that failed is followed by the other one, then by the aggregator, upload, the lender', () => {
  const offered = offeredMethods(all);
  const tried: Record<string, string> = {};
  const path = ['aa:setu', 'aa:rebit', 'aggregator', 'upload', 'ask-lender'].map((source) => {
    tried[source] = 'no';
    const method = offered.find(({ sources: own }) => own.some(({ id }) => id === source))?.method ?? 'aa';
    return methodAfter(method, offered, tried);
  });
  expect(path).toEqual(['aa', 'aggregator', 'upload', 'ask-lender', 'ask-lender']);
});

test('a server that puts what failed last does not lead past what was not tried', () => {
  const order = ['aggregator', 'upload', 'aa:setu', 'aa:rebit', 'ask-lender'];
  const offered = offeredMethods(order.flatMap((id) => all.filter((each) => each.id === id)));
  expect(methodAfter('aa', offered, { 'aa:setu': 'no', 'aa:rebit': 'no' })).toBe('aggregator');
});

test('what is down is no next way, and not the best source', () => {
  const down = all.map((each) =>
    each.id === 'aggregator' || each.id === 'aa:setu' ? { ...each, health: 'down' as const } : each,
  );
  expect(methodAfter('aa', offeredMethods(down), { 'aa:rebit': 'no' })).toBe('upload');
  expect(bestSource(down.slice(0, 2), {})?.id).toBe('aa:rebit');
  expect(bestSource(down.slice(0, 2), { 'aa:rebit': 'no' })?.id).toBe('aa:rebit');
});

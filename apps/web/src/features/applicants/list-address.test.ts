import { expect, test } from 'vitest';
import { filtersIn, viewAddress, viewOf, withFilter } from './list-address.ts';

test('every saved view is found again from its own address, also while something is searched for in it', () => {
  for (const view of ['all', 'mine', 'unassigned', 'due', 'second'] as const) {
    const [, query = ''] = viewAddress(view).split('?');
    const filters = filtersIn(new URLSearchParams(query));
    expect(viewOf(filters)).toBe(view);
    expect(viewOf({ ...filters, q: 'asha' })).toBe(view);
  }
});

test('what the list does not know is left aside; a blank takes a filter away', () => {
  expect(filtersIn(new URLSearchParams('q=asha&page=3&stage='))).toEqual({ q: 'asha' });
  expect(withFilter({ q: 'asha', stage: 'ready' }, 'stage', '')).toEqual({ q: 'asha' });
  expect(viewOf({ stage: 'ready' })).toBe(null);
});

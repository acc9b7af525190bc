import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SnackbarHost } from '../ui/SnackbarHost.tsx';
import { showSnack } from './snackbar.ts';

test.each([
  [undefined, 3000],
  [2000, 2000],
  [7000, 7000],
])('a snackbar of %j ms stays exactly %i ms', (duration, stays) => {
  vi.useFakeTimers();
  render(<SnackbarHost />);
  act(() => showSnack('No Data Found', duration ? { duration } : {}));
  act(() => vi.advanceTimersByTime(stays - 1));
  expect(screen.queryByText('No Data Found')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('No Data Found')).toBeNull();
});

test('OK takes it away', () => {
  render(<SnackbarHost />);
  act(() => showSnack('Saved.'));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('Saved.')).toBeNull();
});

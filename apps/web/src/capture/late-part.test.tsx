import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LatePart } from './late-part.tsx';

const Word = ({ word }: { word: string }) => <p>{word}</p>;
const there = async () => Word;
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('is drawn when it has come', async () => {
  render(<LatePart load={there} props={{ word: 'hello' }} onMissing={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(await screen.findByText('hello')).toBeTruthy();
});

test('what cannot be fetched is told, and takes nothing along', async () => {
  const missing = vi.fn();
  render(
    <>
      <p>typed</p>
      <LatePart load={away} props={{}} onMissing={missing} />
    </>,
  );
  await vi.waitFor(() => expect(missing).toHaveBeenCalledTimes(1));
  expect(screen.getByText('typed')).toBeTruthy();
});

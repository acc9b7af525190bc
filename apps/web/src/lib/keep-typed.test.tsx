import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fillAgain, keepTyped } from './keep-typed.ts';

function Form({ late = false }: { late?: boolean }) {
  const [city, setCity] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input name="city" value={city} onChange={(event) => setCity(event.currentTarget.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
      <input type="password" name="secret" defaultValue={late ? '' : 'sesame'} />
      <input autoComplete="one-time-code" defaultValue={late ? '' : '123456'} />
      <textarea defaultValue={late ? '' : 'A second line'} />
      <p>{`${city} ${agreed}`}</p>
    </form>
  );
}

const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);

test('what was typed is put back when its part of the page comes, and the page hears of it; secrets are not', async () => {
  const first = render(<Form />);
  const [city, box] = document.querySelectorAll('input');
  if (city) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(city, 'Pune');
    city.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box?.click();
  await screen.findByText('Pune true');
  keepTyped();
  expect(sessionStorage.getItem('typed')).not.toMatch(/sesame|123456/);
  first.unmount();
  fillAgain();
  expect(sessionStorage.getItem('typed')).toBeNull();
  render(<Form late />);
  await screen.findByText('Pune true');
  await waitFor(() => expect(texts()).toEqual(['Pune', 'on', '', '', 'A second line']));
});

test('what was typed on another page is given up', () => {
  render(<textarea defaultValue="A line" />);
  keepTyped();
  window.history.replaceState(null, '', '/login');
  document.body.replaceChildren(document.createElement('textarea'));
  fillAgain();
  expect(texts()).toEqual(['']);
  expect(sessionStorage.getItem('typed')).toBeNull();
});

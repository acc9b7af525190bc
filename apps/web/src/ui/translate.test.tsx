import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal, serve } from '../../test/served.ts';
import { Translate } from './Translate.tsx';

beforeEach(() => localStorage.setItem('token', 'token'));
afterEach(() => cleanup());
const button = () => screen.queryByRole('button', { name: 'Translate' });

test('beside a text that is not in the reader’s language stands Translate, and the translation under it', async () => {
  const asked = serve({ 'POST /translate': { translatedText: 'The office is closed.' } });
  render(<Translate text="दफ़्तर बंद है।" />);
  expect(screen.getByText('दफ़्तर बंद है।')).toBeTruthy();
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('In English: The office is closed.');
  expect(asked.at(-1)?.body).toEqual({ q: 'दफ़्तर बंद है।' });
  expect(button()).toBeNull();
});

test('a text in Latin letters, digits and signs has none', () => {
  render(<Translate text="Called Asha at 10:30 – ₹5,00,000." />);
  expect(button()).toBeNull();
});

test('a service that does not answer is said, and can be asked again', async () => {
  serve({
    'POST /translate': refusal('SERVER_UNREACHABLE', 'Server Unreachable. Please try after sometime'),
  });
  render(<Translate text="ఆఫీసు" />);
  fireEvent.click(button() as HTMLElement);
  await screen.findByText(/Server Unreachable|not respond/i);
  expect(button()).toBeTruthy();
});

test('where a word search is configured its page is led to, with the words', async () => {
  serve({ 'GET /site': { wordSearch: 'https://words.example/find/{q}' } });
  render(<Translate text="दफ़्तर" />);
  const link = await screen.findByRole('link', { name: 'Look up the words' });
  expect(link.getAttribute('href')).toBe(`https://words.example/find/${encodeURIComponent('दफ़्तर')}`);
});

test('an answer that is none is said in the specification’s words', async () => {
  serve({ 'POST /translate': () => new Response('<html>', { status: 200 }) });
  render(<Translate text="ఆఫీసు" />);
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByText('Unable to process your request. Try Again later')).toBeTruthy();
});

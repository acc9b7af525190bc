import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorWall } from './ErrorWall.tsx';
import { isWeb, LeavingForm } from './LeavingForm.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PlainPage } from './PlainPage.tsx';
import { SnackbarHost } from './SnackbarHost.tsx';

test('a page of one sentence: its title names the tab, its actions stand under it', () => {
  render(
    <PlainPage title="Thank you" text="We will write." mark="Step 2" body={<p>more</p>}>
      <button type="button">Go on</button>
    </PlainPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you' })).toBeTruthy();
  expect(document.title).toBe('Thank you · Pramaan');
  expect(screen.getByRole('main').textContent).toBe('Step 2Thank youWe will write.moreGo on');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what went wrong is said at once', () => {
  render(<PlainPage title="It broke" alert />);
  expect(within(screen.getByRole('alert')).getByRole('heading', { name: 'It broke' })).toBeTruthy();
});

test('a server out of reach: nothing is lost, and one thing to do', () => {
  const again = vi.fn();
  render(<NoAnswer onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toContain('What you typed is safe.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});

test('a heading is the one of its page and names the tab; what stands beside it stays', () => {
  const { rerender } = render(<PageHeading title="Team" lead="Who works here." aside={<i>aside</i>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeTruthy();
  expect(screen.getByText('Who works here.')).toBeTruthy();
  expect(screen.getByText('aside')).toBeTruthy();
  rerender(<PageHeading title="Usage" />);
  expect(document.title).toBe('Usage · Pramaan');
  expect(screen.queryByText('Who works here.')).toBeNull();
});

test('between two pages it is heard that one loads', () => {
  render(<PageLoading />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

function Broken(): never {
  throw new Error('secret inner words');
}

test('what breaks shows a sentence and a way on, never a white page nor the inner words', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <ErrorWall>
        <Broken />
      </ErrorWall>
      <SnackbarHost />
    </>,
  );
  expect(logged).toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('We have a technical problem');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
  expect(screen.getByRole('button', { name: 'OK' }).parentElement?.textContent).toMatch(/.{10,}OK$/);
});

test('what does not break is drawn as it is', () => {
  render(<ErrorWall>inside</ErrorWall>);
  expect(screen.getByText('inside')).toBeTruthy();
});

test.each([
  ['https://esign.example.in/x', true],
  ['http://localhost/x', true],
  ['/own/path', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://', false],
])('a form may go to %s: %s', (action, may) => {
  expect(isWeb(action)).toBe(may);
});

test('leaving: the form goes at once, by POST, with every field; who comes back finds the page', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const back = vi.fn();
  const form = { action: 'https://esign.example.in/x', fields: { msg: 'a&b', obj: '1' } };
  const { container, unmount } = render(<LeavingForm form={form} onBack={back} />);
  const sent = container.querySelector('form') as HTMLFormElement;
  expect(submit).toHaveBeenCalledOnce();
  expect([sent.action, sent.method, sent.hidden]).toEqual(['https://esign.example.in/x', 'post', true]);
  expect([...new FormData(sent)]).toEqual([
    ['msg', 'a&b'],
    ['obj', '1'],
  ]);
  const shown = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(back).not.toHaveBeenCalled();
  shown(true);
  expect(back).toHaveBeenCalledOnce();
  unmount();
  shown(true);
  expect(back).toHaveBeenCalledOnce();
});

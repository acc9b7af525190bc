import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BackLink } from './BackLink.tsx';
import { Button } from './Button.tsx';
import { FilePick } from './FilePick.tsx';
import { Drawing, Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { TwoTaps } from './TwoTaps.tsx';

test('a button does its work, sends no form by itself, and can be switched off', () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={sent}>
      <Button onClick={pressed}>Go</Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Go' });
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBeNull();
  button.focus();
  rerender(
    <form onSubmit={sent}>
      <Button type="submit" disabled onClick={pressed}>
        Go
      </Button>
    </form>,
  );
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  expect(sent, 'nor is the form sent').not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // The native one loses the focus in browsers, and here it would not.
  expect((button as HTMLButtonElement).disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('while it works it says so, keeps its name and the focus, and does nothing more', () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit" loading onClick={pressed}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /^Send ?Loading…$/, busy: true });
  button.focus();
  fireEvent.click(button);
  expect([pressed, sent].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect((button as HTMLButtonElement).disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('with an address it is a link; its look says how much it stands out', () => {
  render(
    <>
      <Button href="/laas" variant="subtle" size="lg" fullWidth className="mine">
        Back
      </Button>
      <Button>Plain</Button>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Back' });
  expect(link.getAttribute('href')).toBe('/laas');
  expect({ ...link.dataset }).toEqual({ variant: 'subtle', size: 'lg', wide: 'true' });
  expect(link.className).toContain('mine');
  expect({ ...screen.getByRole('button', { name: 'Plain' }).dataset }).toEqual({
    variant: 'filled',
    size: 'md',
  });
});

test('a square with a drawing is named by its words: a button, or a link', () => {
  const pressed = vi.fn();
  render(
    <>
      <IconButton icon="out" label="Log out" onClick={pressed} />
      <IconButton icon="person" label="My profile" href="/laas/customer" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Log out' });
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  expect(button.title).toBe('Log out');
  expect((button as HTMLButtonElement).type).toBe('button');
  const link = screen.getByRole('link', { name: 'My profile' });
  expect([link.getAttribute('href'), link.title]).toEqual(['/laas/customer', 'My profile']);
});

test('the way back is a link of its words', () => {
  render(<BackLink href="/admin" label="Applicants" />);
  expect(screen.getByRole('link', { name: 'Applicants' }).getAttribute('href')).toBe('/admin');
});

test('a drawing says nothing by itself', () => {
  const { container } = render(
    <>
      <Icon name="dot" />
      <Icon name="check" size={14} />
      <Drawing path="M0 0" stroke={3} />
    </>,
  );
  const drawn = [...container.querySelectorAll('svg')];
  expect(drawn.map((one) => one.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
  expect(drawn.map((one) => [one.getAttribute('width'), one.getAttribute('stroke-width')])).toEqual([
    ['20', '6'],
    ['14', '2'],
    ['20', '3'],
  ]);
});

test('a file is asked for by a button; the same one may be chosen again; none chosen is nothing', () => {
  const got = vi.fn();
  const { container } = render(
    <FilePick accept="image/*" onFile={got}>
      Choose
    </FilePick>,
  );
  const input = container.querySelector('input') as HTMLInputElement;
  const opened = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(opened).toHaveBeenCalledOnce();
  expect([input.accept, input.hidden]).toEqual(['image/*', true]);
  const file = new File(['x'], 'a.png');
  const emptied = vi.fn();
  Object.defineProperty(input, 'value', { set: emptied, get: () => '' });
  for (let times = 0; times < 2; times += 1) fireEvent.change(input, { target: { files: [file] } });
  fireEvent.change(input, { target: { files: [] } });
  expect(got.mock.calls).toEqual([[file], [file]]);
  expect(emptied).toHaveBeenCalledWith('');
});

test('while a file is on its way no other is asked for', () => {
  const { container } = render(
    <FilePick accept="image/*" busy onFile={() => undefined}>
      Choose
    </FilePick>,
  );
  const opened = vi.spyOn(container.querySelector('input') as HTMLInputElement, 'click');
  fireEvent.click(screen.getByRole('button', { name: /^Choose/ }));
  expect(opened).not.toHaveBeenCalled();
});

const words = { ask: 'Remove', sure: 'Remove it? It does not come back.', yes: 'Yes, remove', no: 'No' };

test('what cannot be undone: a question that gets the focus, a No that does nothing, a Yes that works', async () => {
  let done: () => void = () => undefined;
  const yes = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  render(<TwoTaps words={words} about="PAN" onYes={yes} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: PAN' }));
  const question = screen.getByRole('group', { name: words.sure });
  expect(document.activeElement).toBe(question);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(yes).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: PAN' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  expect(yes).toHaveBeenCalledOnce();
  // Still under way: a second tap does nothing.
  fireEvent.click(screen.getByRole('button', { name: /^Yes, remove/, busy: true }));
  expect(yes).toHaveBeenCalledOnce();
  await act(async () => done());
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: PAN' }).dataset.variant).toBe('subtle');
});

import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { onDemand, WhileLoading } from './on-demand.tsx';

const Greeting = ({ name }: { name: string }) => <p>Namaste, {name}</p>;

const Inner = onDemand(async () => ({ Greeting }), 'Greeting');
const Hall = () => <Inner name="Ravi" />;
const Middle = onDemand(async () => ({ Hall }), 'Hall');
const House = () => <Middle />;
const Whole = onDemand(async () => ({ House }), 'House');

class Wall extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <p>broken</p> : this.props.children;
  }
}

test('the placeholder stands until the code is there; from then on the part is drawn at once', async () => {
  const coming = Promise.withResolvers<{ Greeting: typeof Greeting }>();
  const load = vi.fn(() => coming.promise);
  const Part = onDemand(load, 'Greeting');
  const page = (
    <WhileLoading fallback={<p>loading</p>}>
      <Part name="Asha" />
    </WhileLoading>
  );
  const first = render(page);
  expect(screen.getByText('loading')).toBeTruthy();
  coming.resolve({ Greeting });
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
  expect(screen.queryByText('loading')).toBeNull();
  first.unmount();
  render(page);
  expect(screen.getByText('Namaste, Asha')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part within a part is there when its code is: no clock is waited for', async () => {
  vi.useFakeTimers();
  render(<Whole />);
  await act(async () => undefined);
  expect(screen.getByText('Namaste, Ravi')).toBeTruthy();
  vi.useRealTimers();
});

test('code that does not come throws for the wall above; the next time it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ Greeting }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = onDemand(load, 'Greeting');
  const page = (
    <Wall>
      <Part name="Meena" />
    </Wall>
  );
  const first = render(page);
  expect(await screen.findByText('broken')).toBeTruthy();
  first.unmount();
  render(page);
  expect(await screen.findByText('Namaste, Meena')).toBeTruthy();
});

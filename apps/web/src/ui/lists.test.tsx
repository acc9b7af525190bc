import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Card } from './Card.tsx';
import { DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FormNotice } from './FormNotice.tsx';
import { ListFoot } from './ListFoot.tsx';
import { PageColumn } from './PageColumn.tsx';
import { SessionList } from './SessionList.tsx';
import { CardSkeleton, ListSkeleton } from './Skeletons.tsx';
import { StatusBadge } from './StatusBadge.tsx';

test('a table is named; the first cell names its row, and each value knows its column on a phone', () => {
  render(
    <DataTable
      caption="People"
      rows={[
        { id: '1', name: 'Asha', sum: 5 },
        { id: '2', name: 'Ravi', sum: 7 },
      ]}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Name', show: ({ name }) => name },
        { label: 'Sum', number: true, show: ({ sum }) => sum },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Sum']);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Asha', 'Ravi']);
  const cells = table.getAllByRole('cell');
  expect(cells.map((cell) => [cell.textContent, cell.dataset.label, cell.dataset.number])).toEqual([
    ['5', 'Sum', 'true'],
    ['7', 'Sum', 'true'],
  ]);
});

test('how much of a list is here is told; the rest comes by a button while there is a rest', () => {
  const more = vi.fn();
  const foot = (hasNextPage: boolean, isFetchingNextPage: boolean) => (
    <ListFoot
      shown="50 shown"
      more="Show more"
      list={{ hasNextPage, isFetchingNextPage, fetchNextPage: more }}
    />
  );
  const { rerender } = render(foot(true, false));
  expect(screen.getByRole('status').textContent).toBe('50 shown');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledOnce();
  rerender(foot(true, true));
  fireEvent.click(screen.getByRole('button', { name: /^Show more/, busy: true }));
  expect(more).toHaveBeenCalledOnce();
  rerender(foot(false, false));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a place where nothing is yet says so by itself: why, and what to do', () => {
  render(
    <EmptyState title="No key yet" text="Make one.">
      <button type="button">Make a key</button>
    </EmptyState>,
  );
  const place = within(screen.getByRole('status'));
  expect(place.getByRole('heading', { level: 2, name: 'No key yet' })).toBeTruthy();
  expect(place.getByText('Make one.')).toBeTruthy();
  expect(place.getByRole('button', { name: 'Make a key' })).toBeTruthy();
});

test('a card is a region when it has a title, and a plain part without one', () => {
  const { container, rerender } = render(<Card title="Rules" text="What holds." />);
  const card = screen.getByRole('region', { name: 'Rules' });
  expect(within(card).getByText('What holds.')).toBeTruthy();
  rerender(<Card>inside</Card>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.textContent).toBe('inside');
});

test('what went wrong with a form is said at once; without it there is nothing', () => {
  const { container, rerender } = render(<FormNotice message={null} />);
  expect(container.textContent).toBe('');
  rerender(<FormNotice message="" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<FormNotice message="Try again." />);
  expect(screen.getByRole('alert').textContent).toBe('Try again.');
});

test.each([
  ['a card', <CardSkeleton key="c" />, 5],
  ['a card of two lines', <CardSkeleton key="d" lines={2} />, 3],
  ['a list', <ListSkeleton key="l" />, 6],
  ['a list of two rows', <ListSkeleton key="m" rows={2} />, 2],
])('the place of %s that is on its way is heard as loading', (_, place, bones) => {
  render(place);
  expect(screen.getByRole('status', { name: 'Loading…' }).children).toHaveLength(bones);
});

const session = {
  ...{ _id: 's1', device: 'Chrome on Android', ip: '10.0.0.1', current: false },
  ...{ since: '2026-08-14T05:00:00.000Z', seenAt: '2026-08-15T05:00:00.000Z' },
};

test('sessions: the one in hand is marked and cannot be ended; another ends by its device', () => {
  const end = vi.fn();
  const here = { ...session, _id: 's2', device: 'Firefox on Windows', current: true };
  const list = (ending: string | null) => (
    <SessionList sessions={[session, here]} ending={ending} onEnd={end} />
  );
  const { rerender } = render(list(null));
  const [other, own] = screen.getAllByRole('listitem');
  expect(other?.textContent).toBe(
    'Chrome on AndroidSince 14 Aug 2026 · last active 15 Aug 2026 · 10.0.0.1End',
  );
  expect(own?.textContent).toMatch(/This session$/);
  fireEvent.click(screen.getByRole('button', { name: 'End the session on Chrome on Android' }));
  expect(end.mock.calls).toEqual([['s1']]);
  rerender(list('s2'));
  expect(screen.queryByRole('button', { busy: true })).toBeNull();
  rerender(list('s1'));
  expect(screen.getByRole('button', { busy: true })).toBeTruthy();
});

test('nowhere logged in is said', () => {
  render(<SessionList sessions={[]} ending={null} onEnd={() => undefined} />);
  expect(screen.getByText('No active sessions.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each(['good', 'bad', 'doubt', 'quiet', 'busy'] as const)(
  'a state, %s, is a word; its drawing is another each',
  (tone) => {
    const { container } = render(<StatusBadge tone={tone}>Verified</StatusBadge>);
    expect(container.textContent).toBe('Verified');
    expect((container.firstChild as HTMLElement).dataset.status).toBe(tone);
  },
);

test('no two states share a drawing', () => {
  const tones = ['good', 'bad', 'doubt', 'quiet', 'busy'] as const;
  const badges = tones.map((tone) => (
    <StatusBadge key={tone} tone={tone}>
      x
    </StatusBadge>
  ));
  const { container } = render(<div>{badges}</div>);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(drawn).size).toBe(5);
});

test('a column has its way back, or is the tab of a file', () => {
  const { container, rerender } = render(
    <PageColumn wide back={{ href: '/admin', label: 'Applicants' }}>
      inside
    </PageColumn>,
  );
  const column = container.firstChild as HTMLElement;
  expect(screen.getByRole('link', { name: 'Applicants' }).getAttribute('href')).toBe('/admin');
  expect([column.dataset.wide, column.dataset.tab]).toEqual(['true', undefined]);
  rerender(<PageColumn>inside</PageColumn>);
  expect(screen.queryByRole('link')).toBeNull();
  expect([column.dataset.wide, column.dataset.tab]).toEqual([undefined, 'true']);
});

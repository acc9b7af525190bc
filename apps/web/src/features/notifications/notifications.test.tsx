import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { Bell } from './Bell.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const unread = {
  ...{ _id: 'n1', kind: 'arrived', times: 3, applicantId, reference: 'SF-2031', name: 'Asha Sample' },
  ...{ by: '', at: '2026-08-15T04:30:00.000Z', read: false },
};
const read = { ...unread, _id: 'n2', kind: 'mentioned', times: 1, by: 'Maya Manager', read: true };
const settings = { kinds: ['assigned', 'arrived'], email: 'daily', reachable: false };
const served = {
  'GET /api/notifications': { notifications: [unread, read], next: null },
  'GET /api/notifications/settings': settings,
  'POST /api/notifications/n1/read': {},
  'POST /api/notifications/read': { marked: 1 },
  'PUT /api/notifications/settings': settings,
};

test('the bell counts what is unread, in words too', async () => {
  serve({ 'GET /api/notifications/count': { unread: 120 } });
  drawOffice(<Bell />);
  const link = await screen.findByRole('link', { name: 'Notifications: 120 unread' });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['99+', '/admin/notifications']);
});

test('each says what happened and to whom, leads to its part of the case, and is read on opening', async () => {
  const asked = serve(served);
  drawOffice(<NotificationsPage />);
  const link = await screen.findByRole('link', { name: 'The applicant submitted 3 documents.' });
  expect(link.getAttribute('href')).toBe(`/admin/applicants/${applicantId}/review#records`);
  expect(screen.getByRole('link', { name: 'A note mentions you.' }).getAttribute('href')).toMatch(/#notes$/);
  expect(screen.getByText('Maya Manager · 15 Aug 2026, 10:00 IST')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Mark as read:/ })).toHaveLength(1);
  fireEvent.click(link);
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/notifications/n1/read'));
});

test('all are marked at one press, and only unread ones can be shown', async () => {
  window.history.replaceState(null, '', '/admin/notifications');
  const asked = serve(served);
  drawOffice(<NotificationsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('1 notification marked as read.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'unread' } });
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/notifications?only=unread'));
});

test('what is turned off is not sent; without an address the page says so', async () => {
  const asked = serve(served);
  drawOffice(<NotificationsPage />);
  fireEvent.click(await screen.findByLabelText('A case is assigned to me'));
  fireEvent.click(screen.getByLabelText('At once'));
  expect(screen.getByText(/We don’t know your e-mail address/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved. They apply from now on.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    kinds: ['arrived'],
    email: 'at-once',
  });
});

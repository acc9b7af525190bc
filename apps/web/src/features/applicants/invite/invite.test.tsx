import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawOffice } from '../../../../test/draw-for.tsx';
import { InviteApplicant } from './InviteApplicant.tsx';

const link = 'https://pramaan.example/register?ref=ABCDE23456';
const fetched = vi.fn();
beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  fetched.mockImplementation(async (url: string) => {
    const own = { code: 'ABCDE23456', link, qr: '<svg/>' };
    const result = url.endsWith('/site')
      ? { dsaEkyc: 'https://ekyc.example/dsa' }
      : url.endsWith('/branches')
        ? [{ _id: 'b1', code: 'PUNE-1', name: 'Pune', city: 'Pune', pinPrefixes: [], closed: false }]
        : url.endsWith('/apply-link')
          ? own
          : { ...own, _id: 'x', reference: 'SF-1', sentTo: 'XXXXXX5708', isNew: true };
    return new Response(JSON.stringify({ success: true, message: '', result }));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  localStorage.clear();
});

const started = () =>
  fetched.mock.calls
    .filter(([url]) => String(url).endsWith('/applications'))
    .map(([, init]) => JSON.parse(init.body));

test('an agent sends the link by SMS, or shows their own link and QR code', async () => {
  drawOffice(<InviteApplicant />, 5);
  fireEvent.click(screen.getByRole('button', { name: 'Invite an applicant' }));
  expect(((await screen.findByLabelText('Link')) as HTMLInputElement).value).toBe(link);
  expect(screen.getByRole('img', { name: 'QR code of your link', hidden: true })).toBeTruthy();

  const ownLink = within(screen.getByRole('region', { name: 'Your own link', hidden: true }));
  fireEvent.change(await ownLink.findByLabelText('Branch'), { target: { value: 'PUNE-1' } });
  await waitFor(() =>
    expect(fetched.mock.calls.map(([, init]) => init?.body)).toContain('{"branch":"PUNE-1"}'),
  );

  const ekyc = await screen.findByRole('link', { name: 'e-KYC page for agents', hidden: true });
  expect(ekyc.getAttribute('href')).toBe('https://ekyc.example/dsa');

  const send = screen.getByRole('button', { name: 'Start and send the link', hidden: true });
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '98650' } });
  fireEvent.click(send);
  await screen.findByText('A mobile number has 10 digits and begins with 6, 7, 8 or 9.');
  expect(started()).toEqual([]);

  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '+91 98650 55708' } });
  fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Tara Test' } });
  fireEvent.change(screen.getByLabelText('What the loan is for'), { target: { value: 'business' } });
  const [branchOfOne] = screen.getAllByLabelText('Branch');
  fireEvent.change(branchOfOne as HTMLElement, { target: { value: 'PUNE-1' } });
  fireEvent.click(send);
  await screen.findByText('Application started. The link was sent to XXXXXX5708.');
  await waitFor(() => expect(started()).toHaveLength(1));
  expect(started()[0]).toMatchObject({
    mobileNo: '9865055708',
    name: 'Tara Test',
    segment: 'business',
    branch: 'PUNE-1',
  });
  expect(started()[0].idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

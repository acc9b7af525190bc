import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal, serve } from '../../../../test/served.ts';
import { SendToPhone } from './SendToPhone.tsx';

const page = { link: 'https://pramaan.example/addBank/a/c/u/y', qr: '<svg/>', expiresAt: '' };
beforeEach(() => localStorage.setItem('token', 'token'));

test('the page comes as a QR code, and by SMS', async () => {
  const asked = serve({ 'POST /bank/phone-page': { ...page, sentTo: 'XXXXXX0011' } });
  render(<SendToPhone applicantId="asha" onConsent={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }));
  await screen.findByRole('img', { name: 'QR code of the bank page for your phone' });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link by SMS' }));
  await screen.findByText('The link was sent to XXXXXX0011.');
  const bodies = asked.filter(({ path }) => path.endsWith('/phone-page')).map(({ body }) => body);
  expect(bodies).toEqual([{ sms: false }, { sms: true }]);
});

test('who has yet to agree is asked for it', async () => {
  serve({ 'POST /bank/phone-page': refusal('NO_CONSENT', 'Agree first') });
  const onConsent = vi.fn();
  render(<SendToPhone applicantId="asha" onConsent={onConsent} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send the link by SMS' }));
  await vi.waitFor(() => expect(onConsent).toHaveBeenCalledWith('Agree first'));
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { SentMessages } from './SentMessages.tsx';

const sent = {
  ...{ _id: 'm1', channel: 'email', about: 'received', state: 'sent', sentTo: 'a•••@example.com' },
  ...{ at: '2026-08-15T04:30:00.000Z', gateway: '', reason: '', text: { language: 'hi', version: 2 } },
};
const failed = {
  ...sent,
  _id: 'm2',
  about: 'approval',
  state: 'failed',
  gateway: 'msg91',
  reason: 'Blocked',
};

test('each message says what it was for, to whom it went and whether it arrived', async () => {
  serve({ [`GET /api/applicants/${applicantId}/messages`]: [sent, failed] });
  drawOffice(<SentMessages applicantId={applicantId} />);
  const table = await screen.findByRole('table', { name: 'Messages' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Application receiveda•••@example.comYour own, हिन्दी, version 2Sent');
  expect(second?.textContent).toMatch(/^Approval.*Not delivered.*msg91/);
});

test('without messages the case says so', async () => {
  serve({ [`GET /api/applicants/${applicantId}/messages`]: [] });
  drawOffice(<SentMessages applicantId={applicantId} />);
  expect(await screen.findByText('No message was sent in the last 90 days.')).toBeTruthy();
});

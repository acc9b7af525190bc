import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawOffice } from '../../../../test/draw-for.tsx';
import { serve } from '../../../../test/served.ts';
import { ApplicantMessagesPage } from './ApplicantMessagesPage.tsx';

const line = {
  ...{ template: 'loan-declined', channel: 'sms', language: 'en', version: 3, own: true, standard: 'en' },
  ...{ subject: '', text: '{lender}: {link}', button: '', templateId: '1107176000000000191', ending: '' },
  places: [
    { place: 'lender', needed: true, sample: 'A very long name of a lender indeed' },
    { place: 'link', needed: true, sample: 'https://loans.example.in/laas/dashboards' },
  ],
};

test('a text is read as it is typed, is refused without its places, and is saved over the version that was read', async () => {
  const path = '/api/settings/applicant-messages';
  const asked = serve({
    [`GET ${path}`]: { texts: [line] },
    [`PUT ${path}/loan-declined/en`]: { texts: [line] },
  });
  drawOffice(<ApplicantMessagesPage />, 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Loan declined, SMS' }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Text', '{lender} कहता है');
  const preview = screen.getByRole('region', { name: 'Preview with a made-up person' });
  expect(preview.textContent).toContain('A very long name of a lende... कहता है');
  expect(preview.textContent).toMatch(/1 SMS\. Unicode/);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/must contain \{link\}/)).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  type('Text', '{lender}:\n');
  fireEvent.click(screen.getByRole('button', { name: 'Insert {link}' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ version: 3, text: '{lender}:\n{link}', templateId: '1107176000000000191' },
    }),
  );
});

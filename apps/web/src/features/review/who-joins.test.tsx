import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawCase, fill, inDialog, review } from './drawn-case.test-help.tsx';
import { state } from './review.test-help.ts';

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  // jsdom has none.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const nothing = { findings: 0, severity: null, missing: [], creditScore: null };

test('the case lists co-applicants and guarantors with findings and missing documents; one who lacks something is not clear', async () => {
  const others = [
    {
      ...nothing,
      _id: 'k',
      name: 'Kiran Sample',
      reference: 'SF-2',
      joinsAs: 'co-applicant' as const,
      creditScore: 742,
    },
    {
      ...nothing,
      _id: 'm',
      name: '',
      reference: 'SF-3',
      joinsAs: 'co-applicant' as const,
      missing: ['PAN', 'Address'],
    },
    {
      ...{ _id: 'g', name: 'Gita Surety', reference: 'SF-4', joinsAs: 'guarantor' as const },
      ...{ findings: 2, severity: 'block' as const, missing: [], creditScore: 610 },
    },
  ];
  review({ 'GET /review': state({ others }) });
  drawCase();
  const part = within(await screen.findByRole('region', { name: 'Co-applicants and guarantors' }));
  const rows = part.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['Kiran Sample SF-2', 'Co-applicant', 'No open findings', 'Nothing missing', '742'],
    ['No name yet SF-3', 'Co-applicant', '–', 'PAN, Address', '–'],
    ['Gita Surety SF-4', 'Guarantor', '2 open · Blocks approval', 'Nothing missing', '610'],
  ]);
  expect(part.getByRole('link', { name: 'Gita Surety' }).getAttribute('href')).toBe(
    '/admin/applicants/g/review',
  );
});

test('the case of who joins leads to where the loan is decided', async () => {
  const joins = { _id: 'a', name: 'Asha Sample', reference: 'SF-1', as: 'guarantor' as const };
  review({ 'GET /review': state({ joins }) });
  drawCase();
  const way = await screen.findByRole('link', { name: 'Guarantor in SF-1' });
  expect(way.getAttribute('href')).toBe('/admin/applicants/a/review');
});

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a co-applicant or guarantor' }));
  const dialog = await inDialog('Add a co-applicant or guarantor');
  const type = (label: string | RegExp, value: string) => fill(dialog.getByLabelText(label), value);
  return { dialog, type, add: dialog.submit };
};

test('somebody is added to an open application from its case; what is wrong is said at its field first', async () => {
  const asked = review({ 'POST /co-applicants': { _id: 'new' } });
  drawCase();
  const { dialog, type, add } = await openDialog();
  type(/Mobile/, '12345');
  add();
  expect(await dialog.findByText('Enter the name of the person.')).toBeTruthy();
  expect(dialog.getByText('A mobile number has 10 digits and begins with 6, 7, 8 or 9.')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/co-applicants'))).toBe(false);
  type('Name', 'Gita Surety');
  type(/Mobile/, '98765 43210');
  type('Joins as', 'guarantor');
  add();
  expect(await screen.findByText('Gita Surety was added and gets an SMS with the link.')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/co-applicants'))?.body).toEqual({
    ...{ name: 'Gita Surety', mobileNo: '98765 43210', joinsAs: 'guarantor' },
  });
  // The case is read again: the person counts in its decision.
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/review')).length).toBeGreaterThan(1));
});

test('nobody is added to a case that is over, or to that of somebody who joins', async () => {
  const joins = { _id: 'a', name: 'Asha Sample', reference: 'SF-1', as: 'guarantor' as const };
  for (const over of [{ stage: 'rejected' as const }, { stage: 'approved' as const }, { joins }]) {
    review({ 'GET /review': state(over) });
    const { unmount } = drawCase();
    await screen.findByRole('region', { name: 'Findings' });
    expect(screen.queryByRole('button', { name: 'Add a co-applicant or guarantor' })).toBeNull();
    unmount();
  }
});

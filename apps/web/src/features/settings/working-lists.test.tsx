import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { serve } from '../../../test/served.ts';
import { BranchesPage } from './branches/BranchesPage.tsx';
import { WorkingListsPage } from './WorkingListsPage.tsx';

const stored = { assign: 'off', supervisor: null, days: [1, 2, 3, 4, 5, 6, 7], hours: null, holidays: [] };
const maya = { _id: 'm', name: 'Maya Manager', userName: 'maya', role: 3, self: true, awayUntil: null };

test('assignment, supervisor, days, hours and holidays are saved together; a line that is no day is named', async () => {
  const asked = serve({
    'GET /api/settings/working-lists': stored,
    'GET /api/review/team': [maya],
    'PUT /api/settings/working-lists': stored,
  });
  drawOffice(<WorkingListsPage />, 1);
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
  await screen.findByRole('option', { name: 'Maya Manager' });
  pick('Assign complete applications', 'in-turn');
  pick('Tell about overdue cases', 'm');
  fireEvent.click(screen.getByLabelText('Sunday'));
  pick('Working hours', 'hours');
  const holidays = screen.getByLabelText('Holidays');
  fireEvent.change(holidays, { target: { value: '26 January' } });
  expect(screen.getByText(/“26 January” is not a day/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.change(holidays, { target: { value: '2027-01-26\n\n2027-08-15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ assign: 'in-turn', supervisor: 'm', days: [1, 2, 3, 4, 5, 6] },
      ...{ hours: { from: '09:30', until: '18:30' }, holidays: ['2027-01-26', '2027-08-15'] },
    }),
  );
});

test('a branch is added with its territory; a beginning of a PIN code that is none is said at once', async () => {
  const branch = {
    _id: 'b1',
    code: 'PUNE-1',
    name: 'Pune',
    city: 'Pune',
    pinPrefixes: ['411'],
    closed: false,
  };
  const asked = serve({ 'GET /api/branches': [], 'PUT /api/branches/PUNE-1': [branch] });
  drawOffice(<BranchesPage />, 1);
  expect(await screen.findByText('No branches yet')).toBeTruthy();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  press('Add a branch');
  type('Name', 'Pune');
  type('Code', 'PUNE-1');
  type('City', 'Pune');
  type('PIN codes begin with', '411, x');
  press('Save');
  expect(await screen.findByText('A PIN code begins with 2 to 6 digits, like 411.')).toBeTruthy();
  type('PIN codes begin with', '411');
  press('Save');
  expect(await screen.findByRole('button', { name: 'Change Pune' })).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ name: 'Pune', city: 'Pune', pinPrefixes: ['411'], closed: false },
  });
});

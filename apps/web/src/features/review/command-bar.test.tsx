import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { CommandBar } from './CommandBar.tsx';

const person = (id: string, name: string) => ({
  _id: id,
  name,
  reference: `SF-${id}`,
  mobileNo: 'XXXXXX0012',
});
const applicants = (...found: object[]) => ({ applicants: found, next: null, previous: null });

beforeEach(() => {
  localStorage.setItem('id_token', 'token');
  window.history.replaceState(null, '', '/admin');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function draw(served: Record<string, unknown>, roleId?: number) {
  const asked = serve(served);
  const onClose = vi.fn();
  drawOffice(<CommandBar onClose={onClose} />, roleId);
  const field = screen.getByRole('combobox', { hidden: true });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { asked, onClose, field, type };
}
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group, hidden: true }))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

test('people are found by what the list finds them by, stand first, and Enter opens the case', async () => {
  const { asked, onClose, field, type } = draw({
    'GET /applicants': applicants(person('1', 'Ravi Kumar'), person('2', 'Ravi Shah')),
  });
  type('ra');
  expect(screen.queryByRole('group', { name: 'People', hidden: true })).toBeNull();
  type('235D');
  await waitFor(() =>
    expect(optionsOf('People')).toEqual(['Ravi KumarSF-1 · XXXXXX0012', 'Ravi ShahSF-2 · XXXXXX0012']),
  );
  expect(asked.map(({ path }) => path)).toEqual(['/api/applicants?q=235D']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: /Ravi Shah/, hidden: true }).id,
  );
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).toHaveBeenCalled();
  expect(window.location.pathname).toBe('/admin/applicants/2/review');
});

test('before anything is typed the cases opened last are offered; one that is gone is left out', async () => {
  localStorage.setItem('recentCases', '1 gone 2');
  const { type } = draw(
    {
      'GET /applicants/1/profile': person('1', 'Ravi Kumar'),
      'GET /applicants/2/profile': person('2', ''),
      'GET /applicants/gone/profile': () =>
        refusal('NO_SUCH_APPLICANT', 'We could not find this applicant.', 404),
      'GET /applicants': applicants(),
    },
    5,
  );
  await waitFor(() => expect(optionsOf('Recent cases')).toHaveLength(2));
  expect(optionsOf('Recent cases')[1]).toContain('No name yet');
  fireEvent.click(screen.getByRole('option', { name: /Ravi Kumar/, hidden: true }));
  // An agent reviews nothing: the report is what they may see.
  expect(window.location.pathname).toBe('/admin/applicants/1/report');
  type('zzz');
  expect(screen.queryByRole('group', { name: 'Recent cases', hidden: true })).toBeNull();
  expect(await screen.findByText('No matching command.')).toBeTruthy();
});

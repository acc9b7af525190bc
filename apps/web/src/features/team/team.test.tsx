import { defaultProducts } from '@pramaan/documents/loan-product.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { drawFor, drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { useTeam as useReviewTeam } from '../../lib/team.ts';
import { MemberPage } from './MemberPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import type { Member } from './words.ts';

const member = (more: Partial<Member> = {}): Member => ({
  ...{ _id: 'm1', name: 'Maya Verma', roleId: 4, status: 1, userName: 'maya.verma', mobileNo: '', email: '' },
  ...{
    state: 'active',
    seenAt: null,
    sessions: 2,
    mayChange: true,
    branch: null,
    agentCode: '',
    products: [],
  },
  ...more,
});
const session = { ip: '10.0.0.1', since: '2026-08-15T04:00:00.000Z', seenAt: '2026-08-15T05:00:00.000Z' };
const sessions = [
  { ...session, _id: 's1', device: 'Chrome on Android', current: false },
  { ...session, _id: 's2', device: 'Firefox on Windows', current: false },
];
const drawMember = (roleId = 1) => {
  const { hook } = memoryLocation({ path: '/admin/team/m1' });
  return drawOffice(
    <Router hook={hook}>
      <Route path="/admin/team/:member" component={MemberPage} />
    </Router>,
    roleId,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('each person with role, state in words, how they are reached, last seen and sessions', async () => {
  serve({
    'GET /api/team': [
      member({ seenAt: '2026-08-15T05:00:00.000Z' }),
      member({ _id: 'm2', name: 'Ravi', roleId: 5, userName: '', mobileNo: 'XXXXXX0012', state: 'invited' }),
      member({ _id: 'm3', name: 'Om', userName: '', email: 'o*@x.in', state: 'disabled', sessions: 0 }),
    ],
  });
  drawOffice(<TeamPage />, 1);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Team' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Maya Verma', 'Verifier', 'Active', 'maya.verma', '15 Aug 2026', '2'],
    ['Ravi', 'Agent', 'Invited', 'XXXXXX0012', 'Never', '2'],
    ['Om', 'Verifier', 'Disabled', 'o*@x.in', 'Never', '0'],
  ]);
  expect(screen.getByRole('link', { name: 'Ravi' }).getAttribute('href')).toBe('/admin/team/m2');
  expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
});

test('a refusal stands on the page in its own words', async () => {
  serve({ 'GET /api/team': refusal('FORBIDDEN', 'You are not allowed to do this.', 400) });
  drawOffice(<TeamPage />, 4);
  expect((await screen.findByRole('alert')).textContent).toBe('You are not allowed to do this.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('an invitation: faults at their fields and nothing sent; then what was typed goes, and the list is read again', async () => {
  const asked = serve({
    'GET /api/team': [member()],
    'POST /api/team': member({ _id: 'm9', name: 'Nila' }),
  });
  drawOffice(<TeamPage />, 1);
  await screen.findByRole('table', { name: 'Team' });
  press('Invite team member');
  const dialog = within(screen.getByRole('dialog', { name: 'Invite team member' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  type('Name', 'Nila Das');
  type('User name', 'nila.das');
  type('Mobile number', '98765 43210');
  type('Role', '3');
  expect(dialog.getByText('Sees every applicant, reviews and decides.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Nila Das',
    userName: 'nila.das',
    mobileNo: '98765 43210',
    email: '',
    roleId: 3,
  });
  expect(asked.filter(({ method, path }) => `${method} ${path}` === 'GET /api/team')).toHaveLength(2);
});

test('a user name that is taken is said at its field, and the dialog stays', async () => {
  serve({
    'GET /api/team': [member()],
    'POST /api/team': refusal('TEAM_TAKEN', 'This user name is taken. Choose another.'),
  });
  drawOffice(<TeamPage />, 1);
  press('Invite team member');
  type('Name', 'Nila Das');
  type('User name', 'maya.verma');
  press('Send invitation');
  const field = screen.getByLabelText('User name');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const fault = document.getElementById(`${field.id}-fault`);
  expect(fault?.textContent).toBe('This user name is taken. Choose another.');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test.each([
  [1, ['Administrator', 'Manager', 'Verifier', 'Agent']],
  [2, ['Manager', 'Verifier', 'Agent']],
  [3, []],
])('role %i may give the roles below its own: %j', (roleId, given) => {
  serve({ 'GET /api/team': [] });
  drawOffice(<TeamPage />, roleId);
  press('Invite team member');
  const choices = [...(screen.getByLabelText('Role') as HTMLSelectElement).options];
  expect(choices.map(({ text }) => text)).toEqual(given);
});

test('one person: name, role, branch and agent code are sent as changed', async () => {
  const asked = serve({
    'GET /api/team': [member()],
    'GET /sessions': sessions,
    'GET /branches': [
      { _id: 'b1', code: 'PUNE-1', name: 'Pune', city: 'Pune', pinPrefixes: [], closed: false },
    ],
    'PUT /api/team/m1': member(),
  });
  drawMember();
  expect(await screen.findByRole('heading', { level: 1, name: 'Maya Verma' })).toBeTruthy();
  expect(screen.getByText('Verifier · maya.verma')).toBeTruthy();
  type('Name', 'Maya V.');
  type('Role', '3');
  await screen.findByRole('option', { name: 'Pune (PUNE-1)' });
  type('Branch', 'b1');
  type('Agent code (optional)', 'DSA-7');
  press('Save');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ name: 'Maya V.', roleId: 3 },
    ...{ branch: 'b1', agentCode: 'DSA-7' },
  });
});

test('a verifier is given the loan products they work on; a product that is not offered any more stays only where it was', async () => {
  const product = (code: string, en: string, retired: boolean) => ({
    ...{ ...defaultProducts[0], code, retired, name: { en, hi: en } },
  });
  const asked = serve({
    'GET /api/team': [member({ products: ['OLD'] })],
    'GET /sessions': [],
    'GET /branches': [],
    'GET /loan-products': {
      products: [
        product('HOME', 'Home loan', false),
        product('GOLD', 'Gold loan', false),
        product('OLD', 'Old loan', true),
        product('GONE', 'Gone loan', true),
      ],
    },
    'PUT /api/team/m1': member({ products: ['GOLD'] }),
  });
  drawMember();
  const choice = within(await screen.findByRole('group', { name: 'Loan products they work on' }));
  expect(choice.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    ...[false, false, true],
  ]);
  fireEvent.click(choice.getByLabelText('Gold loan'));
  fireEvent.click(choice.getByLabelText('Old loan'));
  press('Save');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ products: ['GOLD'] }),
  );
  type('Role', '5');
  expect(screen.queryByRole('group', { name: 'Loan products they work on' })).toBeNull();
});

test('disabling takes a question and a yes; the No sends nothing', async () => {
  const asked = serve({
    'GET /api/team': [member()],
    'GET /sessions': sessions,
    'PUT /api/team/m1': member(),
  });
  drawMember();
  fireEvent.click(await screen.findByRole('button', { name: 'Disable: Maya Verma' }));
  const question = screen.getByRole('group', { name: /^Disable Maya Verma\?/ });
  expect(document.activeElement).toBe(question);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  press('Disable: Maya Verma');
  press('Disable login');
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 0 }));
});

test.each([
  ['invited', 'Resend invitation', 'POST', '/api/team/m1/invitation', {}],
  ['disabled', 'Enable', 'PUT', '/api/team/m1', { status: 1 }],
] as const)('%s: %s', async (state, button, method, path, body) => {
  const asked = serve({
    'GET /api/team': [member({ state })],
    'GET /sessions': [],
    [`${method} ${path}`]: {},
  });
  drawMember();
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(asked.find((one) => one.method === method)).toMatchObject({ path, body }));
  expect(screen.queryByRole('button', { name: 'Disable: Maya Verma' }) === null).toBe(state === 'disabled');
});

test('their sessions: one ended by its device, all ended together', async () => {
  const asked = serve({
    ...{ 'GET /api/team': [member()], 'GET /sessions': sessions },
    ...{ 'DELETE /sessions/s2': {}, 'DELETE /sessions': {} },
  });
  drawMember();
  fireEvent.click(await screen.findByRole('button', { name: 'End the session on Firefox on Windows' }));
  // Read again after it was ended.
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/team')).toHaveLength(2));
  await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  press('Log out everywhere');
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/team/m1/sessions/s2',
      '/api/team/m1/sessions',
    ]),
  );
});

test('who may not change a person sees them, and no form', async () => {
  serve({ 'GET /api/team': [member({ mayChange: false, roleId: 1 })] });
  drawMember(2);
  expect(await screen.findByText(/You can view this team member/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nobody of that id says so', async () => {
  serve({ 'GET /api/team': [member({ _id: 'other' })] });
  drawMember();
  expect(await screen.findByText('This team member does not exist.')).toBeTruthy();
});

function Review() {
  const { data } = useReviewTeam();
  return <p>{data?.map(({ name }) => `reviewer: ${name}`)}</p>;
}

test('the review’s short list of people is not taken for the team', async () => {
  serve({
    'GET /review/team': [{ _id: 'm1', name: 'Maya Verma', userName: 'maya.verma', role: 4, self: false }],
    'GET /api/team': [member()],
  });
  drawFor(
    { _id: 's', name: 'Owner', roleId: 1 },
    <>
      <Review />
      <TeamPage />
    </>,
  );
  expect(await screen.findByText('reviewer: Maya Verma')).toBeTruthy();
  expect(await screen.findByText('Active')).toBeTruthy();
});

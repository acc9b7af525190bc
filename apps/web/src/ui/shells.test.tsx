import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawFor, drawOffice, drawPortal } from '../../test/draw-for.tsx';
import { serve } from '../../test/served.ts';
import type { Site } from '../lib/site.ts';
import { ApplicantShell } from './ApplicantShell.tsx';
import { Footer } from './Footer.tsx';
import { HelpLine } from './HelpLine.tsx';
import { LenderLogo } from './LenderLogo.tsx';
import { LenderMark } from './LenderMark.tsx';
import { OutsideShell } from './OutsideShell.tsx';
import { StaffShell } from './StaffShell.tsx';

const saral: Site = {
  ...{
    lender: 'Saral Finance',
    code: 'SARAL',
    accent: { light: '#0b6e4f', dark: '#5fd0ae' },
    creditMenu: '',
    sandbox: false,
  },
  off: [],
  inbox: null,
};
/** The server says whose site this is. */
const siteOf = (more: Partial<Site> = {}) => serve({ 'GET /api/site': { ...saral, ...more } });
/** Has heard it. */
const siteHeard = async (asked: readonly unknown[]) => {
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => undefined);
};
const at = (path: string) => window.history.replaceState(null, '', path);

test('the room: a way past the line on top, the lender’s mark, one’s profile, the content', async () => {
  siteOf();
  drawPortal(<ApplicantShell>inside</ApplicantShell>);
  const [first] = screen.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#content']);
  const main = screen.getByRole('main');
  expect([main.id, main.tabIndex, main.textContent]).toEqual(['content', -1, 'inside']);
  expect(screen.getByRole('link', { name: 'Saral Finance' }).getAttribute('href')).toBe('/laas');
  expect(screen.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/laas/customer');
});

test.each([
  ['portal', 11, '/'],
  ['office', 3, '/login-admin'],
] as const)('logging out of the %s tells the server, forgets all, and leaves', async (place, roleId, to) => {
  const asked = serve({ 'POST /session/end': {} });
  localStorage.setItem('draft', 'x');
  at(place === 'portal' ? '/laas' : '/admin');
  const Shell = place === 'portal' ? ApplicantShell : StaffShell;
  drawFor({ _id: 's', name: 'Maya', roleId }, <Shell>inside</Shell>);
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe(to));
  expect(localStorage.getItem('draft')).toBeNull();
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/api/session/end')).toBe(true);
});

test('a server out of reach keeps nobody logged in here', async () => {
  at('/laas');
  drawPortal(<ApplicantShell>inside</ApplicantShell>);
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});

const rail = () =>
  within(screen.getByRole('navigation', { name: 'Back office' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const all = ['Applicants', 'Dashboards', 'Team', 'Settings', 'Usage', 'Audit log', 'My account'];

test.each([
  [1, all],
  [2, all],
  [3, ['Applicants', 'Dashboards', 'Usage', 'My account']],
  [4, ['Applicants', 'My account']],
  [5, ['Applicants', 'My account']],
])('the rail shows role %i where it may go', (roleId, stops) => {
  drawOffice(<StaffShell>inside</StaffShell>, roleId);
  expect(rail()).toEqual(stops);
});

test('who must first set up a second factor finds their account alone', () => {
  drawFor({ _id: 's', name: 'Maya', roleId: 1, ownOnly: true }, <StaffShell>inside</StaffShell>);
  expect(rail()).toEqual(['My account']);
  expect(screen.getByText('Maya')).toBeTruthy();
});

test.each([
  ['/admin', 'Applicants'],
  ['/admin/applicants/1/review', 'Applicants'],
  ['/admin/dashboards/applicants', 'Dashboards'],
  ['/admin/team/1', 'Team'],
  ['/admin/settings/keys', 'Settings'],
  ['/admin/account', 'My account'],
])('at %s the rail marks %s alone', (path, stop) => {
  at(path);
  drawOffice(<StaffShell>inside</StaffShell>, 1);
  const open = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(open.map(({ textContent }) => textContent)).toEqual([stop]);
});

test('on a phone the open stop of the strip is brought into view', () => {
  const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  offset.mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('aria-current') ? 400 : 16;
  });
  at('/admin/audit');
  drawOffice(<StaffShell>inside</StaffShell>, 1);
  expect(screen.getByRole('navigation', { name: 'Back office' }).scrollLeft).toBe(400 - 16 - 24);
});

test('outside: the content in a card for forms, and whom to ask', async () => {
  siteOf({ help: 'Call 1800 123', grievance: 'Mr Om, 022 1234' });
  const { container, rerender } = render(<OutsideShell narrow>inside</OutsideShell>);
  const main = screen.getByRole('main');
  expect(main.dataset.narrow).toBe('true');
  expect(main.firstElementChild?.textContent).toBe('inside');
  expect(await screen.findByText('Call 1800 123')).toBeTruthy();
  expect(screen.getByText('Grievance officer: Mr Om, 022 1234')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Saral Finance' }).getAttribute('href')).toBe('/');
  rerender(<OutsideShell>inside</OutsideShell>);
  expect(container.querySelector('main')?.firstElementChild).toBeNull();
});

test('a lender that says nothing has no help line', async () => {
  const asked = siteOf();
  const { container } = render(
    <>
      <HelpLine />
      <LenderMark name="" />
    </>,
  );
  await siteHeard(asked);
  expect(container.querySelector('p')).toBeNull();
  expect(screen.getByText('Pramaan')).toBeTruthy();
});

test.each([
  ['SARAL', true],
  ['UDAAN', false],
  ['', false],
])('the footer stands where the credit menu %j is this lender’s own: %s', async (creditMenu, stands) => {
  const asked = siteOf({ creditMenu });
  render(<Footer />);
  await siteHeard(asked);
  expect(screen.queryByText('© Saral Finance, JUNE 2021') !== null).toBe(stands);
  expect(screen.queryByRole('img', { name: 'Pramaan' }) !== null).toBe(stands);
});

test('a site without a lender’s code has no footer, whatever the menu says', async () => {
  const asked = siteOf({ code: '', creditMenu: '' });
  const { container } = render(<Footer />);
  await siteHeard(asked);
  expect(container.textContent).toBe('');
});

test('the sandbox is marked on every page where it plays the world', async () => {
  siteOf({ sandbox: true });
  render(<OutsideShell>inside</OutsideShell>);
  expect(await screen.findByText('SANDBOX: nothing here is real')).toBeTruthy();
});

test('the lender’s logo stands for the site’s own lender; another has our drawing', async () => {
  siteOf({ logo: '/logo.png' });
  const { container } = render(
    <>
      <LenderLogo name="Saral Finance" />
      <LenderMark name="Saral Finance" />
      <LenderLogo name="Udaan Capital" />
    </>,
  );
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  expect([...container.querySelectorAll('img')].map((logo) => [logo.getAttribute('src'), logo.alt])).toEqual([
    ['/logo.png', ''],
    ['/logo.png', ''],
  ]);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.getByText('Udaan Capital')).toBeTruthy();
});

test('without a connection it is said at once, in a region that is there before', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OutsideShell>inside</OutsideShell>);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(region.textContent).toBe('You are offline. One-time codes, banks and DigiLocker need a connection.');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(region.textContent).toBe('');
});

test('light and dark: the switch says what it leads to, and is remembered', () => {
  render(<OutsideShell>inside</OutsideShell>);
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect([document.documentElement.dataset.scheme, document.cookie]).toEqual(['dark', 'scheme=dark']);
  fireEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect([document.documentElement.dataset.scheme, document.cookie]).toEqual(['light', 'scheme=light']);
});

test('the language can be chosen on every page of the portal; what was typed waits for the page in it', async () => {
  at('/consent');
  render(
    <OutsideShell>
      <input name="city" defaultValue="Pune" />
      <input name="otp" defaultValue="123456" />
      <input name="number" defaultValue="2345 6789 0124" />
    </OutsideShell>,
  );
  const group = within(screen.getByRole('group', { name: 'Language' }));
  const pressed = () =>
    group.getAllByRole('button').map((button) => [button.textContent, button.lang, button.ariaPressed]);
  expect(pressed()).toEqual([
    ['English', 'en', 'true'],
    ['हिन्दी', 'hi', 'false'],
    ['मराठी', 'mr', 'false'],
  ]);
  fireEvent.click(group.getByRole('button', { name: 'हिन्दी' }));
  await waitFor(() => expect(document.cookie).toContain('language=hi'));
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '').values).toEqual([
    { control: 'INPUT text city 0', value: 'Pune' },
  ]);
});

test('a page offers the languages in which it comes', () => {
  at('/laas');
  render(<OutsideShell>inside</OutsideShell>);
  const group = within(screen.getByRole('group', { name: 'Language' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['English', 'हिन्दी']);
});

test('a page in English alone offers no language', () => {
  at('/admin');
  render(<OutsideShell>inside</OutsideShell>);
  expect(screen.queryByRole('group', { name: 'Language' })).toBeNull();
});

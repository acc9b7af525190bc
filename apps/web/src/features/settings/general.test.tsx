import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawOffice } from '../../../test/draw-for.tsx';
import { refusal, serve } from '../../../test/served.ts';
import { RulesPage } from './RulesPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { settings, sso } from './settings.test-help.ts';

const answers = { 'GET /api/settings': settings(), 'GET /sso': sso };
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const changes = (asked: ReturnType<typeof serve>) =>
  asked.filter(({ method, path }) => method === 'PUT' && path === '/api/settings').map(({ body }) => body);
type Part = Awaited<ReturnType<typeof card>>;
const press = (part: Part, name: string) => fireEvent.click(part.getByRole('button', { name }));
/** The one button that saves a page's form. */
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const type = (part: Part, label: string, value: string) =>
  fireEvent.change(part.getByLabelText(label), { target: { value } });

test('the parts of the settings, the open one marked; the services as the operator set them', async () => {
  window.history.replaceState(null, '', '/admin/settings');
  serve(answers);
  drawOffice(<SettingsPage />, 1);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  const parts = within(screen.getByRole('navigation', { name: 'Settings sections' })).getAllByRole('link');
  expect(parts.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['General', '/admin/settings', 'page'],
    ['Rules', '/admin/settings/rules', null],
    ['Assignment and hours', '/admin/settings/working-lists', null],
    ['Messages', '/admin/settings/messages', null],
    ['Loan products', '/admin/settings/products', null],
    ['Branches', '/admin/settings/branches', null],
    ['Lending policy', '/admin/settings/policy', null],
    ['Loan agreement', '/admin/settings/agreement', null],
    ['Prices', '/admin/settings/prices', null],
    ['Retention', '/admin/settings/retention', null],
    ['Security', '/admin/settings/security', null],
    ['Services', '/admin/settings/services', null],
    ['API keys', '/admin/settings/keys', null],
    ['Webhooks', '/admin/settings/webhooks', null],
  ]);
  cleanup();
  drawOffice(<ServicesPage />, 1);
  const services = await screen.findByRole('table', { name: 'Connected services' });
  expect(within(services).getByRole('row', { name: 'sms sms.example.in' })).toBeTruthy();
});

test('who may not settle reads why, and gets no form', async () => {
  serve({ 'GET /api/settings': refusal('FORBIDDEN', 'You are not allowed to do this.', 400) });
  drawOffice(<SettingsPage />, 3);
  expect((await screen.findByRole('alert')).textContent).toBe('You are not allowed to do this.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('looks: the contrast people get, the colour and the footer’s line as they are sent and worn', async () => {
  const stored = settings({ accent: '#ff0000', footer: true });
  const asked = serve({ ...answers, 'PUT /api/settings': stored });
  drawOffice(<SettingsPage />, 1);
  const looks = await card('Branding');
  type(looks, 'Accent colour', '#ff0000');
  expect((looks.getByLabelText('Choose a colour') as HTMLInputElement).value).toBe('#ff0000');
  expect(looks.getAllByText(/^Contrast \d+\.\d : 1$/)).toHaveLength(2);
  fireEvent.click(looks.getByRole('checkbox', { name: /^Show the copyright/ }));
  save();
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      { accent: '#ff0000', footer: true, welcome: '', help: '', grievance: '', letterhead: '' },
    ]),
  );
  await waitFor(() => expect(screen.queryByText('Changes are not saved')).toBeNull());
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--accent-light')).toMatch(/^#[0-9a-f]{6}$/),
  );
});

test('half a colour leaves the picker at what is kept; what the server refuses stands in the form', async () => {
  serve({
    ...answers,
    'PUT /api/settings': refusal('BAD_REQUEST', 'A colour is written like #0b6e4f.', 400),
  });
  drawOffice(<SettingsPage />, 1);
  const looks = await card('Branding');
  type(looks, 'Accent colour', '#ff');
  expect((looks.getByLabelText('Choose a colour') as HTMLInputElement).value).toBe('#0b6e4f');
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('A colour is written like #0b6e4f.');
});

test('rules: empty is the usual, spaces and commas are no fault, anything else is', async () => {
  const asked = serve({ ...answers, 'PUT /api/settings': settings() });
  drawOffice(<RulesPage />, 1);
  await card('Decisions');
  const rules = within(document.body);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  type(rules, 'Second approval required above', '5 lakh');
  type(rules, 'Review due within (hours)', '1.5');
  save();
  expect(rules.getAllByText('Enter a whole number, or leave the field empty.')).toHaveLength(2);
  expect(changes(asked)).toEqual([]);
  type(rules, 'Second approval required above', '3,00, 000');
  type(rules, 'Review due within (hours)', ' ');
  fireEvent.change(rules.getByLabelText('Consent page'), { target: { value: 'itemised' } });
  save();
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      {
        consentStyle: 'itemised',
        decisionLimit: 300_000,
        reauthenticationLimit: null,
        assumedRate: null,
        coolingOffDays: null,
        repaymentMandate: 'off',
        checksPerDay: null,
        dueHours: null,
        referencePrefix: '',
        incomeTolerance: null,
        obligationTolerance: null,
      },
    ]),
  );
  expect(rules.queryByText('Enter a whole number, or leave the field empty.')).toBeNull();

  type(rules, 'Review due within (hours)', 'soon');
  save();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((rules.getByLabelText('Review due within (hours)') as HTMLInputElement).value).toBe('');
  expect(screen.queryByText('Enter a whole number, or leave the field empty.')).toBeNull();
  expect(screen.queryByText('Changes are not saved')).toBeNull();
});

test('roles that must have a second factor are ticked and unticked one by one', async () => {
  const asked = serve({
    ...answers,
    'GET /api/settings': settings({ secondFactorRoles: [1, 2] }),
    'PUT /api/settings': settings(),
  });
  drawOffice(<SecurityPage />, 1);
  const factor = await card('Two-factor authentication');
  const group = within(factor.getByRole('group', { name: 'Required for' }));
  expect(
    group
      .getAllByRole('checkbox')
      .map((box) => [(box as HTMLInputElement).checked, box.parentElement?.textContent]),
  ).toEqual([
    [true, 'Owner'],
    [true, 'Administrator'],
    [false, 'Manager'],
    [false, 'Verifier'],
    [false, 'Agent'],
  ]);
  fireEvent.click(group.getByRole('checkbox', { name: 'Administrator' }));
  fireEvent.click(group.getByRole('checkbox', { name: 'Agent' }));
  save();
  await waitFor(() => expect(changes(asked)).toEqual([{ secondFactorRoles: [1, 5] }]));
});

test('own words: a preview while they are typed, all four sent together', async () => {
  const asked = serve({ ...answers, 'PUT /api/settings': settings() });
  drawOffice(<SettingsPage />, 1);
  const words = await card('Custom text');
  const preview = words.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('Saral Finance');
  type(words, 'Welcome message', 'Namaste');
  type(words, 'Help contact', 'Call 1800');
  expect(preview.textContent).toContain('NamasteCall 1800');
  expect(words.getByLabelText('Help contact').getAttribute('aria-describedby')).toBeTruthy();
  save();
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      {
        ...{ accent: '#0b6e4f', footer: false },
        ...{ welcome: 'Namaste', help: 'Call 1800', grievance: '', letterhead: '' },
      },
    ]),
  );
});

test('a logo is sent as a file and shown on both grounds; it is taken away again', async () => {
  const asked = serve({
    ...answers,
    'POST /logo': settings({ logo: '/logo.png' }),
    'DELETE /logo': settings(),
  });
  drawOffice(<SettingsPage />, 1);
  const logo = await card('Logo');
  expect(logo.queryByRole('img')).toBeNull();
  const input = logo.getByRole('button', { name: 'Choose an image' }).parentElement?.querySelector('input');
  if (!input) throw new Error('no file input');
  expect(input.accept).toBe('image/png,image/jpeg,image/webp');
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } });
  expect(await logo.findByRole('img', { name: 'Logo of Saral Finance in dark mode' })).toBeTruthy();
  expect(logo.getByRole('img', { name: 'Logo of Saral Finance in light mode' })).toBeTruthy();
  const sent = asked.find(({ path }) => path === '/api/settings/logo')?.body.logo;
  expect(sent instanceof File && sent.name).toBe('logo.png');
  expect(logo.getByRole('button', { name: 'Choose another image' })).toBeTruthy();
  press(logo, 'Remove logo');
  await waitFor(() => expect(logo.queryByRole('img')).toBeNull());
  expect(asked.at(-1)?.method).toBe('DELETE');
});

test('a refused logo says why in the snackbar', async () => {
  const words = 'This is no picture.';
  serve({ ...answers, 'POST /logo': refusal('FILE_REFUSED', words) });
  drawOffice(<SettingsPage />, 1);
  const logo = await card('Logo');
  const input = logo.getByRole('button').parentElement?.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the team’s own login: faults at their fields, all sent with the secret, removed in two taps', async () => {
  const stored = { ...sso, issuer: 'https://login.saral.in', clientId: 'pramaan', title: 'Saral login' };
  const asked = serve({ ...answers, 'GET /sso': stored, 'PUT /sso': {}, 'DELETE /sso': {} });
  drawOffice(<SecurityPage />, 1);
  const login = await card('Single sign-on (OpenID Connect)');
  expect(await login.findByText('http://localhost:3000/sso/callback')).toBeTruthy();
  type(login, 'Issuer', '');
  press(login, 'Save');
  expect(login.getByLabelText('Issuer').getAttribute('aria-invalid')).toBe('true');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  type(login, 'Issuer', 'https://login.saral.in');
  type(login, 'Client secret', 'hush hush');
  press(login, 'Save');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      issuer: 'https://login.saral.in',
      clientId: 'pramaan',
      clientSecret: 'hush hush',
      title: 'Saral login',
    }),
  );
  press(login, 'Remove: Single sign-on (OpenID Connect)');
  press(login, 'Remove single sign-on');
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('vendors: moved by the keyboard, switched off, saved at once; the focus stays on the arrow', async () => {
  const stored = (order: readonly [vendor: string, on: boolean][]) => {
    const [service] = settings().vendors;
    const known = service?.order ?? [];
    const lines = order.flatMap(([vendor, on]) =>
      known.filter((one) => one.vendor === vendor).map((one) => ({ ...one, on })),
    );
    return settings({ vendors: service ? [{ ...service, order: lines }] : [] });
  };
  const answer = {
    now: stored([
      ['cashfree', true],
      ['karza', true],
    ]) as unknown,
  };
  const asked = serve({ ...answers, 'PUT /api/settings': () => answer.now });
  drawOffice(<ServicesPage />, 1);
  const vendors = await card('Vendors: Verification');
  const lines = () => vendors.getAllByRole('listitem').map((line) => line.textContent);
  const said = [
    'Karza v2/v341 checks₹0.00 this month, at your pricesMonthly budget₹Save',
    'Cashfree Secure ID8 checks₹500.00 this month, at your pricesThe budget is used. The other vendors are asked first.Monthly budget₹Save',
  ];
  expect(lines()).toEqual(said);
  const up = () => vendors.getByRole('button', { name: 'Move up: Cashfree Secure ID' });
  expect(vendors.getByRole('button', { name: 'Move up: Karza v2/v3' }).ariaDisabled).toBe('true');
  press(vendors, 'Move up: Karza v2/v3');
  expect(changes(asked)).toEqual([]);
  up().focus();
  fireEvent.click(up());
  await waitFor(() => expect(lines()).toEqual(said.toReversed()));
  await waitFor(() => expect(document.activeElement).toBe(up()));
  answer.now = stored([
    ['cashfree', true],
    ['karza', false],
  ]);
  const karza = () => vendors.getByRole('checkbox', { name: 'Karza v2/v3' }) as HTMLInputElement;
  await waitFor(() => expect(vendors.getByRole('list').ariaBusy).toBeNull());
  fireEvent.click(karza());
  await waitFor(() => expect(karza().checked).toBe(false));
  expect(changes(asked)).toEqual([
    {
      vendors: {
        port: 'verification',
        order: [
          { vendor: 'cashfree', on: true, budget: 500 },
          { vendor: 'karza', on: true, budget: null },
        ],
      },
    },
    {
      vendors: {
        port: 'verification',
        order: [
          { vendor: 'cashfree', on: true, budget: 500 },
          { vendor: 'karza', on: false, budget: null },
        ],
      },
    },
  ]);
});

test('a vendor’s monthly budget is saved beside its order, and an amount that is none is not', async () => {
  const asked = serve({ ...answers, 'PUT /api/settings': settings() });
  drawOffice(<ServicesPage />, 1);
  const vendors = await card('Vendors: Verification');
  const budget = within(vendors.getByRole('form', { name: 'Karza v2/v3' }));
  const typeIn = (value: string) =>
    fireEvent.change(budget.getByLabelText('Monthly budget'), { target: { value } });
  typeIn('12 thousand');
  fireEvent.click(budget.getByRole('button', { name: 'Save' }));
  expect(await budget.findByText('Enter a whole number, or leave the field empty.')).toBeTruthy();
  expect(changes(asked)).toEqual([]);
  typeIn('12,000');
  fireEvent.click(budget.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      {
        vendors: {
          port: 'verification',
          order: [
            { vendor: 'karza', on: true, budget: 12_000 },
            { vendor: 'cashfree', on: true, budget: 500 },
          ],
        },
      },
    ]),
  );
});

test('without a choice of vendors there is no card for it', async () => {
  serve({ ...answers, 'GET /api/settings': settings({ vendors: [] }) });
  drawOffice(<ServicesPage />, 1);
  await card('Connected services');
  expect(screen.queryByRole('region', { name: /^Vendors/ })).toBeNull();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '@pramaan/contract/errors.ts';
import { offService } from './off.ts';
import { readOutside } from './outside.ts';

const sandbox = {
  api: 'http://127.0.0.1:3001',
  page: 'http://localhost:3001',
  mail: 'smtp://127.0.0.1:4001',
};
/** What production cannot do without. */
const needed = {
  VERIFICATION_URL: 'https://v.example',
  VERIFICATION_KEY: 'a-key',
  SMS_URL: 'https://s.example',
  SMS_USER: 'a-user',
  SMS_PASSWORD: 'a-password',
  SMTP_URL: 'smtps://m.example',
};
const production = (given: Record<string, string | undefined>) =>
  readOutside({
    given: Object.fromEntries(
      Object.entries({ ...needed, ...given }).filter((one): one is [string, string] => one[1] !== undefined),
    ),
    production: true,
    sandbox: null,
  });
const states = ({ services }: ReturnType<typeof readOutside>) =>
  services.map(
    ({ port, settings, isSandbox }) => `${port} ${settings ? (isSandbox ? 'sandbox' : 'on') : 'off'}`,
  );

test('production with the three services that everybody needs: every other one is off', () => {
  assert.deepEqual(states(production({})), [
    'verification on',
    'verification off',
    'sms on',
    'sms off',
    'email on',
    'translation off',
    'bankAggregator off',
    'accountAggregator off',
    'accountAggregator off',
    'locker off',
    'esign off',
    'netBanking off',
    'bureau off',
    'payments off',
    'mandates off',
    'upiMandates off',
  ]);
  assert.deepEqual(production({}).sites, { forms: [], widgetScripts: [] });
});

test('production does not start without the three, and names what to set', () => {
  for (const [name, wanted] of [
    ['VERIFICATION_URL', 'VERIFICATION_URL or CASHFREE_URL'],
    ['SMS_URL', 'SMS_URL or MSG91_URL'],
    ['SMTP_URL', 'SMTP_URL'],
  ] as const)
    assert.throws(() => production({ [name]: undefined }), new RegExp(`${wanted} must name real services`));
  const other = { SMS_URL: undefined, MSG91_URL: 'https://m.example', MSG91_KEY: 'k' };
  assert.equal(production(other).has('sms'), true);
});

test('production asks vendors over https, or on this machine', () => {
  const bureau = { BUREAU_URL: 'https://b.example', BUREAU_KEY: 'k' };
  assert.equal(production(bureau).has('bureau'), true);
  for (const [name, given] of [
    ['VERIFICATION_URL', {}],
    ['SMS_URL', {}],
    ['BUREAU_URL', bureau],
  ] as const)
    assert.throws(
      () => production({ ...given, [name]: 'http://vendor.example' }),
      new RegExp(`${name} must begin with https`),
    );
  assert.doesNotThrow(() => production({ ...bureau, BUREAU_URL: 'http://127.0.0.1:8080' }));
});

test('production sends no vendor the credentials of the sandbox, and none that are missing', () => {
  for (const name of ['VERIFICATION_KEY', 'SMS_USER', 'SMS_PASSWORD'])
    for (const value of ['sandbox', undefined])
      assert.throws(() => production({ [name]: value }), new RegExp(`${name} must be set`));
  assert.throws(
    () => production({ LOCKER_URL: 'https://l.example' }),
    /LOCKER_SIGN_IN must be set; LOCKER_CLIENT_ID/,
  );
});

test('in development the sandbox plays every service; one with an address is real, with all its own settings', () => {
  const all = readOutside({ given: {}, production: false, sandbox });
  assert.deepEqual(
    states(all).filter((state) => !state.endsWith(' sandbox')),
    ['verification off'],
    'the second vendor alone waits for an address',
  );
  assert.deepEqual(
    all.sites.forms.map((site) => new URL(site).origin),
    ['http://localhost:3001', 'http://localhost:3001', 'http://localhost:3001'],
  );
  const given = { PAYMENTS_URL: 'https://p.example', PAYMENTS_KEY: 'k' };
  assert.throws(
    () => readOutside({ given, production: false, sandbox }),
    /^Error: Settings: PAYMENTS_SECRET must be set\.$/,
  );
  const real = readOutside({ given: { ...given, PAYMENTS_SECRET: 's' }, production: false, sandbox });
  assert.deepEqual([real.isSandbox('payments'), real.isSandbox('bureau')], [false, true]);
});

test('beside a real vendor the sandbox plays no other of the same service', () => {
  const given = { SETU_URL: 'https://s.example', SETU_TOKEN: 't', SETU_PRODUCT: 'p' };
  const { services, isSandbox } = readOutside({ given, production: false, sandbox });
  assert.deepEqual(
    services
      .filter(({ port }) => port === 'accountAggregator')
      .map(({ vendor, settings }) => [vendor, settings !== null]),
    [
      ['setu', true],
      ['rebit', false],
    ],
  );
  assert.equal(isSandbox('accountAggregator'), false);
});

test('a setting that is wrong is named, with every other one', () => {
  const given = { SMS_ENTITY: '12', MAIL_FROM: 'x', SMTP_URL: 'http://m.example', SMS_HEADER: 'TOOLONG' };
  assert.throws(
    () => readOutside({ given, production: false, sandbox }),
    /SMS_ENTITY is not right.*SMS_HEADER is not right.*SMTP_URL is not right/,
  );
});

test('a service that is off answers every question with a sentence', async () => {
  const locker = offService('locker');
  assert.equal(locker.name, 'off');
  assert.equal(await Promise.resolve(locker), locker);
  for (const ask of [() => locker.user('token'), () => offService('payments').find('pay_1')])
    assert.throws(ask, (error) => error instanceof ApiError && error.code === 'SERVICE_OFF');
  assert.throws(() => locker.user('token'), /^.*DigiLocker is not available here\. Choose another way\./);
});

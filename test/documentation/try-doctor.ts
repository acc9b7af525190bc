import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { root } from '../source/files.ts';
import type { Command } from './commands.ts';
import { shellIn } from './scratch.ts';
import { printed } from './try-lenders.ts';

/** `npm run doctor` on settings of production: what is on, what cannot be reached, what is off, and a wrong one. */
export async function tryDoctor(commands: readonly Command[]): Promise<void> {
  const vendor = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => vendor.once('listening', resolve));
  const here = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://loans.example',
    ...{ VERIFICATION_URL: here, VERIFICATION_KEY: 'a-key' },
    ...{ SMS_URL: here, SMS_USER: 'a-user', SMS_PASSWORD: 'a-password' },
    SMTP_URL: 'smtps://mail.invalid',
  };
  const run = (more: NodeJS.ProcessEnv = {}) =>
    shellIn(root, printed(commands, 'npm run doctor'), { ...settings, ...more });
  try {
    const { code, output } = await run();
    assert.equal(code, 1, output);
    assert.match(output, /^on {7}Verification \(Karza v2\/v3\): 127\.0\.0\.1:\d+$/m);
    assert.match(output, /^down {5}E-mail \(SMTP\): mail\.invalid; unreachable: \w+$/m);
    assert.match(output, /^off {6}Payments .+: set PAYMENTS_URL$/m);
    const well = await run({ SMTP_URL: here.replace('http', 'smtp') });
    assert.equal(well.code, 0, well.output);
    const wrong = await run({ SMS_USER: 'sandbox' });
    assert.equal(wrong.code, 1);
    assert.match(wrong.output, /^Settings: in production SMS_USER must be set\.$/m);
  } finally {
    vendor.close();
  }
}

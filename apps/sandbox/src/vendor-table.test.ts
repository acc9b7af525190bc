import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checks as cashfree } from './cashfree/manifest.ts';
import { checks as karza } from './karza/manifest.ts';
import { vendorTable } from './vendor-table.ts';

test('docs/vendor-checks.md lists every check with its source and what is unconfirmed', () => {
  const written = readFileSync(new URL('../../../docs/vendor-checks.md', import.meta.url), 'utf8');
  const table = vendorTable([
    { name: 'Karza v2/v3', checks: karza },
    { name: 'Cashfree Secure ID', checks: cashfree },
  ]);
  assert.equal(written, table, 'write docs/vendor-checks.md again from vendorTable');
});

test('a check without a public source says so', () => {
  for (const { path, source, unconfirmed } of karza)
    if (source === 'none') assert.equal(unconfirmed, 'path, request and result', path);
});

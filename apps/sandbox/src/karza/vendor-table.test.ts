import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checks } from './manifest.ts';
import { vendorTable } from './vendor-table.ts';

test('docs/vendor-checks.md lists every check with its source and what is unconfirmed', () => {
  const written = readFileSync(new URL('../../../../docs/vendor-checks.md', import.meta.url), 'utf8');
  assert.equal(written, vendorTable(checks), 'write docs/vendor-checks.md again from vendorTable(checks)');
});

test('a check without a public source says so', () => {
  for (const { path, source, unconfirmed } of checks)
    if (source === 'none') assert.equal(unconfirmed, 'path, request and result', path);
});

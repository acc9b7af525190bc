import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source/files.ts';
import type { Command } from './commands.ts';
import { shellIn } from './scratch.ts';

/** The one command that begins so, as the guides print it; the mobile number, which they shorten, is filled in. */
export function printed(commands: readonly Command[], start: string): string {
  const found = [...new Set(commands.map(({ text }) => text))].filter((text) => text.startsWith(start));
  assert.ok(found[0], `no guide prints "${start}"`);
  return found[0].replace('98…', '9800000011');
}

/** Makes a lender, proves its ledger and exchanges the wrapping key, on an embedded database in `folder`. */
export async function tryLenders(folder: string, commands: readonly Command[]): Promise<void> {
  const run = async (line: string, more: NodeJS.ProcessEnv = {}) => {
    const { code, output } = await shellIn(root, line, { DATA_DIR: folder, ...more });
    assert.equal(code, 0, `${line}\n${output}`);
    return output;
  };
  const made = await run(printed(commands, 'npm run add-lender -- '));
  assert.match(
    made,
    /^Added NAYA\. The owner chooses a password with this link.*\nhttp:\/\/localhost:3000\/join#\S+$/m,
  );

  const stored = JSON.parse(readFileSync(join(folder, 'development-keys.json'), 'utf8')) as Record<
    string,
    string
  >;
  const old = stored.KEY_ENCRYPTION_KEY ?? stored.keyEncryption;
  assert.ok(old, `the development keys are ${Object.keys(stored).join(', ')}`);
  const keys = { KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'), KEY_ENCRYPTION_KEY_OTHER: old };
  const rotated = await run(printed(commands, 'npm run rotate-keys'), keys);
  assert.match(rotated, /^NAYA: rewrapped from \w+ to \w+$/m);
  const wrong = await shellIn(root, 'node apps/api/src/main.ts', {
    ...{ DATA_DIR: folder, DEMO: '0', PORT: '0' },
    KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  });
  assert.equal(wrong.code, 1, wrong.output);
  assert.match(wrong.output, /^Settings: KEY_ENCRYPTION_KEY does not open the data of NAYA\. .+\n$/);
  const key = join(folder, 'own-checkpoint-key.pem');
  writeFileSync(key, await run(printed(commands, 'openssl genpkey')), { mode: 0o600 });
  assert.match(
    await run(printed(commands, 'npm run verify-ledger'), { ...keys, CHECKPOINT_KEY: key }),
    /^NAYA, audit log: 0 rows, chain intact, \d+ rows? not in the chain yet\nNAYA, consent ledger: 0 rows, chain intact$/m,
  );
}

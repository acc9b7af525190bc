import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessages } from '@pramaan/messages/generate.ts';
import { root } from './children.ts';
import { generatedFiles } from './generated/files.ts';

/* `npm run generate`: writes what is derived. `npm run generate -- --check` only says what is stale, and fails when something is. */

const onlyCheck = process.argv.includes('--check');
console.log(`${generateMessages() ? 'written' : 'up to date'}: packages/messages/dist`);
for (const { path, make } of generatedFiles) {
  const file = join(root, path);
  const text = await make();
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!fresh && !onlyCheck) writeFileSync(file, text);
  if (!fresh && onlyCheck) process.exitCode = 1;
  console.log(`${fresh ? 'up to date' : onlyCheck ? 'STALE' : 'written'}: ${path}`);
}

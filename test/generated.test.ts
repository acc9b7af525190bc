import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatedFiles } from '../tools/generated/files.ts';
import { textOf } from './source/files.ts';

for (const { path, make } of generatedFiles)
  test(`${path} is what the sources say`, async () => {
    const text = await make();
    assert.ok(text.length > 2_000, `${path} would hold only ${text.length} characters`);
    assert.ok(textOf(path) === text, `${path} is stale: run "npm run generate"`);
  });

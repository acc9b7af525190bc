import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../apps/api/src/config.ts';
import { connectors } from '../apps/api/src/providers/manifest.ts';
import { generatedFiles } from '../tools/generated/files.ts';
import { startBox } from '../tools/start-box.ts';
import { printedAddresses } from './documentation/addresses.ts';
import { guideTexts } from './documentation/documents.ts';
import { readExample } from './documentation/example.ts';
import { inlineCode, linksOf, tableRows } from './documentation/markdown.ts';
import { isPath, missingParts } from './documentation/paths.ts';
import {
  namedVariables,
  printedVariables,
  productVariables,
  sandboxVariables,
} from './documentation/settings.ts';
import { allFiles, root, textOf } from './source/files.ts';

/* What the documents name is there: links, files, settings, addresses, logins. */

const files = allFiles();
const readme = textOf('README.md');

test('every link between documents leads somewhere', () => {
  const links = files
    .filter((path) => path.endsWith('.md') && path !== 'docs/documents.md')
    .flatMap((path) => linksOf(textOf(path)).map((to) => ({ path, to })))
    .filter(({ to }) => !/^(?:https?:|mailto:)/.test(to));
  assert.ok(links.length >= 15, String(links.length));
  const dead = links.filter(
    ({ path, to }) => !existsSync(join(root, posix.dirname(path), to.split('#')[0] ?? '')),
  );
  assert.deepEqual(dead, []);
});

test('every file and folder that a guide names is there', () => {
  const named = guideTexts.flatMap(({ path, text }) =>
    inlineCode(text)
      .filter(isPath)
      .map((code) => ({ path, code })),
  );
  assert.ok(named.length >= 110, `found only ${named.length} paths`);
  const missing = named.flatMap(({ path, code }) =>
    missingParts(code, path, files).map((part) => `${path}: \`${part}\``),
  );
  // What a run makes, and what the reader of CONTRIBUTING is to write.
  const made = ['.data/', ...readExample(textOf('CONTRIBUTING.md')).files.map(({ path }) => path)];
  assert.deepEqual(
    missing.filter((line) => !made.some((one) => line.endsWith(`\`${one}\``))),
    [],
  );
  assert.deepEqual(missingParts('packages/documents/src/{define,nothing}.ts', 'README.md', files), [
    'packages/documents/src/nothing.ts',
  ]);
});

const variables = productVariables;
const ofSandbox = sandboxVariables(textOf('apps/sandbox/src/config.ts'));
const all = [...variables, ...ofSandbox];
/** What our tools read beside the product's settings, and where. */
const ofTools = Object.entries({
  PRAMAAN_PREPARE: 'tools/prepare.mjs',
  CHROME_PATH: 'tools/testing/browser.ts',
  E2E_TRACE: 'e2e/playwright.config.ts',
  MALLOC_ARENA_MAX: 'tools/children.ts',
  PRAMAAN_THOROUGH: 'packages/documents/fixtures/amounts.ts',
}).flatMap(([name, reader]) => (textOf(reader).includes(name) ? [name] : []));

test('README names every setting of the product and the sandbox, and no other', () => {
  assert.ok(variables.length >= 80, `read only ${variables.length} settings`);
  const known = all.map(({ name }) => name);
  const named = namedVariables(readme);
  assert.deepEqual(
    known.filter((name) => !named.includes(name)),
    [],
    'README does not name these settings',
  );
  assert.deepEqual(
    named.filter((name) => ![...known, ...ofTools].includes(name)),
    [],
    'nothing reads these settings',
  );
});

test('README names every vendor’s wire format, with the variables that the vendor reads', () => {
  const rows = tableRows(readme.split('## What is real')[1]?.split(/^## /m)[0] ?? readme);
  for (const { vendor, wire, settings, unconfirmed } of connectors) {
    const row = rows.find(([, format = '']) => format.startsWith(wire));
    assert.ok(row, `${vendor}: README has no row for “${wire}”`);
    for (const name of Object.keys(settings.shape).filter((one) => !one.endsWith('_TIMEOUT_MS')))
      assert.ok(row[2]?.includes(`\`${name}\``), `${vendor}: its row does not name ${name}`);
    if (unconfirmed) assert.ok(row[1]?.includes(unconfirmed), `${vendor}: not confirmed: ${unconfirmed}`);
  }
});

test('README prints the defaults that the product has', () => {
  const printed = printedVariables(readme).filter(({ printed }) => printed !== null);
  assert.ok(printed.length >= 20, String(printed.length));
  for (const { name, printed: text } of printed) {
    const variable = all.find((one) => one.name === name);
    if (variable) assert.equal(text, variable.standard || '–', name);
  }
});

test('the other guides name only settings that something reads', () => {
  // Of the commands of operations.md and the example of the client.
  const others = [...ofTools, 'ADMIN_URL', 'CASES_DIR', 'CITUS_URL', 'PRAMAAN_KEY', 'TEST_DATABASE_URL'];
  const known = new Set([...all.map(({ name }) => name), ...others]);
  const errorCodes = textOf('packages/client/src/trouble.ts') + textOf('packages/client/src/again.ts');
  for (const { path, text } of guideTexts)
    for (const name of namedVariables(text))
      assert.ok(known.has(name) || errorCodes.includes(name), `${path}: nothing reads ${name}`);
});

test('the settings of deploy/env.example and compose.yaml are the product’s, but for the passwords', () => {
  const set = [
    ...textOf('deploy/env.example').matchAll(/^([A-Z_]+)=/gm),
    ...textOf('compose.yaml').matchAll(/^ {4}([A-Z_]+): /gm),
  ].flatMap(([, name = '']) => (name.endsWith('_PASSWORD') && name.includes('DB') ? [] : [name]));
  const database = /^(?:POSTGRES|OWNER_DB|PRODUCT_DB)_PASSWORD$/;
  const unknown = set.filter((name) => !database.test(name) && !variables.some((one) => one.name === name));
  assert.ok(set.length >= 20, String(set.length));
  assert.deepEqual(unknown, []);
});

test('README’s addresses are the product’s and the sandbox’s, at their usual ports', () => {
  const sources = {
    product: files.filter((path) =>
      /^apps\/(?:web\/src\/routes(?:\.tsx|\/[\w-]+\.tsx)|api\/src\/http\/(?:health|server)\.ts)$/.test(path),
    ),
    sandbox: files.filter((path) => /^apps\/sandbox\/src\/.*routes\.ts$/.test(path)),
  };
  const config = readConfig({});
  assert.equal(config.publicUrl, 'http://localhost:3000');
  assert.equal(config.sandbox, 'http://127.0.0.1:3001');
  const found = printedAddresses(readme);
  assert.ok(found.length >= 15, String(found.length));
  for (const { server, path } of found.filter((one) => one.path !== '/')) {
    const plain = path.split('?')[0] ?? '';
    const served = sources[server].some((file) => new RegExp(`['"]${plain}['"/]`).test(textOf(file)));
    assert.ok(served, `nothing of the ${server} serves ${plain}`);
  }
});

test('README’s logins are those that npm start prints', () => {
  const box = startBox(readConfig({}));
  const section = readme.split('## Try it')[1]?.split(/^## /m)[0] ?? '';
  const logins = [...section.matchAll(/`(90000\d+|saral\.\w+|Demo@\d+)`/g)].map(([, login = '']) => login);
  assert.ok(new Set(logins).size >= 10, logins.join());
  for (const login of logins) assert.ok(box.includes(login), `npm start does not print ${login}`);
});

test('CONTRIBUTING names every file that npm run generate writes', () => {
  const line =
    textOf('CONTRIBUTING.md')
      .split('\n')
      .find((text) => text.startsWith('npm run generate ')) ?? '';
  for (const { path } of generatedFiles)
    assert.ok(line.includes(path), `npm run generate writes ${path} too`);
});

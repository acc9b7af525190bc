import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { applyExample, readExample } from './documentation/example.ts';
import { blocksOf } from './documentation/markdown.ts';
import { copyRepository, type Scratch } from './documentation/scratch.ts';
import { onlyThorough } from './documentation/thorough.ts';
import { textOf } from './source/files.ts';

/* CONTRIBUTING's fishing licence, added to a copy of the repository as it is printed. */

const example = readExample(textOf('CONTRIBUTING.md'));
const [generate = '', check = ''] = example.commands;
let copy: Scratch;
before(async () => {
  assert.deepEqual(example.commands, ['npm run generate', 'npm run check']);
  copy = copyRepository();
  applyExample(example, copy.root);
  const { code, output } = await copy.shell(generate);
  assert.equal(code, 0, output);
});
after(() => copy?.remove());

const inCopy = (path: string) => readFileSync(join(copy.root, path), 'utf8');

/** Runs a line in the copy; it must end well. What it said. */
async function passes(line: string): Promise<string> {
  const { code, output } = await copy.shell(line);
  assert.equal(code, 0, `${line}\n${output}`);
  return output;
}

/** Test files run in the copy; at least one test must have passed. */
async function testsPass(args: string): Promise<string> {
  const output = await passes(`node --test --test-reporter=spec --test-concurrency=2 ${args}`);
  assert.match(output, /^ℹ pass [1-9]/m, `no test ran: ${args}`);
  return output;
}

test('the example is as short as it says', () => {
  assert.match(example.promise, /^Three files, eight lines and a command$/);
  assert.equal(example.files.length, 3);
  assert.equal(example.lines.length, 8);
});

test('format and lint pass as printed', async () => {
  const touched = [...example.files, ...example.lines].map(({ path }) => path);
  await passes(`biome check --colors=off ${[...new Set(touched)].join(' ')}`);
});

/** The client's README in front of the compiler: what its reader has already is declared. */
function clientExample(): string {
  const [block] = blocksOf(textOf('packages/client/README.md')).filter(({ language }) => language === 'ts');
  assert.ok(block, 'packages/client/README.md has no example any more');
  return [
    'declare const id: string;',
    block.text,
    "const licence = await check(client, 'fishing.auth', id, { licenceNo: 'KA-FISH-0001' });",
    'licence.record.holder satisfies string | undefined;',
    '',
  ].join('\n');
}

const narrow = {
  extends: './tsconfig.json',
  compilerOptions: { noUnusedLocals: false },
  include: [
    'packages/documents/src/kinds.ts',
    'packages/documents/src/registry.ts',
    'packages/client',
    ...example.files.map(({ path }) => path),
  ],
};

test('the types hold, in the client’s README too, and the client knows the new check', async () => {
  const written = {
    'packages/client/examples/readme.ts': clientExample(),
    'tsconfig.example.json': JSON.stringify(narrow),
  };
  for (const [path, text] of Object.entries(written)) writeFileSync(join(copy.root, path), text);
  await passes('tsc --singleThreaded -p tsconfig.example.json');
  for (const path of Object.keys(written)) rmSync(join(copy.root, path));
});

test('form, call, description, place, card and menu follow from the declaration', async () => {
  const derived = JSON.parse(await passes('node test/documentation/derived.ts fishing auth'));
  assert.deepEqual(derived, {
    form: ['licenceNo'],
    call: 'POST /kyc/fishing',
    described: true,
    place: 'business.fishing.auth',
    inMenu: true,
    card: 'Fishing Licence Details',
    cardHindi: 'मछली पकड़ने के लाइसेंस का विवरण',
    reports: ['further'],
  });
});

test('the written documentation follows: call, document, client’s types', () => {
  const openapi = JSON.parse(inCopy('docs/openapi.json')) as { paths: Record<string, object> };
  assert.ok(openapi.paths['/kyc/fishing'], 'docs/openapi.json lacks the call');
  assert.match(inCopy('docs/documents.md'), /^## Fishing licence$/m);
  assert.match(inCopy('packages/client/src/checks.generated.ts'), /'fishing\.auth': \{/);
});

test('the tests that each document gets pass, and are there', async () => {
  const output = await testsPass('packages/documents/src/{registry,titles-hindi,hindi}.test.ts');
  assert.match(output, /✔ fishing\.auth: the example of every field passes its form/);
  assert.match(output, /✔ fishing\.auth: the fixture is a record and fills every row/);
});

/** The new document is asked for through the gateway with all others. */
async function theSandboxAnswers(): Promise<void> {
  const output = await testsPass('apps/api/src/features/verification/every-document.test.ts');
  const documents = JSON.parse(
    await passes(
      `node --input-type=module -e "import { entries } from '@pramaan/documents/registry.ts'; console.log(entries.filter(({ method }) => method.vendor).length)"`,
    ),
  );
  assert.match(output, new RegExp(`ℹ ${documents} documents verified`), 'the new document was not asked for');
}

/** What the quick run above takes a part of. */
const wholes: Record<string, () => Promise<unknown>> = {
  'types, format and lint': () => passes(check),
  'structure tests': () => testsPass('$(ls test/*.test.ts | grep -v /documentation)'),
  'tests of the documents, the contract, the client and the sandbox': () =>
    testsPass("'packages/{documents,contract,client}/**/*.test.ts' apps/sandbox/src/app.test.ts"),
  'answers and failures at the gateway': theSandboxAnswers,
  'access matrix and fuzz': () =>
    testsPass('apps/api/test/access-matrix.test.ts apps/api/test/fuzz-kyc.test.ts'),
  'demo file that holds every document': () =>
    testsPass('apps/api/src/features/applicants/whole-file.test.ts'),
  'cards, forms, portal and reports of the web app': () =>
    passes('vitest run --root apps/web src/documents src/features/room src/features/reports'),
};
for (const [name, run] of Object.entries(wholes))
  test(`whole: ${name}`, onlyThorough, async () => {
    await run();
  });

test(
  'a card that the specification’s lists do not have is refused there, as the text says',
  onlyThorough,
  async () => {
    const order = join(copy.root, 'packages/documents/src/order.ts');
    const good = readFileSync(order, 'utf8');
    writeFileSync(order, good.replace("'fishing.auth', reports: 'lender'", "'fishing.auth', reports: 'all'"));
    const { code, output } = await copy.shell('node --test test/spec-coverage.test.ts');
    writeFileSync(order, good);
    assert.notEqual(code, 0);
    assert.match(output, /not in the specification fishing\.auth/);
  },
);

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectors } from '../apps/api/src/providers/manifest.ts';
import { check, type Repository } from './architecture/check.ts';
import { decodersLoaded } from './architecture/decoders.ts';
import { deadExports } from './architecture/exports.ts';
import { forgetfulForms } from './architecture/kept-forms.ts';
import { sizes } from './architecture/sizes.ts';
import { namedVendors } from './architecture/vendors.ts';
import { manifest } from './architecture/workspaces.ts';
import { allFiles, isSource, textOf } from './source/files.ts';
import { importsOf } from './source/imports.ts';

/** Fewer than this, and the checker is not reading the repository. Raise as it grows. */
const least = { files: 300, imports: 1000 };

const paths = allFiles();
const repository: Repository = {
  files: new Map(paths.map((path) => [path, isSource(path) ? textOf(path) : ''])),
  manifests: paths
    .filter((path) => /(?:^|\/)package\.json$/.test(path))
    .map((path) => manifest(path.replace(/\/?package\.json$/, ''), textOf(path))),
};

test('every import follows the arrows of the architecture', () => {
  const { problems, files, imports } = check(repository);
  console.log(`architecture: ${files} files, ${imports} imports, ${problems.length} problems`);
  assert.ok(files >= least.files, `saw only ${files} files, expected at least ${least.files}`);
  assert.ok(imports >= least.imports, `saw only ${imports} imports, expected at least ${least.imports}`);
  assert.deepEqual(problems, []);
});

test('no program that answers callers opens strangers’ files in its own process', () => {
  // One opens pictures that were drawn again when they came, the other draws the product's own icon.
  const own = ['apps/api/src/features/files/shown-page.ts', 'apps/api/src/http/installable.ts'];
  const programs = ['apps/api/src/main.ts', 'apps/api/src/worker.ts'];
  assert.deepEqual(
    decodersLoaded(repository, programs),
    own.map((path) => `${path} loads sharp`),
  );
  const { manifests } = repository;
  const inThread = "import type { Tasks } from './tasks.ts';\nnew URL('./thread.ts', import.meta.url);";
  const made = (logo: string) => ({
    manifests,
    files: new Map([
      ['apps/api/src/main.ts', `${inThread}\nconst a = await import('./logo.ts');`],
      ['apps/api/src/logo.ts', logo],
      ['apps/api/src/tasks.ts', "import sharp from 'sharp';"],
      ['apps/api/src/thread.ts', "import sharp from 'sharp';"],
    ]),
  });
  assert.deepEqual(decodersLoaded(made(''), programs), []);
  assert.deepEqual(decodersLoaded(made("import sharp from 'sharp';"), programs), [
    'apps/api/src/logo.ts loads sharp',
  ]);
});

test('each form of the portal keeps what is typed, or says why not', () => {
  assert.deepEqual(forgetfulForms(repository.files), []);
  const made = new Map([
    ['apps/web/src/routes/laas.tsx', "const a = import('../features/portal/Wish.tsx');"],
    ['apps/web/src/features/portal/Wish.tsx', '<TextArea />'],
    ['apps/web/src/features/settings/Other.tsx', '<TextArea />'],
  ]);
  assert.deepEqual(forgetfulForms(made, {}), ['portal/Wish.tsx forgets what is typed']);
  assert.deepEqual(forgetfulForms(made, { 'portal/Wish.tsx': 'a code', 'portal/Gone.tsx': 'a code' }), [
    'portal/Gone.tsx needs no reason',
  ]);
});

test('files stay small', () => {
  const { measured, median, p95, largest, problems } = sizes(repository.files);
  console.log(
    `sizes: ${measured} files, median ${median}, 95th percentile ${p95}, largest ${largest.path} ${largest.lines}`,
  );
  assert.ok(measured >= least.files / 2, `measured only ${measured} files`);
  assert.deepEqual(problems, []);
});

const feature = 'apps/api/src/features/consent/service.ts';
const web = 'apps/web/src/features/consent/Page.tsx';

test('what is exported is used by another file', () => {
  assert.deepEqual(deadExports(repository.files), []);
  const two = new Map([
    [feature, 'export const used = 1;\nexport interface Alone {}'],
    [web, 'import { used } from "x";'],
  ]);
  assert.deepEqual(deadExports(two), [`${feature}: Alone`]);
});

test('no feature, page, call or composition names a vendor', () => {
  const vendors = connectors.map(({ vendor }) => vendor);
  assert.deepEqual(namedVendors(repository.files, vendors), []);
  const lines = [
    "post('/aa/setu/x');",
    'env.SETU_URL',
    'const fromSetu = 1;',
    'setuToken',
    '// Gupshup says',
    'DigiLocker',
  ];
  assert.deepEqual(
    namedVendors(new Map([[feature, lines.join('\n')]]), vendors).map((problem) => problem.split(': ')[0]),
    [1, 2, 3, 4, 5].map((line) => `${feature}:${line}`),
  );
  const notNamed = new Map([
    [feature, "import a from './setup.ts'; // Setup"],
    ['apps/api/src/providers/sms/port.ts', 'setu'],
  ]);
  assert.deepEqual(namedVendors(notNamed, vendors), []);
});

const madeUp = (files: Record<string, string>): string[] =>
  check({ files: new Map(Object.entries(files)), manifests: repository.manifests }).problems;

const pan = 'packages/documents/src/pan.ts';

/** Each made-up repository breaks one rule; the words must be in the report. */
const broken: [string, Record<string, string>, RegExp][] = [
  [
    'a feature that imports a feature',
    { [feature]: "import { a } from '../bank/service.ts';", 'apps/api/src/features/bank/service.ts': '' },
    /consent\/service\.ts:1: .*api\/features\/consent may not import api\/features\/bank/,
  ],
  [
    'an undeclared package',
    { [feature]: "import x from 'left-pad';" },
    /left-pad, which apps\/api\/package\.json/,
  ],
  ['a package of another workspace', { [web]: "import 'fastify';" }, /imports fastify, which apps\/web/],
  ['node in the browser', { [web]: "import fs from 'node:fs';" }, /no node:\* there/],
  [
    'an upward import',
    { [pan]: "export * from '../../contract/src/a.ts';", 'packages/contract/src/a.ts': '' },
    /across workspaces/,
  ],
  [
    'fixtures in the product',
    {
      [web]: "const a = await import('@pramaan/documents/fixtures/a.ts');",
      'packages/documents/fixtures/a.ts': '',
    },
    /may not import fixtures/,
  ],
  [
    'the sandbox',
    { 'test/x.ts': "import '../apps/sandbox/src/a.ts';", 'apps/sandbox/src/a.ts': '' },
    /test may not import sandbox/,
  ],
  [
    'product source in e2e',
    { 'e2e/a.spec.ts': "import '../packages/documents/src/pan.ts';", [pan]: '' },
    /e2e may not import documents/,
  ],
  [
    'a mapping of the product in the sandbox',
    {
      'apps/sandbox/src/karza/checks/pan.ts': "import { entries } from '@pramaan/documents/registry.ts';",
      'packages/documents/src/registry.ts': '',
    },
    /from its own shapes/,
  ],
  [
    'a record of the product in what the vendor answers',
    {
      'apps/sandbox/src/karza/checks/pan.ts':
        "import { fixtures } from '@pramaan/documents/fixtures/pan.ts';",
      'packages/documents/fixtures/pan.ts': '',
    },
    /from its own shapes/,
  ],
  ['a file with no place', { 'apps/api/src/stray.ts': '' }, /no place in the tree/],
  ['a target that is not there', { [pan]: "import './gone.ts';" }, /there is no file/],
  ['a name that says nothing', { 'apps/api/src/http/utils.ts': '' }, /says nothing/],
  ['a default export', { [pan]: 'export default 1;' }, /default export/],
  ['an import that cannot be read', { [pan]: 'const a = await import(name);' }, /by an expression/],
  [
    'a cycle',
    { [pan]: "import './b.ts';", 'packages/documents/src/b.ts': "export { a } from './pan.ts';" },
    /import cycle .*pan\.ts → .*b\.ts → .*pan\.ts/,
  ],
  [
    'a cycle of types alone',
    {
      [pan]: "import type { B } from './b.ts';",
      'packages/documents/src/b.ts': "import type { A } from './pan.ts';",
    },
    /import cycle .*pan\.ts → .*b\.ts → .*pan\.ts/,
  ],
];

for (const [name, files, expected] of broken)
  test(`the checker reports ${name}`, () => {
    const problems = madeUp(files);
    assert.equal(problems.length, 1, problems.join('\n') || 'nothing was reported');
    assert.match(problems[0] ?? '', expected);
  });

test('the checker lets right imports pass, and reads no import in comments and strings', () => {
  const b = 'packages/documents/src/b.ts';
  assert.deepEqual(
    madeUp({
      [pan]:
        "import { z } from 'zod/mini';\n// import 'x'\nconst s = \"import 'y'\"; /* import 'z' */\nimport type { B } from './b.ts';",
      [b]: 'const text = `a $' + "{\"import 'q'\"} import 'w'`; const re = /import 'v'/;",
      [feature]:
        "import { pan } from '@pramaan/documents/pan.ts';\nimport type { A } from './repository.ts';",
      'apps/api/src/features/consent/repository.ts': "export type { Pan } from '@pramaan/documents/pan.ts';",
    }),
    [],
  );
  assert.deepEqual(
    importsOf(
      "import a, {\n  b,\n} from 'one';\nexport * as c from \"two\";\nconst d = await import('three');",
    ).map(({ target }) => target),
    ['one', 'two', 'three'],
  );
});

test('the checker measures sizes', () => {
  const long = (lines: number) => 'x;\n'.repeat(lines);
  assert.match(sizes(new Map([[pan, long(401)]])).problems[0] ?? '', /401 lines/);
  assert.deepEqual(
    sizes(
      new Map([
        [pan, long(80)],
        ['packages/documents/src/a.test.ts', long(900)],
      ]),
    ).problems,
    [],
  );
});

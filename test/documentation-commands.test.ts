import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { steps } from '../tools/testing/steps.ts';
import { allCommands } from './documentation/commands.ts';
import { guideTexts } from './documentation/documents.ts';
import { hasProgram } from './documentation/integrations.ts';
import { knownCommands } from './documentation/known-commands.ts';
import { blocksOf } from './documentation/markdown.ts';
import { shellIn } from './documentation/scratch.ts';
import { onlyThorough } from './documentation/thorough.ts';
import { tryBackup } from './documentation/try-backup.ts';
import { tryDoctor } from './documentation/try-doctor.ts';
import { tryLenders } from './documentation/try-lenders.ts';
import { tryStart } from './documentation/try-start.ts';
import { root, textOf } from './source/files.ts';

/* What the guides tell people to type: every command is known here, and run where it can be run. */

const commands = guideTexts.flatMap(allCommands);
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const box = mkdtempSync(join(tmpdir(), 'pramaan-commands-'));
after(() => rmSync(box, { recursive: true, force: true, maxRetries: 5 }));

test('every block of the guides says what it is: a shell’s, TypeScript, or text', () => {
  const blocks = guideTexts.flatMap(({ path, text }) => blocksOf(text).map((block) => ({ path, ...block })));
  assert.ok(blocks.length >= 9, String(blocks.length));
  for (const { path, line, language } of blocks)
    assert.ok(['sh', 'ts', 'text'].includes(language), `${path}:${line}: the block is "${language}"`);
  const typed = blocks.filter(({ language }) => language === 'ts').map(({ path }) => path);
  // Both are compiled by documentation-example.test.ts.
  assert.deepEqual([...new Set(typed)], ['CONTRIBUTING.md', 'packages/client/README.md']);
});

test('every command of the guides is known, and every known one is still there', () => {
  const unknown = commands.filter(({ text }) => !(text in knownCommands));
  assert.deepEqual(unknown, [], 'say in test/documentation/known-commands.ts how each of them is proved');
  const gone = Object.keys(knownCommands).filter((known) => !commands.some(({ text }) => text === known));
  assert.deepEqual(gone, [], 'no guide names them any more');
});

test('every npm script that a guide names exists, and every script of package.json but one is named', () => {
  const named = new Set(commands.flatMap(({ text }) => /^npm (?:run )?([\w:-]+)/.exec(text)?.[1] ?? []));
  named.delete('ci');
  assert.deepEqual(
    [...named].filter((name) => !(name in scripts)),
    [],
  );
  const unnamed = Object.keys(scripts).filter((name) => !named.has(name));
  // `build` and `e2e` are steps of `npm test`.
  assert.deepEqual(unnamed, ['build', 'e2e'], 'CONTRIBUTING.md names every script');
  for (const [name, line] of Object.entries(scripts))
    for (const [path] of line.matchAll(/(?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs|json)/g))
      assert.ok(existsSync(join(root, path)), `npm run ${name}: ${path} is not there`);
});

for (const [command, proof] of Object.entries(knownCommands)) {
  if ('elsewhere' in proof)
    test(`${command}: run by ${proof.elsewhere}`, () => {
      assert.ok(
        textOf(proof.elsewhere).includes(proof.holds),
        `${proof.elsewhere} says nothing of it any more`,
      );
    });
  if ('notRun' in proof) {
    const { program, notRun } = proof;
    const reason = program && !hasProgram(program) ? `no ${program} on this machine` : notRun;
    test(`${command}: not run`, { skip: reason });
  }
}

/** Trials by name; each is given what the guides print, and its own folder. */
const trials: Record<string, { options?: object; run(): Promise<void> }> = {
  install: {
    // Nothing is fetched or written: it says whether package-lock.json is in step.
    run: async () => {
      const { code, output } = await shellIn(root, 'npm ci --dry-run --offline --ignore-scripts');
      assert.equal(code, 0, output);
    },
  },
  start: { options: onlyThorough, run: () => tryStart(join(box, 'start')) },
  steps: {
    run: async () => {
      const names = steps.map(({ name }) => name);
      for (const { text } of commands)
        for (const step of /^npm test (\w+)/.exec(text)?.slice(1) ?? [])
          assert.ok(names.includes(step), `${text}: the steps are ${names.join(', ')}`);
      assert.match(scripts.test ?? '', /tools\/test\.ts/);
    },
  },
  cases: {
    run: async () => {
      const { code, output } = await shellIn(root, 'npm run test:cases', { CASES_DIR: join(box, 'none') });
      assert.match(output, /The third-party cases were not found: .* Set CASES_DIR to their folder/);
      assert.equal(code, 1);
    },
  },
  lenders: { run: () => tryLenders(join(box, 'lenders'), commands) },
  doctor: { run: () => tryDoctor(commands) },
  slice: {
    ...(existsSync(join(root, '.git')) ? {} : { options: { skip: 'this copy has no git history' } }),
    run: async () => {
      const { output } = await shellIn(root, 'git ls-files | grep consent');
      for (const part of ['packages/contract/', 'apps/api/', 'apps/web/'])
        assert.ok(output.includes(part), `the slice has nothing of ${part}`);
    },
  },
  backup: {
    options: hasProgram('pg_dump') ? onlyThorough : { skip: 'no pg_dump on this machine' },
    run: () => tryBackup(join(box, 'backup'), commands),
  },
};

test('every trial that a command names is there, and none more', () => {
  const named = Object.values(knownCommands).flatMap((proof) => ('trial' in proof ? [proof.trial] : []));
  assert.deepEqual([...new Set(named)].sort(), Object.keys(trials).sort());
});

for (const [name, { options = {}, run }] of Object.entries(trials)) test(`trial: ${name}`, options, run);

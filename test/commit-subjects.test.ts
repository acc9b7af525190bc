import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { commitsSince, subjectFaults } from './source/commits.ts';
import { root } from './source/files.ts';

/* Commit subjects follow Conventional Commits. Commits up to the baseline were written before the rule. */

const baseline = '3d556caa520829e0bd333af63496b81ac8348ac8';
const box = mkdtempSync(join(tmpdir(), 'pramaan-commits-'));
after(() => rmSync(box, { recursive: true, force: true, maxRetries: 5 }));

const found = commitsSince(baseline, root);
test(
  'every commit after the baseline has a Conventional Commits subject',
  'skipped' in found ? { skip: found.skipped } : {},
  () => {
    const wrong = ('commits' in found ? found.commits : []).flatMap(({ hash, subject }) =>
      subjectFaults(subject).map((fault) => `${hash} "${subject}": ${fault}`),
    );
    assert.deepEqual(wrong, [], 'amend these commits before you push them');
  },
);

test('subjects that follow the rule pass', () => {
  for (const subject of [
    'feat(consent): add a link by e-mail',
    'fix!: refuse an older data folder',
    'docs: list twenty questions and where each answer is',
    'refactor(api/http): process each request once',
    'perf(web): focus the first field without a second render',
    'test(gateway): embed the reply of the source',
  ])
    assert.deepEqual(subjectFaults(subject), [], subject);
});

test('subjects that break the rule are refused with the reason', () => {
  const wrong: [subject: string, reason: RegExp][] = [
    ['Add a link by e-mail', /is not "type\(scope\)!: text"/],
    ['feature(consent): add a link', /is not "type\(scope\)!: text"/],
    ['feat (consent): add a link', /is not "type\(scope\)!: text"/],
    ['feat(consent):add a link', /is not "type\(scope\)!: text"/],
    ['feat(consent): Add a link', /lower-case/],
    ['feat(consent): added a link', /"added" is not an imperative/],
    ['feat(consent): adding a link', /"adding" is not an imperative/],
    ['feat(consent): adds a link', /"adds" is not an imperative/],
    ['docs: how the ledger is verified', /"how" is not an imperative/],
    ['feat(consent): add a link.', /period/],
    [`feat(consent): ${'add a link '.repeat(6)}now`, /at most 72/],
  ];
  for (const [subject, reason] of wrong) assert.match(subjectFaults(subject).join('\n'), reason, subject);
});

test('a shallow clone, another history and an exported tree are skipped with the reason', () => {
  const run = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const whole = join(box, 'whole');
  run(box, 'init', '-q', whole);
  for (const subject of ['feat: start', 'feat: add one', 'Second thing.'])
    run(whole, 'commit', '-q', '--allow-empty', '-m', subject);
  const first = run(whole, 'rev-list', '--max-parents=0', 'HEAD');
  const since = commitsSince(first, whole);
  assert.deepEqual('commits' in since && since.commits.map(({ subject }) => subject), [
    'Second thing.',
    'feat: add one',
  ]);

  const shallow = join(box, 'shallow');
  run(box, 'clone', '-q', '--depth', '1', pathToFileURL(whole).href, shallow);
  const other = commitsSince('0'.repeat(40), whole);
  const inside = join(whole, 'exported');
  run(whole, 'clone', '-q', whole, inside);
  rmSync(join(inside, '.git'), { recursive: true });
  for (const [skipped, reason] of [
    [commitsSince(first, shallow), /shallow and does not reach the baseline/],
    [other, /does not contain the baseline/],
    [commitsSince(first, inside), /no git history of its own/],
    [commitsSince(first, join(box, 'nowhere')), /git reads no history here/],
  ] as const)
    assert.match('skipped' in skipped ? skipped.skipped : '', reason);
});

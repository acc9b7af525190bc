import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allFiles, textOf } from './source/files.ts';

/** What no file may say. Written in pieces, so that this file does not say it either. */
const rules: [string, RegExp][] = [
  ['a path of one machine', /(?:^|[^A-Za-z0-9_.])\/(?:work|farm|root)\/[A-Za-z]/m],
  [
    'a package registry',
    new RegExp(`${'registry'}\\.(?:npmjs|yarnpkg|npmmirror)\\.|npm\\.pkg\\.${'github'}\\.com`, 'i'),
  ],
  [
    'a package registry',
    /https?:\/\/(?:[a-z0-9-]+\.)*(?:registry|artifactory|nexus|verdaccio|npm|pypi|mirrors?)[a-z0-9-]*(?::\d+)?(?:[./][^\s"']*)?\/(?:-|npm|repository|simple)\//i,
  ],
  ['an address a package was fetched from', /"resolved"\s*:\s*"https?:/],
  ['a registry setting', /^\s*(?:@[\w-]+:)?registry\s*=/m],
];

/** What is wrong with a text, with the line where it stands. */
function faults(text: string): string[] {
  return rules.flatMap(([name, rule]) => {
    const match = rule.exec(text);
    if (!match) return [];
    const line = text.slice(0, match.index + 1).split('\n').length;
    return [`line ${line} names ${name}: ${match[0].trim().slice(0, 80)}`];
  });
}

test('no file names a registry, a machine path or where a package was fetched', () => {
  const paths = allFiles();
  const texts = paths.map((path) => [path, textOf(path)] as const).filter(([, text]) => !text.includes('\0'));
  const wrong = texts.flatMap(([path, text]) => faults(text).map((fault) => `${path}: ${fault}`));
  console.log(`no-secrets: ${texts.length} texts of ${paths.length} files read`);
  assert.ok(texts.length >= 300, `read only ${texts.length} texts`);
  assert.ok(paths.includes('package-lock.json'), 'did not see package-lock.json');
  assert.deepEqual(wrong, []);
});

test('the check finds what it is for', () => {
  const bad = [
    `see ${'/work'}/main`,
    `${'/root'}/x`,
    `"resolved": "${'https'}://a.example/b.tgz"`,
    `https://${'registry'}.npmjs.org/zod`,
    `http://${'npm'}.corp.example:8081/repository/all/`,
    `${'registry'}=http://x.example`,
  ];
  for (const text of bad) assert.notDeepEqual(faults(text), [], text);
  for (const text of [
    'employment/work/input',
    './work/a',
    'https://example.org/root/x',
    'registry.test.ts',
    '/workbench',
  ])
    assert.deepEqual(faults(text), [], text);
});

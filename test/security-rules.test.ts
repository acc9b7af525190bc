import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@pramaan/contract/limits.ts';
import { inlineCode, tableRows } from './documentation/markdown.ts';
import { isPath, missingParts } from './documentation/paths.ts';
import { productVariables } from './documentation/settings.ts';
import { allFiles, textOf } from './source/files.ts';

/* docs/security-rules.md: its figures are those of the code. */

const page = 'docs/security-rules.md';
const text = textOf(page);
const minute = 60_000;
const hour = 60 * minute;

test('the times of sessions are those that the server keeps', () => {
  const rows = new Map(
    tableRows(text.split('## Sessions')[1]?.split('\n## ')[0] ?? '').map(([a = '', b = '']) => [a, b]),
  );
  assert.deepEqual(
    [
      'end when idle',
      'end at the latest, team',
      'end at the latest, applicants',
      'warning before the idle end',
    ].map((rule) => rows.get(rule)),
    [
      `${limits.sessionIdle / minute} minutes`,
      `${limits.sessionStaff / hour} hours`,
      `${limits.sessionApplicant / hour} hours`,
      `${limits.sessionWarning / minute} minutes`,
    ],
  );
});

test('the limits of codes, links and files are those of the code', () => {
  const said = [
    `${limits.otpTries} attempts from one address, ${limits.otpTriesTogether} in all`,
    `a code lives ${limits.otpLife / minute} minutes; ${limits.otpPerDay} codes a day`,
    `once, ${limits.invitationLife / hour} hours`,
    `${limits.consentLinkLife / hour} hours, ${limits.handoverLife / minute} minutes, ${limits.shareLife / hour} hours, ${limits.fetchLinkLife / minute} to ${limits.sendLinkLife / minute} minutes`,
    `A file has at most ${limits.file / 1024 / 1024} MB, a person at most ${limits.filesPerApplicant} files`,
    `JPEG of ${limits.pictureSide} px`,
  ];
  for (const words of said) assert.ok(text.includes(words), words);
});

test('every root key of the settings has its row, and every file that is named is there', () => {
  const keys = [
    'KEY_ENCRYPTION_KEY',
    'LOOKUP_KEY',
    'TOKEN_KEY',
    'PDF_SIGNING_KEY',
    'ESIGN_KEY',
    'AA_SIGNING_KEY',
  ];
  for (const key of keys) {
    assert.ok(
      productVariables.some(({ name }) => name === key),
      key,
    );
    assert.match(text, new RegExp(`^\\|.*\`${key}\``, 'm'));
  }
  const paths = inlineCode(text).filter(isPath);
  assert.ok(paths.length >= 2, paths.join());
  assert.deepEqual(
    paths.flatMap((path) => missingParts(path, page, allFiles())),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merged, readSources } from '@pramaan/messages/sources.ts';
import { allFiles, textOf } from './source/files.ts';

/* One word for one thing in Hindi and Marathi too: the words of the last column of their terms are not used. */

/** The words that a page of terms gave up; a word with a remark in brackets is right in its place. */
const wordsGivenUp = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').at(-2) ?? '')
    .filter((cell) => /\p{Script=Devanagari}/u.test(cell) && !cell.includes('('))
    .flatMap((cell) => cell.split(/[,;]/).map((word) => word.trim()));

/** The texts in which one of the words stands, with it. A letter or vowel sign before or after makes another word. */
function textsWith(words: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const word = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'u');
  return [...texts].flatMap(([name, text]) => {
    const found = word.exec(text)?.[0];
    return found ? [`${name}: ${found}`] : [];
  });
}

const sources = readSources();
const messages = (locale: 'hi' | 'mr') => Object.entries(merged(sources[locale]));
/** Files of Hindi texts beside their English, and the messages to applicants in each language. */
const inSource = allFiles()
  .filter((path) =>
    /-hindi\.ts$|providers\/messages\/[\w-]*texts\.ts$|documents\/src\/(?:offer|policy)\/[\w-]*(?:words|clauses|reasons|letter)\.ts$/.test(
      path,
    ),
  )
  .flatMap((path) =>
    textOf(path)
      .split('\n')
      .map((line, at): [string, string] => [`${path}:${at + 1}`, line]),
  );

test('no word that the Hindi and Marathi terms gave up is in use', () => {
  const hindi = wordsGivenUp(textOf('docs/hindi-terms.md'));
  const marathi = wordsGivenUp(textOf('docs/marathi-terms.md'));
  assert.ok(hindi.length > 25 && marathi.length > 10, `${hindi.length} and ${marathi.length} words`);
  assert.deepEqual(textsWith(hindi, new Map([...messages('hi'), ...inSource])), []);
  assert.deepEqual(textsWith(marathi, new Map(messages('mr'))), []);
});

test('the search finds whole words', () => {
  const row = '| loan | लोन | ऋण, क़र्ज़ |\n| check | जाँच | चेक (a cheque) |';
  assert.deepEqual(wordsGivenUp(row), ['ऋण', 'क़र्ज़']);
  const texts = new Map([
    ['a', 'यह ऋण है'],
    ['b', 'ऋणदाता का लोन'],
  ]);
  assert.deepEqual(textsWith(wordsGivenUp(row), texts), ['a: ऋण']);
});

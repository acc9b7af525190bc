import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { optionalEmail, optionalShort, short } from './calls/shapes.ts';
import { fieldFaultsHindi, sentencesHindi } from './sentences-hindi.ts';

const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test|hindi/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'));

/** What the shared schemas say of a name and an address, put together from parts. */
const assembled = [
  ...[undefined, '', 'x'.repeat(121)].flatMap((typed) => [
    short('the name', 120).safeParse(typed),
    optionalShort('your name', 120).safeParse(typed ?? 1),
  ]),
  optionalEmail.safeParse('no address'),
].map(({ error }) => error?.issues[0]?.message ?? '');

test('each Hindi sentence is of a sentence that calls say', () => {
  const source = [...sourcesIn('.'), ...sourcesIn('../../../apps/api/src/features')].join();
  assert.deepEqual(
    Object.keys(fieldFaultsHindi).filter(
      (english) => !source.includes(english) && !assembled.includes(english),
    ),
    [],
    'no call says these any more',
  );
  for (const [english, hindi] of Object.entries(sentencesHindi))
    assert.match(hindi, /\p{Script=Devanagari}/u, english);
});

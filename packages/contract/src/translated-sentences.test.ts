import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { optionalEmail, optionalShort, short } from './calls/shapes.ts';
import { fieldFaultsHindi, sentencesHindi } from './sentences-hindi.ts';
import { fieldFaultsMarathi, sentencesMarathi } from './sentences-marathi.ts';

const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test|hindi|marathi/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'));

/** What the shared schemas say of a name and an address, put together from parts. */
const assembled = [
  ...[undefined, '', 'x'.repeat(121)].flatMap((typed) => [
    short('the name', 120).safeParse(typed),
    optionalShort('your name', 120).safeParse(typed ?? 1),
  ]),
  optionalEmail.safeParse('no address'),
].map(({ error }) => error?.issues[0]?.message ?? '');

test('each sentence in Hindi and Marathi is of a sentence that calls say', () => {
  const source = [...sourcesIn('.'), ...sourcesIn('../../../apps/api/src/features')].join();
  for (const faults of [fieldFaultsHindi, fieldFaultsMarathi])
    assert.deepEqual(
      Object.keys(faults).filter((english) => !source.includes(english) && !assembled.includes(english)),
      [],
      'no call says these any more',
    );
  for (const sentences of [sentencesHindi, sentencesMarathi])
    for (const [english, translated] of Object.entries(sentences))
      assert.match(translated, /\p{Script=Devanagari}/u, english);
});

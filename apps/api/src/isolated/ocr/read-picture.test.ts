import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import type { ReaderName } from '@pramaan/documents/define.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { loadReader } from '@pramaan/readers/readers.ts';
import { doubtful } from '@pramaan/readers/reading/reading.ts';
import { type Degradation, degradations, degrade } from '@pramaan/specimens/degrade.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { kinds } from '@pramaan/specimens/kinds.ts';
import { demoPeople, inventPerson } from '@pramaan/specimens/people.ts';
import { FileError } from '../error.ts';
import { type FieldVerdict, judge } from './accuracy.ts';
import { type Engine, openEngine } from './engine.ts';
import { openFrame } from './frame.ts';
import { readFrame, readPicture } from './read-picture.ts';

let engine: Engine;
before(async () => {
  engine = await openEngine();
});

type Way = { kind: (typeof kinds)[number]; how: Degradation; place: number };
const clean = kinds.map((kind, place): Way => ({ kind, how: 'clean', place }));
const hardWays = degradations.filter((how) => how !== 'clean' && how !== 'glare');
const hard = kinds.map(
  (kind, place): Way => ({ kind, how: hardWays[place % hardWays.length] ?? 'turned', place }),
);
/**
 * The part brings two kinds, one of them cleanly and one in a hard way. The whole brings every kind in both,
 * every hard way twice; the whole set is in bench/.
 */
const ways = [
  ...kinds.flatMap((_, place) => (place % 2 ? hard : clean)[place] ?? []),
  ...kinds.flatMap((_, place) => (place % 2 ? clean : hard)[place] ?? []),
].slice(0, amountOf('readPictures'));

test('specimens are read: no wrong value is taken silently, clean ones are right, hard ones mostly', async (t) => {
  const people = [...demoPeople, inventPerson('ocr 1'), inventPerson('ocr 2')];
  const verdicts: (FieldVerdict & { how: Degradation; kind: string })[] = [];
  for (const { kind, how, place } of ways) {
    const person = people[place % people.length];
    assert.ok(person);
    const picture = await degrade(svgToPng((await kind.draw(person)).svg), how, place);
    const { reading } = await readFrame(await openFrame(picture), await loadReader(kind.reader), engine);
    assert.ok(reading && reading.likeness >= 0.5, `${kind.name} ${how} is not taken for what it is`);
    for (const verdict of judge(kind.truth(person), reading))
      verdicts.push({ ...verdict, how, kind: kind.name });
  }
  const share = (of: typeof verdicts) => of.filter(({ verdict }) => verdict === 'right').length / of.length;
  const clean = verdicts.filter(({ how }) => how === 'clean');
  const hard = verdicts.filter(({ how }) => how !== 'clean');
  const unasked = verdicts.filter(({ asked }) => !asked).length;
  t.diagnostic(
    `${ways.length} pictures: ${clean.length} clean fields ${(share(clean) * 100).toFixed(1)} % right`,
  );
  t.diagnostic(
    `${hard.length} hard fields ${(share(hard) * 100).toFixed(1)} % right, ${unasked} taken without asking`,
  );
  assert.deepEqual(
    verdicts.filter(({ verdict }) => verdict === 'wrong-silent'),
    [],
  );
  const least = 2 * ways.length;
  assert.ok(clean.length >= least && hard.length >= least, 'too few fields were judged');
  assert.ok(share(clean) >= 0.98, JSON.stringify(clean.filter(({ verdict }) => verdict !== 'right')));
  assert.ok(share(hard) >= 0.85, JSON.stringify(hard.filter(({ verdict }) => verdict !== 'right')));
  assert.ok(unasked >= 0.6 * verdicts.length, 'nearly everything is asked of the person');
});

test('a paper is not taken for another one, and what is no picture is refused with a sentence', async () => {
  const [kind] = kinds;
  assert.ok(kind && kind.reader === 'pan-card');
  const [asha] = demoPeople;
  assert.ok(asha);
  const pan = await degrade(svgToPng((await kind.draw(asha)).svg), 'clean', 1);
  const asked = await readFrame(await openFrame(pan), await loadReader('voter-card'), engine);
  assert.ok(asked.reading && asked.reading.likeness < 0.5);
  await assert.rejects(
    readPicture(Buffer.from('no picture'), null),
    (error) => error instanceof FileError && /^[A-Z].*\.$/s.test(error.message),
  );
});

test('a blank sheet is read without the engine; one faint line on it is not blank', async () => {
  let looks = 0;
  const counting: typeof engine = {
    words: (picture, options) => {
      looks += 1;
      return engine.words(picture, options);
    },
  };
  const sheet = (more: string) =>
    svgToPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#eee"/>${more}</svg>`,
    );
  const nothing = await readFrame(await openFrame(sheet('')), await loadReader('pan-card'), counting);
  assert.deepEqual([looks, nothing.pages.flatMap(({ lines }) => lines)], [0, []]);
  assert.deepEqual(nothing.reading && [nothing.reading.likeness, nothing.reading.fields], [0, {}]);
  const faint = sheet(
    '<text x="40" y="200" font-family="Noto Sans" font-size="30" fill="#ccc">Faint words</text>',
  );
  const seen = await readFrame(await openFrame(faint), null, counting);
  assert.ok(looks > 0);
  assert.match(
    seen.pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text))).join(' '),
    /Faint words/,
  );
});

test('third-party pictures: what they show, and nothing silently that they do not @thorough', async (t) => {
  const folder = process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../../../shared/cases');
  const path = (name: string) => join(folder, '04-id-images', name);
  if (!existsSync(path('expected.json'))) return t.skip('no cases on this machine');
  const read = async (name: string, reader: ReaderName) =>
    (await readFrame(await openFrame(readFileSync(path(name))), await loadReader(reader), engine)).reading;

  const passport = await read('icao-utopia-passport-td3.png', 'passport');
  assert.ok(passport && passport.likeness >= 0.5);
  const wanted = {
    num: 'L898902C3',
    name: 'ANNA MARIA',
    lastName: 'ERIKSSON',
    dob: '12/08/1974',
    doe: '15/04/2012',
  };
  const verdicts = judge({ ...wanted, gender: 'F', countryCode: 'UTO' }, passport);
  assert.deepEqual(
    verdicts.filter(({ verdict }) => verdict !== 'right'),
    [],
  );

  const pan = await read('pan-specimen-AAAAA1234A.png', 'pan-card');
  assert.ok(pan && pan.likeness >= 0.5);
  const name = 'FIRST NAME MIDDLE NAME SURNAME';
  const seen = judge({ number: 'AAAAA1234A', name, fatherName: name }, pan);
  assert.deepEqual(
    seen.filter(({ verdict }) => verdict === 'wrong-silent'),
    [],
  );
  assert.equal(seen.find((verdict) => verdict.path === 'number')?.verdict, 'right');
  assert.equal(pan.fields.dob, undefined, 'DD/MM/YYYY is no date');

  for (const reader of ['passport', 'pan-card', 'aadhaar-card'] as const) {
    const nothing = await read('no-mrz-pacman.png', reader);
    assert.ok(nothing && nothing.likeness < 0.5 && Object.keys(nothing.fields).length === 0);
    assert.deepEqual(doubtful(nothing), nothing.expected);
  }
  const sizes = await Promise.all(
    [1, 3, 6, 8].map(async (n) => openFrame(readFileSync(path(`exif-Portrait_${n}.jpg`)))),
  );
  for (const { width, height } of sizes) assert.ok(height > width, 'EXIF orientation is heeded');
  t.diagnostic('7 third-party pictures');
});

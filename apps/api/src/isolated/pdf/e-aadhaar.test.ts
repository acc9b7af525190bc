import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualPasswords } from '@pramaan/readers/pdf-passwords/candidates.ts';
import { eAadhaar, eAadhaarTruth } from '@pramaan/specimens/papers/e-aadhaar.ts';
import { aadhaarNumberOf, demoPeople, inventPerson, virtualIdOf } from '@pramaan/specimens/people.ts';
import { judge } from '../ocr/accuracy.ts';
import { openEngine } from '../ocr/engine.ts';
import { openFrame } from '../ocr/frame.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { openPdfFile } from '../open-pdf-file.ts';

const [asha = assert.fail()] = demoPeople;
const person = inventPerson('e-aadhaar');
const open = (bytes: Uint8Array, passwords: readonly string[] = []) =>
  openPdfFile({
    bytes,
    reader: 'aadhaar-card',
    passwords,
    signers: { roots: [], intermediates: [], sandboxRoot: null },
  });

const passwordsOf = (one: typeof person) =>
  usualPasswords(one, 'aadhaar-card').map(({ password }) => password);

for (const masked of [false, true])
  test(`an e-Aadhaar, locked, ${masked ? 'masked' : 'whole'}: opened, read, and kept with its numbers covered @thorough`, async () => {
    const bytes = await eAadhaar(person, { locked: true, masked });
    const kept = await open(bytes, passwordsOf(person));
    assert.deepEqual([kept.mediaType, kept.openedWith], ['image/jpeg', 0]);
    // The code, the Virtual ID three times, and the number three times unless the paper hides it.
    assert.ok(kept.covered >= (masked ? 4 : 7), `${kept.covered} places covered`);
    const verdicts = judge(eAadhaarTruth(person), kept.reading ?? assert.fail());
    assert.deepEqual(
      verdicts.filter(({ verdict }) => verdict !== 'right').map(({ path, read }) => [path, read]),
      [],
    );
    if (masked) return;
    const { pages } = await readFrame(await openFrame(kept.bytes), null, await openEngine());
    const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text)));
    for (const secret of [aadhaarNumberOf(person), virtualIdOf(person)])
      assert.ok(!words.join('').includes(secret.slice(0, 8)), 'a number is left');
    assert.ok(words.join(' ').includes(person.aadhaarLast4), 'the last four stay');
  });

test('an e-Aadhaar with the password of another person is refused as locked', async () => {
  const bytes = await eAadhaar(person, { locked: true });
  await assert.rejects(open(bytes, passwordsOf(asha)), { code: 'locked' });
});

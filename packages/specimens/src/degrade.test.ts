import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { degradations, degrade, thumbnail } from './degrade.ts';
import { inventPerson } from './people.ts';
import { specimenCalled } from './specimens.ts';

const png = (await specimenCalled('pan-2018')?.make(inventPerson(1))) ?? Buffer.alloc(0);
const upright = { width: 1240, height: 782 };

const sizeOf = async (picture: Buffer) => {
  const { format, width, height, exif } = await sharp(picture).metadata();
  assert.equal(format, 'jpeg');
  assert.equal(exif, undefined);
  return { width, height };
};
const brightness = async (picture: Buffer) =>
  (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 0;
const sharpness = async (picture: Buffer) => (await sharp(picture).stats()).sharpness;

for (const [at, how] of degradations.entries())
  test(`${how}: a JPEG without metadata; same seed, same bytes; another seed, another picture${at < 3 ? '' : ' @thorough'}`, async () => {
    const once = await degrade(png, how, 5);
    await sizeOf(once);
    assert.ok(once.equals(await degrade(png, how, 5)));
    const others = await Promise.all([6, 7, 8, 9].map((seed) => degrade(png, how, seed)));
    assert.equal(
      others.every((other) => other.equals(once)),
      how === 'clean',
    );
  });

test('each does to the picture what its name says', async () => {
  const clean = await degrade(png, 'clean', 1);
  assert.deepEqual(await sizeOf(clean), upright);
  const turns = await Promise.all(Array.from({ length: 6 }, (_, seed) => degrade(png, 'turned', seed)));
  const sideways = (await Promise.all(turns.map(sizeOf))).filter(({ height }) => height === upright.width);
  assert.ok(sideways.length > 0 && sideways.length < turns.length);
  for (const seed of [1, 2]) {
    const tilted = await sizeOf(await degrade(png, 'tilted', seed));
    assert.ok(tilted.width > upright.width && tilted.height > upright.height);
    const small = await sizeOf(await degrade(png, 'small', seed));
    assert.ok(small.width >= 700 && small.width <= 800);
    assert.ok((await brightness(await degrade(png, 'dark', seed))) < 0.55 * (await brightness(clean)));
    assert.ok((await sharpness(await degrade(png, 'blurred', seed))) < 0.7 * (await sharpness(clean)));
  }
});

test('a thumbnail is 320 pixels at its longer side', async () => {
  assert.equal((await sizeOf(await thumbnail(png))).width, 320);
});

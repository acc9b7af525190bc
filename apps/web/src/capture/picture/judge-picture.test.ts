import { expect, test } from 'vitest';
import { greyOf, judgePicture, pictureHint } from './judge-picture.ts';

const width = 240;
const height = 152;

/** A picture whose grey is asked for pixel by pixel. */
const pictureOf = (greyAt: (x: number, y: number) => number) =>
  Uint8Array.from({ length: width * height }, (_, at) => greyAt(at % width, Math.floor(at / width)));

/** Lines of letters: short black strokes on paper. */
const letters = (paper: number, ink: number) => (x: number, y: number) =>
  y % 12 < 6 && (x * 7 + Math.floor(y / 12) * 3) % 11 < 5 ? ink : paper;

/** The mean of the pixels around: a picture out of focus. */
function blurred(greyAt: (x: number, y: number) => number, reach: number) {
  return (x: number, y: number) => {
    let [sum, count] = [0, 0];
    for (let down = -reach; down <= reach; down += 1)
      for (let along = -reach; along <= reach; along += 1) {
        sum += greyAt(x + along, y + down);
        count += 1;
      }
    return sum / count;
  };
}

const hintOf = (greyAt: (x: number, y: number) => number) =>
  pictureHint(judgePicture(pictureOf(greyAt), width, height));

test('a sharp page in good light is good, on white paper too', () => {
  expect(hintOf(letters(190, 40))).toBe('good');
  expect(hintOf(letters(245, 20))).toBe('good');
  expect(hintOf(letters(255, 20))).toBe('good');
});

test('a dark room, a lamp’s reflection and a shaking hand are each told apart', () => {
  expect(hintOf(letters(40, 10))).toBe('dark');
  const lamp = (x: number, y: number) => Math.hypot(x - 120, y - 70) < 30;
  expect(hintOf((x, y) => (lamp(x, y) ? 255 : letters(150, 40)(x, y)))).toBe('glare');
  // A pale card is lighter than most tables, and glare on it is as bad.
  expect(hintOf((x, y) => (lamp(x, y) ? 255 : letters(222, 40)(x, y)))).toBe('glare');
  expect(hintOf(blurred(letters(190, 40), 5))).toBe('blurred');
});

test('an empty picture is judged without a fault', () => {
  expect(pictureHint(judgePicture(new Uint8Array(), 0, 0))).toBe('dark');
});

test('grey is light as eyes see it: green more than red, red more than blue', () => {
  const data = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
  const [red = 0, green = 0, blue = 0, white = 0] = greyOf({ data, width: 4, height: 1 });
  expect(green).toBeGreaterThan(red);
  expect(red).toBeGreaterThan(blue);
  expect(white).toBe(255);
});

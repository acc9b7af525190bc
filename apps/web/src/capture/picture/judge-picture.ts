/** How a frame of the camera looks. */
export interface Looks {
  /** Mean light, 0 (black) to 255. */
  light: number;
  /** 0 to 1: how much of it is burnt out to white in spots. */
  glare: number;
  /** Variance of the Laplacian: how much edge there is. Text in focus has hundreds, a blurred page tens. */
  sharpness: number;
}

const white = 250;
/** Side in pixels of the squares in which glare is looked for: a white page is white everywhere, glare in places. */
const square = 8;

/** Grey values, row by row, from what a canvas holds. */
export function greyOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}

/** Judges a grey picture, at the size of `seenAcross`: a smaller one hides blur, a larger one finds it in every photo. */
export function judgePicture(grey: Uint8Array, width: number, height: number): Looks {
  return {
    light: grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length),
    glare: glareIn(grey, width, height),
    sharpness: sharpnessOf(grey, width, height),
  };
}

function sharpnessOf(grey: Uint8Array, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const edge = around - 4 * (grey[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Of a picture whose lighter part is as light as this, nobody can tell paper from glare. */
const whitePaper = 240;

/** The grey that seven of ten pixels do not exceed: what the paper is like, between its letters. */
function paperOf(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= grey.length * 0.7;
  });
}

/** The share of squares that are white all over, where the paper itself is not. */
function glareIn(grey: Uint8Array, width: number, height: number): number {
  if (paperOf(grey) >= whitePaper) return 0;
  let [burnt, squares] = [0, 0];
  for (let top = 0; top + square <= height; top += square)
    for (let left = 0; left + square <= width; left += square) {
      let whole = 0;
      for (let y = top; y < top + square; y += 1)
        for (let x = left; x < left + square; x += 1) if ((grey[y * width + x] ?? 0) >= white) whole += 1;
      squares += 1;
      if (whole === square * square) burnt += 1;
    }
  return squares === 0 ? 0 : burnt / squares;
}

export type PictureHint = 'dark' | 'glare' | 'blurred' | 'good';

/** The one thing to mend first. It is advice: the picture may be taken all the same. */
export function pictureHint({ light, glare, sharpness }: Looks): PictureHint {
  if (light < 60) return 'dark';
  if (glare > 0.04 && glare < 0.5) return 'glare';
  return sharpness < 60 ? 'blurred' : 'good';
}

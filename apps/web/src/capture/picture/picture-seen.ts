import { type Corners, findCard, type Grey } from './find-card.ts';
import { judgePicture, type PictureHint, pictureHint } from './judge-picture.ts';

/** What one look at a picture says. */
export interface PictureSeen {
  hint: PictureHint;
  /** Of the card or page in it; null when none is found. */
  corners: Corners | null;
}

/** Pixels across of a picture that is looked at. More hides no blur of letters, fewer do. */
export const seenAcross = 640;

/** Share of the card that is left out at each side: its edge on the table is sharp, whatever its letters are. */
const margin = 0.05;

/** The upright box around the corners, without the edge itself. */
function cut({ grey, width, height }: Grey, corners: Corners): Grey {
  const edge = (of: 'x' | 'y', size: number) => {
    const places = corners.map((corner) => Math.min(1, Math.max(0, corner[of])) * size);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    const inset = (most - least) * margin;
    return [Math.round(least + inset), Math.round(most - inset)] as const;
  };
  const [[left, right], [top, bottom]] = [edge('x', width), edge('y', height)];
  const inside = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y += 1)
    inside.set(grey.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { grey: inside, width: right - left, height: bottom - top };
}

/** Looks for the card, and judges what is in it: the table around it may be as dark as it likes. */
export function lookAt(picture: Grey): PictureSeen {
  const corners = findCard(picture);
  const { grey, width, height } = corners ? cut(picture, corners) : picture;
  return { hint: pictureHint(judgePicture(grey, width, height)), corners };
}

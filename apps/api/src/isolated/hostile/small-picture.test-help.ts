import { svgToPng } from '@pramaan/specimens/drawing.ts';
import sharp from 'sharp';

const lines = ['Asha Sample was born', 'in Bengaluru on Monday', 'and lives there today'];

/** A small picture with enough text to be sure which side is up: reading it stays cheap. */
export function smallPicture(): Buffer {
  const shown = lines.map((line, at) => `<text x="6" y="${22 + 22 * at}">${line}</text>`).join('');
  return svgToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80" fill="#fff"/><g font-family="Noto Sans" font-size="15">${shown}</g></svg>`,
  );
}

/** It in every way in which a phone or a scanner may write it. */
export async function writtenWays(): Promise<Readonly<Record<string, Buffer>>> {
  const picture = sharp(smallPicture()).flatten({ background: '#ffffff' });
  const jpeg = (options: object) => picture.clone().jpeg(options).toBuffer();
  return {
    jpeg: await jpeg({ quality: 80 }),
    'jpeg in passes': await jpeg({ quality: 80, progressive: true }),
    'jpeg with EXIF': await picture
      .clone()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    png: await picture.clone().png().toBuffer(),
    'png with palette': await picture.clone().png({ palette: true }).toBuffer(),
    webp: await picture.clone().webp({ quality: 80 }).toBuffer(),
    'webp without loss': await picture.clone().webp({ lossless: true }).toBuffer(),
  };
}

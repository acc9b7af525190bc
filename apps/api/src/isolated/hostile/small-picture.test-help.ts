import { svgToPng } from '@pramaan/specimens/drawing.ts';
import sharp from 'sharp';

const line = 'Asha Sample was born in Bengaluru on Monday and lives there';

/** A strip with one line of text, enough of it to be sure which side is up: reading it stays cheap. */
export function smallPicture(): Buffer {
  return svgToPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="40"><rect width="440" height="40" fill="#fff"/><text x="8" y="26" font-family="Noto Sans" font-size="14">${line}</text></svg>`,
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

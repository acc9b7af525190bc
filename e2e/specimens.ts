import { expect, type Page } from '@playwright/test';
import { world } from './world.ts';

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A paper of an invented person, as the sandbox hands it out: `pan-2018`, clean or as badly taken as `how` says. */
export async function specimen(issuedDocument: string, person: string, how?: string): Promise<SentFile> {
  const query = new URLSearchParams({ person, ...(how ? { how } : {}) });
  const reply = await fetch(`${world.sandbox}/specimens/${issuedDocument}?${query}`);
  expect(reply.status, `the specimen ${issuedDocument}`).toBe(200);
  const mimeType = reply.headers.get('content-type')?.split(';')[0] ?? '';
  const ending = mimeType.split('/').at(-1) ?? '';
  return {
    name: `${person}-${issuedDocument}.${ending}`,
    mimeType,
    buffer: Buffer.from(await reply.arrayBuffer()),
  };
}

/** Gives a picture of a document: chooses it, and says that it is the right one. */
export async function submitPicture(page: Page, file: SentFile): Promise<void> {
  await page.locator('input[type=file][name=file]').last().setInputFiles(file);
  await page.getByRole('button', { name: 'Use this' }).click();
}

/** A part of a picture, in parts of its width and height. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The picture with a finger over a part of it, drawn by the page's own browser. */
export async function covered(page: Page, file: SentFile, part: Part): Promise<SentFile> {
  const drawn = await page.evaluate(
    async ({ base64, part }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser cannot draw.');
      pen.drawImage(picture, 0, 0);
      pen.fillStyle = '#b98a6a';
      const { width, height } = picture;
      pen.fillRect(part.left * width, part.top * height, part.width * width, part.height * height);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    { base64: file.buffer.toString('base64'), part },
  );
  return {
    name: file.name.replace(/\.\w+$/, '.jpg'),
    mimeType: 'image/jpeg',
    buffer: Buffer.from(drawn, 'base64'),
  };
}

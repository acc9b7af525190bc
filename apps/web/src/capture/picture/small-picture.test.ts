import { expect, test, vi } from 'vitest';
import { smallPicture } from './small-picture.ts';

const photo = (bytes: number, type = 'image/jpeg', name = 'IMG_1.jpg') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 5 });

/** A browser that can draw, and whose JPEGs have so many bytes. */
function drawing(jpegBytes: number, size = { width: 4000, height: 3000 }) {
  const drawn: number[][] = [];
  const asked = vi.fn(async () => ({ ...size, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', asked);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...where: number[]) => drawn.push(where),
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(jpegBytes)], { type: type ?? '' })),
  );
  return { drawn, asked };
}

test('a phone’s photo is made 2000 pixels long, upright, and keeps its time', async () => {
  const { drawn, asked } = drawing(300_000);
  const small = await smallPicture(photo(4_000_000));
  expect(drawn).toEqual([[0, 0, 2000, 1500]]);
  expect(asked.mock.calls[0]?.[1 as never]).toEqual({ imageOrientation: 'from-image' });
  expect(small).toMatchObject({ kind: 'ready', drawn: true, file: { size: 300_000, lastModified: 5 } });
});

test('a small photo, and one that would not get smaller, go as they are', async () => {
  drawing(900_000);
  const [light, dense] = [photo(500_000), photo(800_000)];
  expect(await smallPicture(light)).toEqual({ kind: 'ready', file: light, drawn: true });
  expect(await smallPicture(dense)).toEqual({ kind: 'ready', file: dense, drawn: true });
});

test('a PDF is not looked into', async () => {
  const { asked } = drawing(1);
  const file = photo(900_000, 'application/pdf', 'a.pdf');
  expect(await smallPicture(file)).toEqual({ kind: 'ready', file, drawn: false });
  expect(asked).not.toHaveBeenCalled();
});

test('HEIC becomes a JPEG where the browser can draw it, and is refused where it cannot', async () => {
  drawing(700_000);
  const heic = photo(500_000, '', 'IMG_2.HEIC');
  const small = await smallPicture(heic);
  expect(small).toMatchObject({ kind: 'ready', file: { name: 'IMG_2.jpg', type: 'image/jpeg' } });
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unknown')));
  expect(await smallPicture(heic)).toEqual({ kind: 'unreadable' });
});

test('a broken JPEG is left to the server to name', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('broken')));
  const file = photo(900_000);
  expect(await smallPicture(file)).toEqual({ kind: 'ready', file, drawn: false });
});

import load from '@cornerstonejs/codec-openjpeg/wasmjs';
import type { Person } from '@pramaan/documents/fixtures/people.ts';

/** Small, so that the code stays one that a phone's camera can read; UIDAI's are of this order too. */
const width = 40;
const height = 50;

/** Is the point within the ellipse around (x, y)? */
const within = (px: number, py: number, x: number, y: number, rx: number, ry: number) =>
  ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 < 1;

/** A drawn head and shoulders in grey, hair as the person wears it. */
function drawn({ gender }: Person): Uint8Array {
  const pixels = new Uint8Array(width * height);
  const hairline = gender === 'F' ? 30 : 17;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hair = within(x, y, 20, 16, gender === 'F' ? 12 : 10, gender === 'F' ? 17 : 11) && y < hairline;
      const face = within(x, y, 20, 21, 9, 11);
      const body = within(x, y, 20, 53, 18, 19);
      pixels[y * width + x] = face ? 165 : hair ? 40 : body ? 90 : 230;
    }
  return pixels;
}

const photos = new Map<string, Promise<Uint8Array>>();

/** The photo in a person's Aadhaar QR: a JPEG 2000 codestream of about 1 kB, as UIDAI packs it (standards §1.2). */
export function qrPhoto(person: Person): Promise<Uint8Array> {
  const made = photos.get(person.name) ?? encode(drawn(person));
  photos.set(person.name, made);
  return made;
}

async function encode(pixels: Uint8Array): Promise<Uint8Array> {
  const { J2KEncoder } = await load({ print: () => undefined, printErr: () => undefined });
  const encoder = new J2KEncoder();
  encoder
    .getDecodedBuffer({ width, height, bitsPerSample: 8, componentCount: 1, isSigned: false })
    .set(pixels);
  encoder.encode();
  const bytes = Uint8Array.from(encoder.getEncodedBuffer());
  encoder.delete();
  return bytes;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Regular and semibold are all that the templates use: a weight that is missing would be taken from the machine. */
const faces = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
] as const;

/** The fonts of every PDF: Latin with the rupee sign, and Devanagari. Another script is one more pair of lines. */
export function fontFiles(): Buffer[] {
  return faces.map((face) => readFileSync(fileURLToPath(import.meta.resolve(face))));
}

/** The code points that at least one of the fonts can draw, from their `cmap` tables (OpenType 1.9). */
export function drawnBy(fonts: readonly Buffer[]): ReadonlySet<number> {
  const drawn = new Set<number>();
  for (const font of fonts) for (const point of pointsOf(font)) drawn.add(point);
  return drawn;
}

function* pointsOf(font: Buffer): Generator<number> {
  const cmap = tableAt(font, 'cmap');
  for (let record = 0; record < font.readUInt16BE(cmap + 2); record++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + record * 8 + 4);
    const kind = font.readUInt16BE(subtable);
    if (kind === 4) yield* fromSegments(font, subtable);
    if (kind === 12) yield* fromGroups(font, subtable);
  }
}

function tableAt(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  throw new Error(`A font of the PDFs has no ${tag} table.`);
}

/** Format 4: segments of the first plane. A code may stand in a segment and still have no glyph. */
function* fromSegments(font: Buffer, at: number): Generator<number> {
  const size = font.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)];
    const offset = font.readUInt16BE(offsets + segment);
    for (let point = start; point <= end && point < 0xffff; point++) {
      const glyph =
        offset === 0
          ? (point + font.readUInt16BE(deltas + segment)) & 0xffff
          : font.readUInt16BE(offsets + segment + offset + (point - start) * 2);
      if (glyph !== 0) yield point;
    }
  }
}

/** Format 12: groups of every plane. */
function* fromGroups(font: Buffer, at: number): Generator<number> {
  for (let group = 0; group < font.readUInt32BE(at + 12); group++) {
    const [start, end, glyph] = [0, 4, 8].map((part) => font.readUInt32BE(at + 16 + group * 12 + part));
    for (let point = start ?? 0; point <= (end ?? -1); point++)
      if ((glyph ?? 0) + point - (start ?? 0) !== 0) yield point;
  }
}

import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const weights = ['400Regular', '600SemiBold', '700Bold'];
const fontFile = (family: string, file: string, weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family}/${weight}/${file}_${weight}.ttf`));

// Only these files: fonts of the machine would make every machine's picture another one.
const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: weights.flatMap((weight) => [
      fontFile('noto-sans', 'NotoSans', weight),
      fontFile('noto-sans-devanagari', 'NotoSansDevanagari', weight),
    ]),
    defaultFontFamily: 'Noto Sans',
  },
};

/** Draws an SVG as PNG at the size it names, with Noto Sans and Noto Sans Devanagari and no other font. */
export function svgToPng(svg: string): Buffer {
  return new Resvg(svg, options).render().asPng();
}

/** A rectangle in pixels; of a text, relative to where it begins on its base line. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

const measured = new Map<string, Extent>();

/** Where the ink of an SVG element lies when it is drawn at 0,0; nothing for an element without ink. */
export function inkOf(element: string): Extent {
  const known = measured.get(element);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${element}</svg>`;
  // innerBBox leaves out what lies above or left of the sheet; getBBox does not.
  const box = new Resvg(svg, options).getBBox();
  const ink = box
    ? { left: box.x, top: box.y, width: box.width, height: box.height }
    : { left: 0, top: 0, width: 0, height: 0 };
  if (measured.size > 20_000) measured.clear();
  measured.set(element, ink);
  return ink;
}

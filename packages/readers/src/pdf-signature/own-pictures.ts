import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '../pdf-signing/pdf-lib.ts';
import { followed, type PdfRevision } from './revision.ts';

/** A picture that more pages show is a letterhead, a seal or a watermark. */
const mostPages = 2;
const mostFound = 2_000;
const deepest = 6;

/**
 * The pages of a PDF, from 0, that show a picture of at least `least` pixels, shorter side first, which hardly any other page
 * shows; a side that cannot be read counts as large. Null when the file's own tables do not lead to its pages.
 * Source: ISO 32000-1 §7.7.3, §8.8, §8.9.5 and §8.10.
 */
export function pagesWithOwnPictures(
  bytes: Buffer,
  least: readonly [shorter: number, longer: number],
): number[] | null {
  const file = followed(bytes);
  try {
    const pages = file && pagesOf(file);
    if (!file || !pages || pages.length === 0) return null;
    const shown = pages.map((page) => picturesOf(file, page, least));
    const counts = new Map<number, number>();
    for (const numbers of shown)
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    return shown.flatMap((numbers, at) =>
      [...numbers].some((number) => (counts.get(number) ?? 0) <= mostPages) ? [at] : [],
    );
  } catch {
    return null;
  }
}

const name = (key: string) => PDFName.of(key);

/** A page, with the resources that it inherits. */
interface PageNode {
  resources: PDFObject | null;
}

function pagesOf(file: PdfRevision): PageNode[] {
  const root = file.resolve(file.trailer.get(name('Root')));
  const found: PageNode[] = [];
  const seen = new Set<number>();
  const walk = (value: PDFObject | undefined, inherited: PDFObject | null): void => {
    if (value instanceof PDFRef) {
      if (seen.has(value.objectNumber)) return;
      seen.add(value.objectNumber);
    }
    const node = file.resolve(value);
    if (!(node instanceof PDFDict) || found.length >= mostFound) return;
    const resources = file.resolve(node.get(name('Resources'))) ?? inherited;
    const kids = file.resolve(node.get(name('Kids')));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) walk(kid, resources);
    else found.push({ resources });
  };
  walk(root instanceof PDFDict ? root.get(name('Pages')) : undefined, null);
  return found;
}

/** Numbers of the large pictures that a page's resources name, themselves or inside forms. */
function picturesOf(
  file: PdfRevision,
  { resources }: PageNode,
  [shorter, longer]: readonly [number, number],
): Set<number> {
  const found = new Set<number>();
  const seen = new Set<number>();
  const sideOf = (dict: PDFDict, key: string) => {
    const value = file.resolve(dict.get(name(key)));
    return value instanceof PDFNumber ? value.asNumber() : Number.POSITIVE_INFINITY;
  };
  const look = (holder: PDFObject | null, depth: number): void => {
    const objects = holder instanceof PDFDict ? file.resolve(holder.get(name('XObject'))) : null;
    if (!(objects instanceof PDFDict) || depth > deepest) return;
    for (const value of objects.values()) {
      if (!(value instanceof PDFRef) || seen.has(value.objectNumber) || seen.size > mostFound) continue;
      seen.add(value.objectNumber);
      const object = file.resolve(value);
      if (!(object instanceof PDFRawStream)) continue;
      if (object.dict.get(name('Subtype')) === name('Form'))
        look(file.resolve(object.dict.get(name('Resources'))), depth + 1);
      const sides = [sideOf(object.dict, 'Width'), sideOf(object.dict, 'Height')].sort((a, b) => a - b);
      const isPicture = object.dict.get(name('Subtype')) === name('Image');
      if (isPicture && (sides[0] ?? 0) >= shorter && (sides[1] ?? 0) >= longer) found.add(value.objectNumber);
    }
  };
  look(resources, 0);
  return found;
}

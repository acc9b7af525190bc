import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '../pdf-signing/pdf-lib.ts';
import { followed } from './revision.ts';

const mostFiles = 100;
const deepest = 12;

/**
 * The names of the files inside a PDF, in the order of its objects; `['']` for one that says it has some and whose own tables
 * do not lead to them. Looks at what the file says of them and never at their contents. A name can say anything: one line, at most
 * 80 characters. Source: ISO 32000-1 §7.11.3 and §7.11.4.
 */
export function attachmentsOf(bytes: Buffer): string[] {
  const file = followed(bytes);
  const names: string[] = [];
  const look = (value: PDFObject | null, depth: number): void => {
    if (depth > deepest || names.length >= mostFiles) return;
    if (value instanceof PDFArray) for (const item of value.asArray()) look(item, depth + 1);
    const members = value instanceof PDFRawStream ? value.dict : value;
    if (!(members instanceof PDFDict)) return;
    if (members.has(PDFName.of('EF'))) names.push(nameOf(members));
    for (const item of members.values()) look(item, depth + 1);
  };
  try {
    // Names in a locked file are locked too.
    if (file?.trailer.has(PDFName.of('Encrypt'))) return [''];
    const numbers = new Set(file?.sections.flatMap(({ places }) => [...places.keys()]));
    for (const number of [...numbers].sort((a, b) => a - b)) look(file?.object(number) ?? null, 0);
  } catch {
    // Whatever a hostile file makes the parser throw: that there are files inside is said all the same.
  }
  return names.length > 0 ? names : [''];
}

function nameOf(specification: PDFDict): string {
  for (const key of ['UF', 'F']) {
    const value = specification.get(PDFName.of(key));
    if (value instanceof PDFString || value instanceof PDFHexString)
      return value
        .decodeText()
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, 80);
  }
  return '';
}

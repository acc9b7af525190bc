import { calendarWords } from '@pramaan/documents/calendar-words.ts';
import { PdfSigningError } from './error.ts';
import { fitLines, lineHeight } from './fit-lines.ts';
import type { Box, SignatureLook } from './look.ts';
import { type PDFDocument, type PDFFont, PDFName, type PDFRef, PDFStream, StandardFonts } from './pdf-lib.ts';

const inner = 5;

const time = calendarWords('en', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

function paragraphs({ name, reason, location, at }: SignatureLook, font: PDFFont): string[] {
  const letters = new Set(font.getCharacterSet());
  const writable = (text: string | undefined): text is string =>
    text !== undefined && text !== '' && [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  return [
    writable(name) ? `Digitally signed by ${name}` : 'Digitally signed',
    ...(writable(reason) ? [`Reason: ${reason}`] : []),
    ...(writable(location) ? [`Place: ${location}`] : []),
    `${time.format(at)} IST`,
  ].map((line) => line.replace(/\s+/g, ' ').trim());
}

/** The widget's appearance: a form of the box's size. `matrix` turns it upright. Source: ISO 32000-1 §12.5.5. */
export async function appearanceOf(
  document: PDFDocument,
  look: SignatureLook,
  box: Box,
  matrix: readonly number[],
): Promise<PDFRef> {
  const drawing = look.visible?.drawing;
  const turn = document.context.obj([...matrix]);
  if (!drawing) return written(document, look, box, turn);
  const form = await drawn(document, drawing);
  const stream = document.context.lookup(form, PDFStream);
  stream.dict.set(PDFName.of('Matrix'), turn);
  return form;
}

async function drawn(document: PDFDocument, drawing: Uint8Array): Promise<PDFRef> {
  try {
    const [page, ...more] = await document.embedPdf(Buffer.from(drawing));
    if (!page || more.length > 0) throw new PdfSigningError('no-drawing');
    await page.embed();
    return page.ref;
  } catch {
    throw new PdfSigningError('no-drawing');
  }
}

async function written(
  document: PDFDocument,
  look: SignatureLook,
  { width, height }: Box,
  matrix: ReturnType<PDFDocument['context']['obj']>,
): Promise<PDFRef> {
  const { context } = document;
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  const inside = { width: width - 2 * inner, height: height - 2 * inner };
  const { size, lines } = fitLines(paragraphs(look, font), inside, (text) => font.widthOfTextAtSize(text, 1));
  await font.embed();
  const content = [
    'q 0.4 w 0.35 0.4 0.47 RG',
    `0.2 0.2 ${fixed(width - 0.4)} ${fixed(height - 0.4)} re S`,
    'BT 0.1 0.13 0.19 rg',
    `/F ${fixed(size)} Tf ${fixed(inner)} ${fixed(height - inner - size)} Td ${fixed(size * lineHeight)} TL`,
    ...lines.map((line) => `<${font.encodeText(line).asString()}> Tj T*`),
    'ET Q',
  ].join('\n');
  const stream = context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: { Font: { F: font.ref } },
  });
  stream.dict.set(PDFName.of('Matrix'), matrix);
  return context.register(stream);
}

const fixed = (number: number) => number.toFixed(2);

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { FileError } from '../error.ts';
import { maxImagePixels, nativeSeconds } from '../open-image.ts';
import { damaged, damagedPage, locked, noSuchPage, pageTooLarge, tooLarge } from './errors.ts';
import { boundMemory } from './memory-bounds.ts';
import { pdfLimits } from './pages.ts';

export interface Drawing {
  /** What opens the PDF, when it is locked. */
  password?: string | undefined;
  /** Counted from 0. */
  page: number;
  /** Dots per inch; fewer are drawn of a page that would pass 40 megapixels. */
  dpi: number;
}

export interface Pixels {
  /** Red, green and blue, one byte each, row by row from the top. */
  data: Uint8Array;
  width: number;
  height: number;
  /** How many pages the PDF has. */
  pages: number;
}

/** One page of a PDF as a PNG, on white. Throws FileRefusal. */
export async function drawPage(bytes: Uint8Array, drawing: Drawing): Promise<Uint8Array> {
  const { data, width, height } = await drawPixels(bytes, drawing);
  const png = sharp(data, { raw: { width, height, channels: 3 } }).timeout({ seconds: nativeSeconds });
  // Speed before size: the picture is looked at and thrown away.
  return Uint8Array.from(await png.png({ compressionLevel: 3 }).toBuffer());
}

/** One page of a PDF as pixels: what `drawPage` answers, without packing and unpacking it. Throws FileRefusal. */
export async function drawPixels(bytes: Uint8Array, drawing: Drawing): Promise<Pixels> {
  const { data, width, height, pages } = await render(bytes, drawing);
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 255;
    rgb[to + 1] = data[from + 1] ?? 255;
    rgb[to + 2] = data[from + 2] ?? 255;
  }
  return { data: rgb, width, height, pages };
}

/** Red, green, blue and alpha: the library asks PDFium for this order, whatever it calls the colour space. */
async function render(bytes: Uint8Array, { password, page, dpi }: Drawing): Promise<Pixels> {
  if (bytes.length > pdfLimits.maxBytes) throw tooLarge(bytes.length, pdfLimits.maxBytes);
  const release = boundMemory();
  try {
    const library = await loadLibrary();
    const document = await library.loadDocument(bytes, password ?? '').catch(refuseOpening);
    try {
      const pages = document.getPageCount();
      if (page < 0 || page >= pages) throw noSuchPage(page + 1, pages);
      return { ...(await renderOne(document.getPage(page), page, dpi)), pages };
    } finally {
      document.destroy();
    }
  } catch (cause) {
    if (cause instanceof FileError) throw cause;
    // After a trap in WebAssembly nothing of the library can be trusted.
    loaded = null;
    throw damagedPage(page + 1, cause);
  } finally {
    release();
  }
}

function refuseOpening(cause: unknown): never {
  throw /password/i.test(String(cause)) ? locked() : damaged(cause);
}

const pointsPerInch = 72;

async function renderOne(page: PDFiumPage, number: number, dpi: number): Promise<Omit<Pixels, 'pages'>> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth >= 1 && originalHeight >= 1)) throw damagedPage(number + 1);
  const fits = Math.sqrt((maxImagePixels - 1) / (originalWidth * originalHeight));
  if (fits < 1) throw pageTooLarge(Math.round(originalWidth), Math.round(originalHeight));
  const scale = Math.min(dpi / pointsPerInch, fits);
  return page.render({ scale, colorSpace: 'BGRA', render: 'bitmap' });
}

let loaded: ReturnType<typeof PDFiumLibrary.init> | null = null;

/** The binary from node_modules, so that no address is asked for it. */
function loadLibrary(): ReturnType<typeof PDFiumLibrary.init> {
  loaded ??= readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then((wasm) =>
    PDFiumLibrary.init({ wasmBinary: Uint8Array.from(wasm).buffer }),
  );
  return loaded;
}

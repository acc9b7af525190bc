import { PDFDocument, type PDFFont, PDFName, StandardFonts } from '@cantoo/pdf-lib';

interface TextStyle {
  size: number;
  bold?: boolean;
  page?: number;
  /** From 0, black, to 1, the paper. */
  grey?: number;
  /** How far the ink covers what lies under it, 0 to 1. */
  opacity?: number;
  /** Degrees, against the clock. */
  turned?: number;
}

/** Draws text and lines on pages; y is counted from the top. Made for a thousand pages: one stream per page. */
export interface PdfCanvas {
  width: number;
  height: number;
  /** On the last page, or on another one, counted from 1. */
  text(text: string, x: number, y: number, style: TextStyle): void;
  rule(x1: number, y: number, x2: number): void;
  measure(text: string, size: number): number;
  newPage(): void;
  /** Leaves out these pages, counted from 1, as someone would who hides them. */
  /** `made`: YYYY-MM-DD, the day that the file says it was made on. */
  save(options: {
    password?: string;
    without?: ReadonlySet<number>;
    producer: string;
    made: string;
  }): Promise<Uint8Array>;
}

export async function openCanvas(width: number, height: number): Promise<PdfCanvas> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const pages: string[][] = [];
  const opacities: number[] = [];
  const stateOf = (opacity: number) => {
    if (!opacities.includes(opacity)) opacities.push(opacity);
    return `G${opacities.indexOf(opacity)}`;
  };
  const widths = new Map<string, number>();
  const measureOf = (font: PDFFont) => (text: string, size: number) => {
    let sum = 0;
    for (const sign of text) {
      let own = widths.get(sign);
      if (own === undefined) {
        own = font.widthOfTextAtSize(sign, 100) / 100;
        widths.set(sign, own);
      }
      sum += own;
    }
    return sum * size;
  };
  return {
    width,
    height,
    measure: measureOf(plain),
    newPage() {
      pages.push([]);
    },
    text(text, x, y, { size, bold: heavy, page = pages.length, grey, opacity, turned = 0 }) {
      if (text === '') return;
      const escaped = text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');
      const at = `${x.toFixed(2)} ${(height - y).toFixed(2)}`;
      const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
      const matrix = turned === 0 ? '1 0 0 1' : [cos, sin, -sin, cos].map((n) => n.toFixed(4)).join(' ');
      const drawn = `BT /${heavy ? 'F2' : 'F1'} ${size} Tf ${matrix} ${at} Tm (${escaped}) Tj ET`;
      const ink = `${opacity === undefined ? '' : `/${stateOf(opacity)} gs `}${grey === undefined ? '' : `${grey} g `}`;
      pages[page - 1]?.push(ink === '' ? drawn : `q ${ink}${drawn} Q`);
    },
    rule(x1, y, x2) {
      const line = `0.4 w ${x1.toFixed(1)} ${(height - y).toFixed(1)} m ${x2.toFixed(1)} ${(height - y).toFixed(1)} l S`;
      pages.at(-1)?.push(line);
    },
    async save({ password, without = new Set(), producer, made: day }) {
      for (const [at, parts] of pages.entries()) {
        if (without.has(at + 1)) continue;
        const page = document.addPage([width, height]);
        page.node.setFontDictionary(PDFName.of('F1'), plain.ref);
        page.node.setFontDictionary(PDFName.of('F2'), bold.ref);
        for (const [state, ca] of opacities.entries())
          page.node.setExtGState(PDFName.of(`G${state}`), document.context.obj({ Type: 'ExtGState', ca }));
        const stream = document.context.flateStream(parts.join('\n'));
        page.node.addContentStream(document.context.register(stream));
      }
      const made = new Date(`${day}T04:30:00Z`);
      document.setProducer(producer);
      document.setCreator('Statement service');
      document.setCreationDate(made);
      document.setModificationDate(made);
      if (password !== undefined)
        document.encrypt({ userPassword: password, ownerPassword: `${password}-owner` });
      return document.save({ useObjectStreams: false });
    },
  };
}

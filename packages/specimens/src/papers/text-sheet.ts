import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** One cell of a row; a longer text goes on in further lines of the cell. Widths are points. */
export interface Cell {
  width: number;
  text: string;
  align?: 'left' | 'center' | 'right';
  bold?: boolean;
}

export interface RowStyle {
  /** Lines around the cells. */
  grid?: boolean;
  size?: number;
  /** Where the first cell begins. */
  left?: number;
}

/** A PDF of A4 pages filled from the top, row by row. */
export interface TextSheet {
  row(cells: readonly Cell[], style?: RowStyle): void;
  /** One line over the whole width. */
  line(text: string, style?: RowStyle & Pick<Cell, 'align' | 'bold'>): void;
  /** A text at a place of its own, in points from the page's top left corner; the rows go on where they were. */
  mark(text: string, place: { x: number; y: number; size: number }): void;
  space(points: number): void;
  newPage(): void;
  save(password?: string): Promise<Uint8Array>;
}

export const sheetWidth = 535;
const [pageWidth, pageHeight] = [595, 842] as const;
const margin = 30;
const padding = 3;

/** @param everyPage drawn at the top of each page after the first */
export async function openSheet(everyPage: (sheet: TextSheet) => void = () => undefined): Promise<TextSheet> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  let page: PDFPage = document.addPage([pageWidth, pageHeight]);
  let y = margin;

  const linesOf = ({ text, width }: Cell, font: PDFFont, size: number) => {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && font.widthOfTextAtSize(longer, size) > width - 2 * padding) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  };

  const sheet: TextSheet = {
    row(cells, { grid = true, size = 8, left = margin } = {}) {
      const step = size * 1.25;
      const set = cells.map((cell) => {
        const font = cell.bold ? bold : plain;
        return { cell, font, lines: linesOf(cell, font, size) };
      });
      const height = Math.max(...set.map(({ lines }) => lines.length)) * step + 2 * padding;
      if (y + height > pageHeight - margin) sheet.newPage();
      let x = left;
      for (const { cell, font, lines } of set) {
        if (grid) {
          const corner = { x, y: pageHeight - y - height, width: cell.width, height };
          // Without a colour for its border it would be a black box.
          page.drawRectangle({ ...corner, borderWidth: 0.5, borderColor: rgb(0, 0, 0) });
        }
        const top = y + (height - lines.length * step) / 2;
        for (const [at, line] of lines.entries()) {
          const spare = cell.width - 2 * padding - font.widthOfTextAtSize(line, size);
          const shift = cell.align === 'right' ? spare : cell.align === 'center' ? spare / 2 : 0;
          const baseline = top + at * step + size * 0.95;
          page.drawText(line, { x: x + padding + shift, y: pageHeight - baseline, size, font });
        }
        x += cell.width;
      }
      y += height;
    },
    line(text, { grid = false, ...style } = {}) {
      const { align = 'left', bold: isBold = false, ...rest } = style;
      sheet.row([{ width: sheetWidth, text, align, bold: isBold }], { grid, ...rest });
    },
    mark(text, place) {
      page.drawText(text, { x: place.x, y: pageHeight - place.y, size: place.size, font: plain });
    },
    space(points) {
      y += points;
    },
    newPage() {
      page = document.addPage([pageWidth, pageHeight]);
      y = margin;
      everyPage(sheet);
    },
    async save(password) {
      const made = new Date('2026-01-01T00:00:00Z');
      document.setProducer('Pramaan specimens');
      document.setCreationDate(made);
      document.setModificationDate(made);
      if (password !== undefined)
        document.encrypt({ userPassword: password, ownerPassword: `${password}-owner` });
      return document.save({ useObjectStreams: false });
    },
  };
  return sheet;
}

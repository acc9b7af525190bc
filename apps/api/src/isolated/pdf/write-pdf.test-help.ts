export interface Sheet {
  /** Points. */
  width?: number;
  height?: number;
  /** The page's own setting: degrees clockwise. */
  turn?: 0 | 90 | 180 | 270;
  /** What each page draws, in PDF's own orders. */
  pages: readonly string[];
}

/** A PDF written by hand, with Helvetica as /F1. Pages with the same orders share them. */
export function writePdf({ width = 595, height = 842, turn = 0, pages }: Sheet): Buffer {
  const drawings = [...new Set(pages)];
  const firstPage = 4 + drawings.length;
  const kids = pages.map((_, at) => `${firstPage + at} 0 R`).join(' ');
  const size = `/MediaBox[0 0 ${width} ${height}]/Rotate ${turn}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...drawings.map((orders) => `<</Length ${orders.length}>>stream\n${orders}\nendstream`),
    ...pages.map((orders) => {
      const contents = `/Contents ${4 + drawings.indexOf(orders)} 0 R/Resources<</Font<</F1 3 0 R>>>>`;
      return `<</Type/Page/Parent 2 0 R${size}${contents}>>`;
    }),
    '<</Producer(Hand)>>',
  ];
  const places: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<</Root 1 0 R/Info ${objects.length} 0 R/Size ${count}>>\n`;
  return Buffer.from(`${text}${xref}${trailer}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** Orders that show a text at a point from the bottom left corner, turned so many quarters to the left. */
export function show(text: string, x: number, y: number, size = 10, quarters: 0 | 1 = 0): string {
  const turn = quarters === 0 ? '1 0 0 1' : '0 1 -1 0';
  return `BT /F1 ${size} Tf ${turn} ${x} ${y} Tm (${text}) Tj ET`;
}

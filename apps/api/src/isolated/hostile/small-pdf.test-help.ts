const line = 'Salary slip of Asha Sample, Bengaluru: 45,000.00 paid in March';
/** Flat pages: one that has to be drawn and read is read at the price of a line. */
const size = [260, 26] as const;

/** A PDF of one small page written by hand, so that every one of its bytes is one that a reader looks at. */
export function smallPdf(): Uint8Array {
  const shown = `BT /F1 8 Tf 8 10 Td (${line}) Tj ET`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.join(' ')}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${shown.length}>>\nstream\n${shown}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

/** A scan: one page that is nothing but a JPEG. */
export function scanPdf(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const shown = `q ${size[0]} 0 0 ${size[1]} 0 0 cm /I Do Q`;
  const picture = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.join(' ')}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
    `<</Length ${shown.length}>>\nstream\n${shown}\nendstream`,
    `${picture}\nstream\n${Buffer.from(jpeg).toString('latin1')}\nendstream`,
  ]);
}

function pdfOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const trailer = `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(`${file}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`, 'latin1'));
}

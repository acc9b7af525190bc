/** A picture of one byte per pixel, 0 black to 255 white, row by row. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** As a PGM file (netpbm, binary), which Tesseract's reader of pictures takes without any decoding. */
export function toPgm({ data, width, height }: Grey): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  return Buffer.concat([head, data]);
}

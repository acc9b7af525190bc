/**
 * Takes the predictors of PNG from rows of single bytes, as cross-reference streams carry them. A row of an unknown kind
 * throws RangeError. Sources: ISO 32000-1 §7.4.4.4; PNG, third edition, §9.
 * @param columns bytes in a row, without the one that names its predictor
 */
export function withoutPredictor(bytes: Uint8Array, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const from = row * (columns + 1);
    const kind = bytes[from] ?? 0;
    for (let i = 0; i < columns; i++) {
      const at = row * columns + i;
      const left = i > 0 ? (plain[at - 1] ?? 0) : 0;
      const above = row > 0 ? (plain[at - columns] ?? 0) : 0;
      const corner = row > 0 && i > 0 ? (plain[at - columns - 1] ?? 0) : 0;
      plain[at] = ((bytes[from + 1 + i] ?? 0) + predicted(kind, left, above, corner)) & 0xff;
    }
  }
  return plain;
}

function predicted(kind: number, left: number, above: number, corner: number): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      throw new RangeError(`Row predictor ${kind} is none of PNG's.`);
  }
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [left, above, corner].map((one) => Math.abs(left + above - corner - one));
  if (a === undefined || b === undefined || c === undefined) return 0;
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/*
 * Tesseract's model files: how many parts there may be (32 bits), where each begins (64 bits each, -1 for one that is not there), then the
 * parts. Little-endian. Source: tesseract 5, src/ccutil/tessdatamanager.cpp.
 */

/** Place of the neural network in the table. The others are dictionaries, and the signs that it knows. */
const network = 17;

/** The parts in their places; an empty one is not there. */
function partsOf(file: Buffer): Buffer[] {
  const count = file.readInt32LE(0);
  const begins = Array.from({ length: count }, (_, part) => Number(file.readBigInt64LE(4 + 8 * part)));
  const ends = [...begins.filter((begin) => begin >= 0), file.length].sort((a, b) => a - b);
  return begins.map((begin) =>
    begin < 0 ? Buffer.alloc(0) : file.subarray(begin, ends[ends.indexOf(begin) + 1]),
  );
}

/** The network of a model. */
export const networkOf = (file: Buffer): Buffer => partsOf(file)[network] ?? Buffer.alloc(0);

/** The model with another network in it, which must know the same signs. */
export function withNetwork(file: Buffer, other: Buffer): Buffer {
  const parts = partsOf(file).map((part, at) => (at === network ? other : part));
  const head = Buffer.alloc(4 + 8 * parts.length);
  head.writeInt32LE(parts.length, 0);
  let end = head.length;
  for (const [at, part] of parts.entries()) {
    head.writeBigInt64LE(part.length === 0 ? -1n : BigInt(end), 4 + 8 * at);
    end += part.length;
  }
  return Buffer.concat([head, ...parts]);
}

import { CFB } from '@e965/xlsx';
import { StatementRefusal } from '../refusal.ts';

const formula = 0x06;
const filePass = 0x2f;
/** Names, shared and array formulas, outside names, conditional formats and checks of input. */
const carriesFormula: ReadonlySet<number> = new Set([0x18, 0x04bc, 0x0221, 0x23, 0x01b1, 0x01be]);
/** A setting of the sheet that nobody reads; it has two bytes. */
const harmless = 0x0c;
/** "No formula": only the value that was saved with it counts. */
const none = 0xffff;

/**
 * An old Excel file without its formulas: a damaged one keeps the parser in an endless loop, and a statement needs only
 * the values. Throws StatementRefusal: not a workbook, locked. Source: MS-XLS 2.4.127 (Formula) and 2.1.4 (records).
 */
export function defuseBiff(file: Uint8Array): Uint8Array {
  try {
    const container = CFB.read(Buffer.from(file), { type: 'buffer' });
    const entry = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book');
    if (!entry?.content) throw new StatementRefusal('damaged');
    const stream = Buffer.from(entry.content as Uint8Array);
    defuse(stream);
    entry.content = stream;
    return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
  } catch (error) {
    throw error instanceof StatementRefusal ? error : new StatementRefusal('damaged');
  }
}

function defuse(stream: Buffer): void {
  for (let at = 0; at + 4 <= stream.length; ) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const from = at + 4;
    if (type === filePass) throw new StatementRefusal('unknown-lock');
    if (type === formula && length >= 22 && from + 22 <= stream.length) stream.writeUInt16LE(none, from + 20);
    else if ((type === formula || carriesFormula.has(type)) && length >= 2)
      stream.writeUInt16LE(harmless, at);
    at = from + length;
  }
}

/** One PDF value, as far as a signature dictionary needs it. Positions are byte offsets in the file. */
export type PdfValue =
  | { kind: 'dictionary'; start: number; end: number; members: Map<string, PdfValue>; repeated: Set<string> }
  | { kind: 'array'; start: number; end: number; items: PdfValue[] }
  | { kind: 'hex'; start: number; end: number }
  | { kind: 'text'; start: number; end: number; bytes: Buffer }
  | { kind: 'name'; start: number; end: number; name: string }
  | { kind: 'number'; start: number; end: number; value: number }
  | { kind: 'word'; start: number; end: number; word: string };

export type PdfDictionary = Extract<PdfValue, { kind: 'dictionary' }>;

const deepest = 16;
/** Bytes; hex strings alone may be longer, and end with the window that the caller gives. */
const longestText = 4_096;
const longestBlank = 2_048;

/** How many values may still be read: a hostile file is many small ones, or one that never ends. */
interface Budget {
  left: number;
}
const generous = (): Budget => ({ left: 400 });

/**
 * Whether a dictionary that begins at `at`, or one inside it, says a key twice: readers disagree which of the two counts. What
 * is too long or too deep to be read counts as such.
 */
export function hasRepeatedKey(bytes: Buffer, at: number): boolean {
  const value = readValue(bytes, at, { left: 50_000 });
  return value === null || repeatsKey(value);
}

function repeatsKey(value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.some(repeatsKey);
  if (value.kind !== 'dictionary') return false;
  return value.repeated.size > 0 || [...value.members.values()].some(repeatsKey);
}

const blank = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const delimiters = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)));
const code = (char: string) => char.charCodeAt(0);

/**
 * The value that begins at `at`, or null when there is none of the kinds above. Never throws; stops at 16 levels and
 * 400 values, which no signature dictionary comes near. Source: ISO 32000-1 §7.2 and §7.3.
 */
export function readValue(bytes: Buffer, at: number, budget = generous(), depth = 0): PdfValue | null {
  const start = skipBlank(bytes, at);
  const first = bytes[start];
  if (first === undefined || depth > deepest || budget.left-- <= 0) return null;
  if (first === code('<')) {
    return bytes[start + 1] === code('<')
      ? readDictionary(bytes, start, budget, depth)
      : readHex(bytes, start);
  }
  if (first === code('[')) return readArray(bytes, start, budget, depth);
  if (first === code('(')) return readText(bytes, start);
  if (first === code('/')) return readName(bytes, start);
  const end = endOfWord(bytes, start);
  if (end === start) return null;
  const word = bytes.toString('latin1', start, Math.min(end, start + 64));
  return /^[+-]?\d+(?:\.\d*)?$/.test(word)
    ? { kind: 'number', start, end, value: Number(word) }
    : { kind: 'word', start, end, word };
}

/** The first position from `at` on that is neither white space nor in a comment. */
function skipBlank(bytes: Buffer, at: number): number {
  let i = at;
  const stop = Math.min(bytes.length, at + longestBlank);
  for (; i < stop; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === code('%')) {
      while (i < stop && bytes[i] !== 0x0a && bytes[i] !== 0x0d) i++;
    } else if (!blank.has(byte)) break;
  }
  return i;
}

function endOfWord(bytes: Buffer, start: number): number {
  let end = start;
  while (
    end < Math.min(bytes.length, start + longestText) &&
    !blank.has(bytes[end] ?? 0) &&
    !delimiters.has(bytes[end] ?? 0)
  )
    end++;
  return end;
}

function readDictionary(bytes: Buffer, start: number, budget: Budget, depth: number): PdfDictionary | null {
  const members = new Map<string, PdfValue>();
  const repeated = new Set<string>();
  let at = start + 2;
  for (;;) {
    at = skipBlank(bytes, at);
    if (bytes[at] === code('>') && bytes[at + 1] === code('>'))
      return { kind: 'dictionary', start, end: at + 2, members, repeated };
    const item = readValue(bytes, at, budget, depth + 1);
    if (!item) return null;
    at = item.end;
    // The two numbers and the R of a reference leave words without a name: nothing here needs them.
    if (item.kind !== 'name') continue;
    const value = readValue(bytes, at, budget, depth + 1);
    if (!value) return null;
    at = value.end;
    if (members.has(item.name)) repeated.add(item.name);
    members.set(item.name, value);
  }
}

function readArray(bytes: Buffer, start: number, budget: Budget, depth: number): PdfValue | null {
  const items: PdfValue[] = [];
  let at = start + 1;
  for (;;) {
    at = skipBlank(bytes, at);
    if (bytes[at] === code(']')) return { kind: 'array', start, end: at + 1, items };
    const item = readValue(bytes, at, budget, depth + 1);
    if (!item) return null;
    items.push(item);
    at = item.end;
  }
}

function readHex(bytes: Buffer, start: number): PdfValue | null {
  const end = bytes.indexOf(code('>'), start);
  return end < 0 ? null : { kind: 'hex', start, end: end + 1 };
}

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readText(bytes: Buffer, start: number): PdfValue | null {
  const text: number[] = [];
  let open = 1;
  for (let i = start + 1; i < Math.min(bytes.length, start + longestText); i++) {
    const byte = bytes[i] ?? 0;
    if (byte === code('\\')) {
      const octal = /^[0-7]{1,3}/.exec(bytes.toString('latin1', i + 1, i + 4))?.[0];
      if (octal) {
        text.push(Number.parseInt(octal, 8) & 0xff);
        i += octal.length;
      } else {
        const next = bytes.toString('latin1', i + 1, i + 2);
        text.push(code(escaped[next] ?? (next || '\\')));
        i++;
      }
      continue;
    }
    if (byte === code('(')) open++;
    if (byte === code(')') && --open === 0)
      return { kind: 'text', start, end: i + 1, bytes: Buffer.from(text) };
    text.push(byte);
  }
  return null;
}

function readName(bytes: Buffer, start: number): PdfValue {
  const end = endOfWord(bytes, start + 1);
  const name = bytes
    .toString('latin1', start + 1, Math.min(end, start + 128))
    .replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { kind: 'name', start, end, name };
}

import type { FoundSignature } from './find.ts';

export type Coverage =
  /** `signed`: the two parts, in order. `end`: first byte that is not covered any more. */
  | { sound: true; signed: readonly [Buffer, Buffer]; contents: Buffer; end: number }
  | { sound: false; why: string };

/** DER of a signature with its revocation lists. */
const largestContents = 1_000_000;

/**
 * Whether a signature's /ByteRange says what it must: from the first byte of the file on, everything but its own
 * /Contents, with nothing else in the gap. Everything that shadow and wrapping attacks need is a deviation from this.
 * Source: ISO 32000-1 §12.8.1.
 */
export function coverageOf(bytes: Buffer, { dictionary, byteRange, contents }: FoundSignature): Coverage {
  const bad = (why: string): Coverage => ({ sound: false, why });
  const { repeated } = dictionary;
  for (const key of ['ByteRange', 'Contents', 'SubFilter', 'Type', 'Filter'])
    if (repeated.has(key)) return bad(`its dictionary says /${key} twice`);
  if (!byteRange) return bad('it does not tell in four numbers which bytes it covers');
  if (!contents) return bad('it holds no signature value');
  const [start, firstLength, second, secondLength] = byteRange;
  const end = second + secondLength;
  if (start !== 0) return bad('it does not cover the beginning of the file');
  if (firstLength > second || end > bytes.length)
    return bad('the parts it covers overlap or lie outside the file');
  if (firstLength !== contents.start || second !== contents.end)
    return bad('it leaves more than its own value uncovered, or less');
  if (dictionary.end > end) return bad('it does not cover its own dictionary');
  const hex = bytes.toString('latin1', contents.start + 1, contents.end - 1).replace(/[ \t\r\n\f\0]+/g, '');
  if (!/^(?:[0-9a-fA-F]{2})+$/.test(hex)) return bad('its value is not written in hexadecimal digits');
  if (hex.length > largestContents * 2) return bad('its value is larger than any signature');
  if (/^0+$/.test(hex)) return bad('its place was made but nobody signed');
  return {
    sound: true,
    signed: [bytes.subarray(0, firstLength), bytes.subarray(second, end)],
    contents: Buffer.from(hex, 'hex'),
    end,
  };
}

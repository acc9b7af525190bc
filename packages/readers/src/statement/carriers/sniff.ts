/** What a file is by its own bytes; the name it comes under proves nothing. */
type Carrier = 'pdf' | 'zip' | 'compound' | 'html' | 'xml' | 'mt940' | 'text' | 'unknown';

const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/** Looks at the first kilobytes of a file. */
export function sniff(bytes: Uint8Array): Carrier {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'compound';
  const start = decodeText(bytes.subarray(0, 8_192), true);
  if (/%PDF-\d/.test(start.slice(0, 1_024))) return 'pdf';
  if (start.includes('\0') || binaryShare(start) > 0.02) return 'unknown';
  const text = start.trimStart();
  if (/^(?:\{1:|:20:)/.test(text) || (/^:20:/m.test(text) && /^:60[FM]:/m.test(text))) return 'mt940';
  if (/^(?:<!--[\s\S]*?-->\s*)?(?:<!DOCTYPE\s+html|<html|<table|<head|<body|<style|<meta|<div)/i.test(text))
    return 'html';
  if (/^<(?:\?xml|[A-Za-z])/.test(text))
    return /<table[\s>]/i.test(text) && !/<(?:\w+:)?Workbook\b/.test(text) ? 'html' : 'xml';
  return 'text';
}

function binaryShare(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) count += 1;
  }
  return text.length === 0 ? 0 : count / text.length;
}

/**
 * Text in UTF-8 or UTF-16 by its mark, else UTF-8 where it is that, else Windows' Latin letters, which old banking
 * programs write. `part`: the bytes are the start of more, so the last letter may be cut.
 */
export function decodeText(bytes: Uint8Array, part = false): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: part });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

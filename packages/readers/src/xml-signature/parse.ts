import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { XmlError } from './error.ts';

const deepest = 32;

interface XmlLimits {
  bytes: number;
  elements: number;
  /** The text was decoded before, by what its bytes are: what it declares was true of those, and is not asked. */
  decoded?: true;
}

/** Of a document that a person hands in. */
const documentLimits: XmlLimits = { bytes: 2_000_000, elements: 20_000 };

interface ParsedXml {
  /** As it was parsed: without a byte order mark. */
  text: string;
  root: Element;
}

/**
 * Parses a stranger's XML: UTF-8, at most 2 MB, 32 levels and 20,000 elements (unless other limits are given), without
 * document type, entities or processing instructions. Those are refused before the parser sees them. Throws XmlRefusal.
 */
export function parseXml(source: string | Uint8Array, limits: XmlLimits = documentLimits): ParsedXml {
  const text = decode(source, limits);
  if (text.trim() === '') throw new XmlError('empty');
  refuseMarkup(text);
  measure(text, limits.elements);
  const root = parse(text).documentElement;
  if (!root) throw new XmlError('not-xml');
  return { text, root };
}

function decode(source: string | Uint8Array, limits: XmlLimits): string {
  if (source.length > limits.bytes) throw new XmlError('too-large');
  let text = source;
  if (typeof text !== 'string') {
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(text);
    } catch {
      throw new XmlError('encoding');
    }
  }
  text = text.replace(/^\uFEFF/, '');
  const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? 'utf-8';
  const fits = limits.decoded || /^(?:utf-?8|us-ascii)$/i.test(declared);
  // XML 1.0 §2.2 allows no other control characters, and a half of a surrogate pair is no character.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!fits || /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text)) throw new XmlError('encoding');
  if (!text.isWellFormed()) throw new XmlError('encoding');
  return text;
}

function refuseMarkup(text: string): void {
  // Also where it is plain text: no issued document says such a thing, and a parser may see it differently.
  if (/<!(?!--|\[CDATA\[)/.test(text) || /<!ENTITY/i.test(text)) throw new XmlError('doctype');
  if (/<\?/.test(text.replace(/^<\?xml[ \t\r\n][^<>]*\?>/, ''))) throw new XmlError('instruction');
}

/** Depth and number of elements, counted without recursion and in one pass: the parser's own limit is the stack. */
function measure(text: string, mostElements: number): void {
  let depth = 0;
  let elements = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const end = endOfMarkup(text, at);
    if (end < 0) throw new XmlError('not-xml');
    const kind = text[at + 1];
    if (kind === '/') depth--;
    else if (kind !== '!' && kind !== '?') {
      elements++;
      if (depth + 1 > deepest || elements > mostElements) throw new XmlError('too-deep');
      if (text[end - 2] !== '/') depth++;
    }
    at = end;
  }
}

/** Where the markup that begins at `at` is over; -1 when it never is. A `>` in quotes does not end a tag. */
function endOfMarkup(text: string, at: number): number {
  for (const [start, stop] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
  ] as const) {
    if (!text.startsWith(start, at)) continue;
    const end = text.indexOf(stop, at + start.length);
    return end < 0 ? -1 : end + stop.length;
  }
  let quote = '';
  for (let i = at + 1; i < text.length; i++) {
    const char = text[i] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '<') return -1;
    else if (char === '>') return i + 1;
  }
  return -1;
}

function parse(text: string): Document {
  try {
    // Every report stops: this parser also repairs, and xml-crypto's own older one would repair differently.
    const onError = () => {
      throw new XmlError('not-xml');
    };
    return new DOMParser({ locator: false, onError }).parseFromString(text, 'text/xml');
  } catch {
    throw new XmlError('not-xml');
  }
}

const elementNode = 1;
export const commentNode = 8;

export const isElement = (node: Node): node is Element => node.nodeType === elementNode;

/** The element's child elements, in order. */
export function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter(isElement);
}

/** Child elements of that local name, whatever the prefix. */
export function childrenNamed(element: Element, name: string): Element[] {
  return childrenOf(element).filter(({ localName }) => localName === name);
}

/** The element and everything below it, depth first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of Array.from(node.childNodes)) yield* nodesOf(child);
}

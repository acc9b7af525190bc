import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from '../pdf-signing/pdf-lib.ts';
import { withoutPredictor } from './predictor.ts';

/** A file that cannot be followed through its own tables as they stand: no reader of it is bound to see what another sees. */
class Unfollowed extends Error {}

type Place =
  | { kind: 'own'; offset: number }
  /** The `index`th object of an object stream. */
  | { kind: 'packed'; stream: number; index: number }
  | { kind: 'free' };

/** One cross-reference table or stream. */
export interface Section {
  /** Where it begins, as `startxref` or `/Prev` names it. */
  at: number;
  places: ReadonlyMap<number, Place>;
  trailer: PDFDict;
}

const mostSections = 64;
const mostObjects = 50_000;
const largestStream = 20_000_000;
/** How far before its end a revision says where its table is. */
const tailLength = 2_048;

/**
 * A PDF as its own tables describe it, up to where `bytes` end: a revision of a file is its beginning. Strict: a table that
 * must be repaired, hybrid tables and encryption are not followed. Throws `Unfollowed`, or what the parser throws.
 * Source: ISO 32000-1 §7.5.
 */
export class PdfRevision {
  /** The newest first. */
  readonly sections: readonly Section[];
  readonly #bytes: Buffer;
  readonly #context = PDFContext.create();
  readonly #read = new Map<number, PDFObject | null>();
  readonly #packs = new Map<number, { inside: Buffer; offsets: number[] }>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    if (bytes.indexOf('%PDF-') !== 0) throw new Unfollowed('does not begin with its header');
    const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailLength));
    const start = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)?.[1];
    if (start === undefined) throw new Unfollowed('does not end with the place of its table');
    this.sections = this.#chain(Number(start));
  }

  get trailer(): PDFDict {
    return this.sections[0]?.trailer ?? PDFDict.withContext(this.#context);
  }

  /** Where the object is; undefined when no table names it. */
  place(number: number): Place | undefined {
    for (const { places } of this.sections) {
      const found = places.get(number);
      if (found) return found;
    }
    return undefined;
  }

  /** Where the text of an object begins, in the file or in what an object stream holds; null when there is none. */
  source(number: number): { bytes: Buffer; at: number } | null {
    const place = this.place(number);
    if (place?.kind === 'own') return { bytes: this.#bytes, at: this.#afterHead(place.offset, number) };
    if (place?.kind !== 'packed') return null;
    const { inside, offsets } = this.#unpack(place.stream);
    const at = offsets[place.index];
    return at === undefined ? null : { bytes: inside, at };
  }

  /** The object with this number, null when there is none. */
  object(number: number): PDFObject | null {
    const known = this.#read.get(number);
    if (known !== undefined) return known;
    const source = this.source(number);
    const found = source && this.#parse(source.bytes, source.at);
    this.#read.set(number, found);
    return found;
  }

  /** What a value stands for: itself, or the object that it refers to. */
  resolve(value: PDFObject | null | undefined): PDFObject | null {
    return value instanceof PDFRef ? this.object(value.objectNumber) : (value ?? null);
  }

  /** How often each object number is referred to, in all objects of the tables and in the newest trailer. */
  references(): Map<number, number> {
    const counts = new Map<number, number>();
    const numbers = new Set(this.sections.flatMap(({ places }) => [...places.keys()]));
    if (numbers.size > mostObjects) throw new Unfollowed('has too many objects');
    for (const value of [this.trailer, ...[...numbers].map((number) => this.object(number))])
      count(value, counts);
    return counts;
  }

  #chain(start: number): Section[] {
    const sections: Section[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      if (sections.length >= mostSections || sections.some((one) => one.at === at))
        throw new Unfollowed('has tables in a circle');
      const section = this.#section(at);
      sections.push(section);
      at = numberIn(section.trailer, 'Prev');
    }
    return sections;
  }

  #section(at: number): Section {
    if (this.#bytes.toString('latin1', at, at + 4) === 'xref') return this.#table(at);
    const stream = this.#parse(this.#bytes, this.#afterHead(at, null));
    if (!(stream instanceof PDFRawStream) || stream.dict.get(PDFName.of('Type')) !== PDFName.of('XRef'))
      throw new Unfollowed('has no table where it says');
    return { at, places: placesOf(stream), trailer: stream.dict };
  }

  #table(at: number): Section {
    const places = new Map<number, Place>();
    const text = this.#bytes.toString('latin1', at, at + 20 * mostObjects);
    let next = 'xref'.length;
    const take = (pattern: RegExp) => {
      pattern.lastIndex = next;
      const found = pattern.exec(text);
      if (found) next = pattern.lastIndex;
      return found;
    };
    while (!take(/\s*trailer/y)) {
      const [, first, length] = take(/\s*(\d{1,8}) (\d{1,8})/y) ?? [];
      if (length === undefined) throw new Unfollowed('has a table that is none');
      for (let i = 0; i < Number(length); i++) {
        const [, offset, kind] = take(/\s*(\d{10}) \d{5} ([nf])/y) ?? [];
        if (!kind) throw new Unfollowed('has a table with a broken line');
        places.set(
          Number(first) + i,
          kind === 'n' ? { kind: 'own', offset: Number(offset) } : { kind: 'free' },
        );
      }
    }
    return { at, places, trailer: this.#trailer(at + next) };
  }

  #trailer(at: number): PDFDict {
    const found = this.#parse(this.#bytes, at);
    if (!(found instanceof PDFDict)) throw new Unfollowed('has no trailer');
    if (found.has(PDFName.of('XRefStm'))) throw new Unfollowed('has two tables for one revision');
    return found;
  }

  #parse(bytes: Buffer, at: number): PDFObject {
    return PDFObjectParser.forBytes(bytes.subarray(at), this.#context).parseObject();
  }

  /** Where an object's text begins behind its `1 0 obj`; with this number, unless it is asked without one. */
  #afterHead(at: number, number: number | null): number {
    const head = /^\s*(\d{1,10})\s+\d{1,5}\s+obj(?![A-Za-z])/.exec(
      this.#bytes.toString('latin1', at, at + 40),
    );
    if (!head || (number !== null && Number(head[1]) !== number))
      throw new Unfollowed('has another object where its table says');
    return at + head[0].length;
  }

  /** What an object stream holds, and where each object begins in it. */
  #unpack(number: number): { inside: Buffer; offsets: number[] } {
    const known = this.#packs.get(number);
    if (known) return known;
    const stream = this.place(number)?.kind === 'own' ? this.object(number) : null;
    if (!(stream instanceof PDFRawStream)) throw new Unfollowed('has no object stream where it says');
    const inside = contentOf(stream);
    const [first = 0, length = 0] = [numberIn(stream.dict, 'First'), numberIn(stream.dict, 'N')];
    const head = inside.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
    if (length > mostObjects || head.length < 2 * length) throw new Unfollowed('has a broken object stream');
    const pack = { inside, offsets: Array.from({ length }, (_, i) => first + (head[2 * i + 1] ?? 0)) };
    this.#packs.set(number, pack);
    return pack;
  }
}

/** The file, or its beginning, as its tables describe it; null when they cannot be followed. */
export function followed(bytes: Buffer): PdfRevision | null {
  try {
    return new PdfRevision(bytes);
  } catch {
    return null;
  }
}

function numberIn(dict: PDFDict, key: string): number | undefined {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

/** Source: ISO 32000-1 §7.5.8.3. */
function placesOf(stream: PDFRawStream): Map<number, Place> {
  const { dict } = stream;
  const numbers = (key: string) => {
    const list = dict.get(PDFName.of(key));
    return list instanceof PDFArray
      ? list.asArray().map((item) => (item instanceof PDFNumber ? item.asNumber() : Number.NaN))
      : null;
  };
  const [kindWidth = 0, ...widths] = numbers('W') ?? [];
  const [second = 0, third = 0] = widths;
  const parts = numbers('Index') ?? [0, numberIn(dict, 'Size') ?? 0];
  const content = contentOf(stream);
  const places = new Map<number, Place>();
  let at = 0;
  const field = (width: number, otherwise: number) => {
    if (width === 0) return otherwise;
    if (!(width > 0 && width <= 6) || at + width > content.length)
      throw new Unfollowed('has a table that ends before its end');
    at += width;
    return content.readUIntBE(at - width, width);
  };
  for (let part = 0; part < parts.length; part += 2)
    for (let i = 0; i < (parts[part + 1] ?? 0); i++) {
      const [kind, a, b] = [field(kindWidth, 1), field(second, 0), field(third, 0)];
      const place: Place =
        kind === 1
          ? { kind: 'own', offset: a }
          : kind === 2
            ? { kind: 'packed', stream: a, index: b }
            : { kind: 'free' };
      places.set((parts[part] ?? 0) + i, place);
    }
  return places;
}

/** What a stream holds, inflated; other filters are not used for tables, objects and proofs. Throws for those, and RangeError past 20 MB. */
export function contentOf({ dict, contents }: PDFRawStream): Buffer {
  const filter = dict.get(PDFName.of('Filter'));
  const named = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (named === undefined) return Buffer.from(contents);
  if (named !== PDFName.of('FlateDecode')) throw new Unfollowed('has a table in a form that is not read');
  const inflated = inflateSync(contents, { maxOutputLength: largestStream });
  const given = dict.get(PDFName.of('DecodeParms'));
  const parameters = given instanceof PDFArray ? given.get(0) : given;
  if (!(parameters instanceof PDFDict) || (numberIn(parameters, 'Predictor') ?? 1) === 1) return inflated;
  if ((numberIn(parameters, 'Predictor') ?? 1) < 10)
    throw new Unfollowed('has a table in a form that is not read');
  return withoutPredictor(inflated, numberIn(parameters, 'Columns') ?? 1);
}

function count(value: PDFObject | null, counts: Map<number, number>): void {
  if (value instanceof PDFRef) counts.set(value.objectNumber, (counts.get(value.objectNumber) ?? 0) + 1);
  else if (value instanceof PDFArray) for (const item of value.asArray()) count(item, counts);
  else if (value instanceof PDFRawStream) count(value.dict, counts);
  else if (value instanceof PDFDict) for (const item of value.values()) count(item, counts);
}

import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '../pdf-signing/pdf-lib.ts';
import { PdfRevision, type Section } from './revision.ts';
import { hasRepeatedKey } from './syntax.ts';

/**
 * Whether everything behind byte `end` of a PDF only proves what stands before it: certificates and revocation lists (a DSS),
 * time stamps over the file in fields that are not seen, and the date of the change. Pages, and all else that the file
 * showed, are then the same. What cannot be followed is not believed. Sources: ISO 32000-2 §12.8.4.3 and §12.8.5,
 * ETSI EN 319 142-1 §5.4 and §5.5.
 *
 * @param after the whole file
 */
export function isOnlyProofAfter(bytes: Buffer, end: number, after: PdfRevision): boolean {
  try {
    return new Update(new PdfRevision(bytes.subarray(0, end)), after).isProof();
  } catch {
    // Whatever a hostile file makes the parser throw: nothing is excused that was not read.
    return false;
  }
}

const name = (key: string) => PDFName.of(key);

/**
 * What a file became. Judged by values alone: where an object of the update lies does not matter, what it is for a reader does.
 */
class Update {
  readonly #before: PdfRevision;
  readonly #after: PdfRevision;
  readonly #references: ReadonlyMap<number, number>;
  /** The tables of the update. */
  readonly #added: readonly Section[];
  /** Objects that the update writes. */
  readonly #written: ReadonlySet<number>;
  /** Objects of before that it may write, as they were looked at. */
  readonly #excused = new Set<number>();
  /** Unseen fields with a time stamp. */
  readonly #stamps = new Set<number>();

  constructor(before: PdfRevision, after: PdfRevision) {
    this.#before = before;
    this.#after = after;
    this.#references = before.references();
    const first = before.sections[0]?.at;
    const known = after.sections.findIndex(({ at }) => at === first);
    this.#added = after.sections.slice(0, Math.max(0, known));
    this.#written = new Set(this.#added.flatMap(({ places }) => [...places.keys()]));
  }

  isProof(): boolean {
    return (
      this.#continues() &&
      [...this.#written].every((number) => this.#fillsNoHole(number)) &&
      this.#catalogHolds() &&
      this.#overwritten().every((number) => this.#excused.has(number) || this.#mayBeWritten(number))
    );
  }

  /** The new tables lead back to those of before; the catalog is the same object, and nothing is locked. */
  #continues(): boolean {
    const trailers = [...this.#added.map(({ trailer }) => trailer), this.#before.trailer];
    return (
      this.#added.length > 0 &&
      trailers.every(
        (trailer) => !trailer.has(name('Encrypt')) && this.#rootOf(trailer) === this.#rootOf(),
      ) &&
      this.#rootOf() !== undefined
    );
  }

  #rootOf(trailer: PDFDict = this.#before.trailer): number | undefined {
    const root = trailer.get(name('Root'));
    return root instanceof PDFRef ? root.objectNumber : undefined;
  }

  /** What is new was named nowhere before: it can fill no hole that was left for it. */
  #fillsNoHole(number: number): boolean {
    return !this.#isNew(number) || !this.#references.has(number);
  }

  #isNew(number: number): boolean {
    const place = this.#before.place(number);
    return !place || place.kind === 'free';
  }

  #overwritten(): number[] {
    return [...this.#written].filter(
      (number) =>
        !this.#isNew(number) &&
        !(same(this.#before.object(number), this.#after.object(number)) && this.#isPlain(number)),
    );
  }

  #catalogHolds(): boolean {
    const root = this.#rootOf() ?? 0;
    const [was, is] = [this.#before.object(root), this.#after.object(root)];
    if (!(was instanceof PDFDict) || !(is instanceof PDFDict) || !this.#isPlain(root)) return false;
    this.#excused.add(root);
    return (
      differOnlyIn(was, is, ['DSS', 'AcroForm', 'Extensions']) &&
      this.#formHolds(was.get(name('AcroForm')), is.get(name('AcroForm'))) &&
      this.#proofsGrew(was.get(name('DSS')), is.get(name('DSS')))
    );
  }

  /** A dictionary of an update says each key once: readers disagree which of two counts. */
  #isPlain(number: number): boolean {
    if (!this.#written.has(number)) return true;
    const source = this.#after.source(number);
    return source !== null && !hasRepeatedKey(source.bytes, source.at);
  }

  #formHolds(was: PDFObject | undefined, is: PDFObject | undefined): boolean {
    const [form, now] = [this.#before.resolve(was), this.#after.resolve(is)];
    if (form === null && now === null) return true;
    if (!(now instanceof PDFDict) || (form !== null && !(form instanceof PDFDict))) return false;
    if (!this.#sameOrNew(was, is)) return false;
    const fields = this.#grown(form?.get(name('Fields')), now.get(name('Fields')));
    if (!fields || !differOnlyIn(form, now, ['Fields', 'SigFlags'])) return false;
    for (const field of fields) {
      if (!(field instanceof PDFRef) || !this.#isUnseenStamp(field)) return false;
      this.#stamps.add(field.objectNumber);
    }
    return true;
  }

  /** A new field with a time stamp over the file, of no size. */
  #isUnseenStamp(reference: PDFRef): boolean {
    const field = this.#after.resolve(reference);
    if (!this.#isNew(reference.objectNumber) || !(field instanceof PDFDict)) return false;
    const held = field.get(name('V'));
    if (!(held instanceof PDFRef) || ![reference, held].every((ref) => this.#isPlain(ref.objectNumber)))
      return false;
    const value = this.#after.resolve(held);
    const rectangle = field.get(name('Rect'));
    const [left, bottom, right, top] =
      rectangle instanceof PDFArray
        ? rectangle.asArray().map((side) => (side instanceof PDFNumber ? side.asNumber() : Number.NaN))
        : [];
    return (
      field.get(name('FT')) === name('Sig') &&
      field.keys().every((key) => keysOfStamps.has(key.decodeText())) &&
      value instanceof PDFDict &&
      value.get(name('SubFilter')) === name('ETSI.RFC3161') &&
      (left === right || bottom === top) &&
      left !== undefined
    );
  }

  #proofsGrew(was: PDFObject | undefined, is: PDFObject | undefined): boolean {
    const [proofs, now] = [this.#before.resolve(was), this.#after.resolve(is)];
    if (proofs === null) return now === null || (now instanceof PDFDict && this.#sameOrNew(was, is));
    if (!(proofs instanceof PDFDict) || !(now instanceof PDFDict)) return false;
    if (!this.#sameOrNew(was, is, 'named once')) return false;
    return (
      differOnlyIn(proofs, now, ['Certs', 'OCSPs', 'CRLs', 'VRI']) &&
      ['Certs', 'OCSPs', 'CRLs'].every(
        (key) => this.#grown(proofs.get(name(key)), now.get(name(key))) !== null,
      ) &&
      this.#entriesGrew(proofs.get(name('VRI')), now.get(name('VRI')))
    );
  }

  /** Entries of a dictionary: those of before stay, others come. */
  #entriesGrew(was: PDFObject | undefined, is: PDFObject | undefined): boolean {
    const [entries, now] = [this.#before.resolve(was), this.#after.resolve(is)];
    if (entries === null) return true;
    if (!(entries instanceof PDFDict) || !(now instanceof PDFDict)) return false;
    if (!this.#sameOrNew(was, is, 'named once')) return false;
    return entries.keys().every((key) => same(entries.get(key) ?? null, now.get(key) ?? null));
  }

  /** What a list gained at its end; null when anything of before is not as it was. */
  #grown(was: PDFObject | undefined, is: PDFObject | undefined): PDFObject[] | null {
    const [list, now] = [this.#before.resolve(was), this.#after.resolve(is)];
    const items = list instanceof PDFArray ? list.asArray() : [];
    if (list !== null && !(list instanceof PDFArray)) return null;
    if (now === null) return items.length === 0 ? [] : null;
    if (!(now instanceof PDFArray) || !this.#sameOrNew(was, is, 'named once')) return null;
    const kept = items.every((item, at) => same(item, now.asArray()[at] ?? null));
    return kept ? now.asArray().slice(items.length) : null;
  }

  /**
   * Whether a value stays where it was, or moves to a new object. One that is written over is excused; what several parts
   * of the file share may only be written when it is looked at as each of them.
   */
  #sameOrNew(was: PDFObject | undefined, is: PDFObject | undefined, how?: 'named once'): boolean {
    if (!(is instanceof PDFRef)) return true;
    const number = is.objectNumber;
    if (!same(was ?? null, is)) return this.#isNew(number);
    if (how && this.#written.has(number) && this.#references.get(number) !== 1) return false;
    if (!this.#isPlain(number)) return false;
    this.#excused.add(number);
    return true;
  }

  /** A page that lists the unseen fields, its list alone, or what says when the file was last changed. */
  #mayBeWritten(number: number): boolean {
    const [was, is] = [this.#before.object(number), this.#after.object(number)];
    const listed = (items: PDFObject[] | null) =>
      items?.every((item) => item instanceof PDFRef && this.#stamps.has(item.objectNumber)) === true;
    if (!this.#isPlain(number)) return false;
    if (was instanceof PDFArray)
      return this.#isListOfPage(number) && listed(this.#grown(PDFRef.of(number), PDFRef.of(number)));
    if (!(was instanceof PDFDict) || !(is instanceof PDFDict)) return false;
    if (was.get(name('Type')) === name('Page'))
      return (
        differOnlyIn(was, is, ['Annots']) &&
        listed(this.#grown(was.get(name('Annots')), is.get(name('Annots'))))
      );
    const information = this.#before.trailer.get(name('Info'));
    const isInformation = information instanceof PDFRef && information.objectNumber === number;
    return isInformation && differOnlyIn(was, is, ['ModDate', 'Producer']);
  }

  #isListOfPage(number: number): boolean {
    const numbers = new Set(this.#before.sections.flatMap(({ places }) => [...places.keys()]));
    return [...numbers].some((each) => {
      const page = this.#before.object(each);
      if (!(page instanceof PDFDict) || page.get(name('Type')) !== name('Page')) return false;
      const list = page.get(name('Annots'));
      return list instanceof PDFRef && list.objectNumber === number;
    });
  }
}

/** What a field with a time stamp may say; an action is none of it. */
const keysOfStamps = new Set(['Type', 'Subtype', 'FT', 'T', 'TU', 'V', 'Rect', 'F', 'Ff', 'P', 'AP', 'Lock']);

function differOnlyIn(was: PDFDict | null, is: PDFDict, keys: readonly string[]): boolean {
  const all = new Set([...(was?.keys() ?? []), ...is.keys()]);
  return [...all].every(
    (key) => keys.includes(key.decodeText()) || same(was?.get(key) ?? null, is.get(key) ?? null),
  );
}

function same(a: PDFObject | null, b: PDFObject | null): boolean {
  if (a instanceof PDFRawStream && b instanceof PDFRawStream)
    return same(a.dict, b.dict) && Buffer.compare(a.contents, b.contents) === 0;
  if (a instanceof PDFArray && b instanceof PDFArray)
    return a.size() === b.size() && a.asArray().every((item, at) => same(item, b.get(at)));
  if (a instanceof PDFDict && b instanceof PDFDict)
    return (
      a.keys().length === b.keys().length &&
      a.keys().every((key) => same(a.get(key) ?? null, b.get(key) ?? null))
    );
  return a?.constructor === b?.constructor && String(a) === String(b);
}

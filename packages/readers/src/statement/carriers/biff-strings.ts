/** Bytes of a record and of those that continue it, read from the front. Throws RangeError past the end. */
export class Segments {
  #parts: readonly Buffer[];
  #part = 0;
  #at = 0;

  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }

  get ended(): boolean {
    return this.#part >= this.#parts.length - 1 && this.#at >= (this.#parts[this.#part]?.length ?? 0);
  }

  byte(): number {
    while (this.#at >= (this.#parts[this.#part]?.length ?? 0)) this.#next();
    const value = this.#parts[this.#part]?.[this.#at];
    this.#at += 1;
    return value ?? 0;
  }

  short(): number {
    return this.byte() | (this.byte() << 8);
  }

  long(): number {
    return (this.short() | (this.short() << 16)) >>> 0;
  }

  skip(count: number): void {
    for (let left = count; left > 0; ) {
      const here = Math.min(left, (this.#parts[this.#part]?.length ?? 0) - this.#at);
      this.#at += here;
      left -= here;
      if (left > 0) this.#next();
    }
  }

  /** So many letters of one or two bytes. Where they go on in another record, it says again how wide they are. */
  letters(count: number, wide: boolean): string {
    let text = '';
    let broad = wide;
    while (text.length < count) {
      if (this.#at >= (this.#parts[this.#part]?.length ?? 0)) {
        this.#next();
        broad = (this.byte() & 1) === 1;
      }
      text += String.fromCharCode(broad ? this.short() : this.byte());
    }
    return text;
  }

  #next(): void {
    this.#part += 1;
    this.#at = 0;
    if (this.#part >= this.#parts.length) throw new RangeError('The record ends too early.');
  }
}

/** A string of BIFF8: its length, how wide its letters are, marks of its looks, which are passed over. */
export function biffString(segments: Segments): string {
  const count = segments.short();
  const flags = segments.byte();
  const runs = flags & 8 ? segments.short() : 0;
  const extra = flags & 4 ? segments.long() : 0;
  const text = segments.letters(count, (flags & 1) === 1);
  segments.skip(runs * 4 + extra);
  return text;
}

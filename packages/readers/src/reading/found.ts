import { boxAround, type Word } from './page.ts';
import type { FieldReading } from './reading.ts';

/** A value found in these words of page `page`, as sure as the least sure of them. */
export function found(value: string, words: readonly Word[], page: number, more: More = {}): FieldReading {
  const box = boxAround(words.map((word) => word.box));
  const worst = words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence));
  const confidence = worst * 0.85 ** (more.repairs ?? 0);
  const reading: FieldReading = {
    value,
    confidence: more.proven ? Math.max(confidence, provenConfidence) : confidence,
    at: box && { page, box },
  };
  const doubt = more.doubt ?? ((more.repairs ?? 0) > 0 && !more.proven ? repaired : null);
  if (doubt) reading.doubt = doubt;
  if (more.proven) reading.proven = true;
  return reading;
}

/** What a check digit says is believed however unsure the engine was of the signs. */
const provenConfidence = 0.97;

/** Readings of one line agree in their mistakes too: a repaired value is shown to the person however often it was read. */
export const repaired = 'Some characters were hard to read. Compare them with the document.';

interface More {
  /** Signs that were read as their look-alikes; each makes the value less sure, and without a proof it is asked. */
  repairs?: number;
  doubt?: string | null;
  proven?: boolean;
}

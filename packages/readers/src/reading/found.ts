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
  if (more.doubt) reading.doubt = more.doubt;
  if (more.proven) reading.proven = true;
  return reading;
}

/** What a check digit says is believed however unsure the engine was of the signs. */
const provenConfidence = 0.97;

interface More {
  /** Signs that were read as their look-alikes; each makes the value less sure. */
  repairs?: number;
  doubt?: string | null;
  proven?: boolean;
}

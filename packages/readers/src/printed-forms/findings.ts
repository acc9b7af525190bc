import type { ReaderName } from '@pramaan/documents/define.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { boxAround, type Word } from '../reading/page.ts';
import type { FieldReading, Reading } from '../reading/reading.ts';
import { printMoney } from '../statement/money.ts';
import type { Amount } from './amounts.ts';

/** What a reader has found so far: fields with where they stand, checks, and the doubts these raise. */
export interface Findings {
  /** Keeps a value read from words; blank values and further readings of the same path are passed over. */
  keep(path: string, value: string, from: { page: number; words: readonly Word[] }, doubt?: string): void;
  /** Keeps an amount; one read through slips is doubtful by itself. */
  keepAmount(path: string, amount: Amount | undefined, page: number, doubt?: string): void;
  has(path: string): boolean;
  value(path: string): string;
  /** Notes a comparison; one that does not pass puts its detail as a doubt on the fields it touches. */
  check(name: string, passed: boolean, detail: string, touches: readonly string[]): void;
  /** Another place of the document says the same of these paths. */
  prove(paths: readonly string[]): void;
  /** Notes that amounts add up, which proves them, in paise, or by how much they do not. */
  sum(name: string, parts: readonly number[], total: Amount | undefined, touches: readonly string[]): void;
  /** Something to know that makes no field doubtful. */
  note(name: string, detail: string): void;
  reading(
    reader: ReaderName,
    likeness: number,
    expected: readonly string[],
    lists?: Reading['lists'],
  ): Reading;
}

/** Confidence of a value that a person has to look at. */
const unsure = 0.6;

export function openFindings(): Findings {
  const fields: Record<string, FieldReading> = {};
  const checks: Check[] = [];
  const doubted = (path: string, doubt: string) => {
    const field = fields[path];
    if (!field) return;
    const { proven: _, ...rest } = field;
    fields[path] = { ...rest, confidence: Math.min(field.confidence, unsure), doubt: field.doubt ?? doubt };
  };
  const keep: Findings['keep'] = (path, value, { page, words }, doubt) => {
    const text = value.trim();
    if (text === '' || path in fields) return;
    const box = boxAround(words.map((word) => word.box));
    const confidence = Math.min(1, ...words.map((word) => word.confidence));
    fields[path] = { value: text, confidence, at: box ? { page, box } : null };
    if (doubt) doubted(path, doubt);
  };
  const check: Findings['check'] = (name, passed, detail, touches) => {
    checks.push({ name, verdict: passed ? 'passed' : 'failed', detail });
    if (!passed) for (const path of touches) doubted(path, detail);
  };
  const prove: Findings['prove'] = (paths) => {
    for (const path of paths) {
      const field = fields[path];
      if (field && field.doubt === undefined) fields[path] = { ...field, proven: true };
    }
  };
  return {
    keep,
    check,
    prove,
    keepAmount(path, amount, page, doubt) {
      if (!amount) return;
      const slip = amount.exact ? undefined : 'Some digits of this amount are not clear. Compare them.';
      keep(path, amount.value, { page, words: amount.words }, doubt ?? slip);
    },
    has: (path) => path in fields,
    value: (path) => fields[path]?.value ?? '',
    sum(name, parts, total, touches) {
      if (!total) return;
      const added = parts.reduce((all, each) => all + each, 0);
      const off = total.paise - added;
      const found = `The rows add up to ${printMoney(added)} and the total says ${printMoney(total.paise)}`;
      const detail =
        off === 0
          ? `The rows add up to ${printMoney(added)}, as the total says.`
          : `${found}, ${printMoney(Math.abs(off))} ${off > 0 ? 'more' : 'less'}.`;
      check(name, off === 0, detail, touches);
      if (off === 0) prove(touches);
    },
    note(name, detail) {
      checks.push({ name, verdict: 'doubtful', detail });
    },
    reading: (reader, likeness, expected, lists) => ({
      reader,
      likeness: Math.round(likeness * 100) / 100,
      fields,
      ...(lists ? { lists } : {}),
      expected,
      checks,
    }),
  };
}

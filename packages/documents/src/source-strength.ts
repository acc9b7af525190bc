import type { Source } from './define.ts';

/** Weakest first: an issuer's signature says more than a registry, that more than a reading, that more than a person's word. */
const sources: readonly string[] = [
  'unsigned',
  'self-declared',
  'ocr',
  'locker',
  'registry',
  'issuer-signed',
] satisfies Source[];

/** How much the word of a source counts; less than any for one that we do not know. */
export const strengthOf = (source: string): number => sources.indexOf(source);

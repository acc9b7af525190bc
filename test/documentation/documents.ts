import { textOf } from '../source/files.ts';

/** The documents that people follow step by step; decisions and the changelog tell of what was. */
export const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/operations.md',
  'packages/client/README.md',
] as const;

/** Each guide with its text. */
export const guideTexts = guides.map((path) => ({ path, text: textOf(path) }));

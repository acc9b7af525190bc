import { enAccess } from './en-access.ts';
import { enDocuments } from './en-documents.ts';
import { enPlain } from './en-plain.ts';
import { enShell } from './en-shell.ts';

/** What pages with a frame say. A page with more to say learns it itself. */
export const enFramed = {
  ...enPlain,
  ...enShell,
  ...enAccess,
  ...enDocuments,
} as const;

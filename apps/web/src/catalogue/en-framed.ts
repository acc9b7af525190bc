import { enAccess } from './en-access.ts';
import { enDocuments } from './en-documents.ts';
import { enLater } from './en-later.ts';
import { enPlain } from './en-plain.ts';
import { enShell } from './en-shell.ts';
import { enStaff } from './en-staff.ts';

/** What pages with a frame say. A page with more to say learns it itself. */
export const enFramed = {
  ...enPlain,
  ...enShell,
  ...enAccess,
  ...enStaff,
  ...enLater,
  ...enDocuments,
} as const;

import { hiAccess } from './hi-access.ts';
import { hiDocuments } from './hi-documents.ts';
import { hiLanding } from './hi-landing.ts';
import { hiPlaces } from './hi-places.ts';
import { hiPlain } from './hi-plain.ts';
import { hiShell } from './hi-shell.ts';

/** What applicants read on pages with a frame. A page with more to say brings it itself. */
export const hiFramed = {
  ...hiPlain,
  ...hiShell,
  ...hiLanding,
  ...hiPlaces,
  ...hiAccess,
  ...hiDocuments,
} as const;

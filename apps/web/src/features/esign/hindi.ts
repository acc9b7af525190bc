import { hiCapture } from '../../catalogue/hi-capture.ts';
import { hiEsign } from '../../catalogue/hi-esign.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';

/** All that the signing page says in Hindi. */
export const esignHindi = { ...hiShell, ...hiCapture, ...hiEsign };

import { hiCredit } from '../../catalogue/hi-credit.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';

/** All that the credit page says in Hindi. */
export const creditHindi = { ...hiShell, ...hiCredit };

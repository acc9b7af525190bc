import { hiLocker } from '../../catalogue/hi-locker.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';

/** All that the locker's screens say in Hindi. */
export const lockerHindi = { ...hiShell, ...hiLocker };

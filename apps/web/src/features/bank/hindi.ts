import { hiBank } from '../../catalogue/hi-bank.ts';
import { hiBankAccount } from '../../catalogue/hi-bank-account.ts';
import { hiBankLink } from '../../catalogue/hi-bank-link.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';

/** All that the bank screens of the room say in Hindi. */
export const bankHindi = { ...hiShell, ...hiBank, ...hiBankAccount, ...hiBankLink };

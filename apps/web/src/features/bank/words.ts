import { enBank } from '../../catalogue/en-bank.ts';
import { hiBank } from '../../catalogue/hi-bank.ts';
import { hiShell } from '../../catalogue/hi-shell.ts';
import { learn } from '../../lib/catalogue.ts';
import './account/words.ts';

learn(enBank);
learn({ ...hiShell, ...hiBank }, 'hi');

import { enBankLink } from '../../../catalogue/en-bank-link.ts';
import { hiBankLink } from '../../../catalogue/hi-bank-link.ts';
import { learn } from '../../../lib/catalogue.ts';

// Whatever links a bank brings its sentences along.
learn(enBankLink);
learn(hiBankLink, 'hi');

import { enBankAccount } from '../../../catalogue/en-bank-account.ts';
import { hiBankAccount } from '../../../catalogue/hi-bank-account.ts';
import { learn } from '../../../lib/catalogue.ts';

learn(enBankAccount);
learn(hiBankAccount, 'hi');

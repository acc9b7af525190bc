import { enSettings } from '../../catalogue/en-settings.ts';
import { learn } from '../../lib/catalogue.ts';

learn(enSettings);

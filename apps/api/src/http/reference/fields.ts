import { fileFields } from './fields-of-files.ts';
import { moneyFields } from './fields-of-money.ts';
import { peopleFields } from './fields-of-people.ts';

/**
 * What a member means wherever it stands, by its name: amounts, dates and formats are said once. A call that means
 * something else by a name says so in its own entry.
 */
export const fields: Readonly<Record<string, string>> = { ...peopleFields, ...moneyFields, ...fileFields };

import { bankForms } from '@pramaan/documents/forms/registry.ts';
import { banks, statementBanks } from './banks.ts';

/** Banks and lenders whose forms can be filled, by name; `Other` for whoever is not here stands last. */
export const formBanks: readonly string[] = [
  ...new Set([
    ...banks.map(({ name }) => name),
    ...statementBanks,
    ...bankForms.flatMap(({ banks: own }) => own),
  ]),
].sort((a, b) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b, 'en'));

import type { BankForm } from './define.ts';
import * as kinds from './kinds.ts';

/** Every form there is. */
export const bankForms: readonly BankForm[] = Object.values(kinds);

/** The forms of a bank, its own first; the general one always stands at the end. */
export function formsOf(bank: string): readonly BankForm[] {
  const general = bankForms.filter(({ banks }) => banks.length === 0);
  return [...bankForms.filter(({ banks }) => banks.includes(bank)), ...general];
}

/** The bank's form of that type, by default its first; undefined when it has no such form. */
export function formOf(bank: string, formType?: string): BankForm | undefined {
  return formsOf(bank).find(({ id }) => formType === undefined || id === formType);
}

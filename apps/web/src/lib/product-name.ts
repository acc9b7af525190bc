import type { Limits, LoanProduct } from '@pramaan/documents/loan-product.ts';
import { m } from '@pramaan/messages';
import { pageLanguage } from './language.ts';

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** In which of its two languages a product's name is shown. */
export const nameLanguage = (): 'en' | 'hi' => (pageLanguage() === 'en' ? 'en' : 'hi');

/** `₹50,000 to ₹5,00,000`, `at least ₹50,000`, `at most ₹5,00,000`; null without limits. */
function rangeOf({ from, to }: Limits, text: (value: number) => string): string | null {
  if (from === null) return to === null ? null : m.product_at_most({ to: text(to) });
  return to === null
    ? m.product_at_least({ from: text(from) })
    : m.product_between({ from: text(from), to: text(to) });
}

/** The limits of a product's amount and tenure; null where it has none. */
export function limitsOf({ amount, tenure }: Pick<LoanProduct, 'amount' | 'tenure'>): string | null {
  const rupees = rangeOf(amount, (value) => whole.format(value));
  const { from, to } = tenure;
  const months =
    from !== null && to !== null
      ? m.product_months_between({ from: String(from), to: String(to) })
      : rangeOf(tenure, (count) => m.product_months({ count }));
  return [rupees, months].filter((one) => one !== null).join(', ') || null;
}

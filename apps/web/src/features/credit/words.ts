const amount = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** ₹12,34,567; a dash for what the bureau does not say. */
export const rupees = (value: number | null): string => (value === null ? '–' : amount.format(value));

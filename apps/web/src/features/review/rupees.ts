const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** 500000 → 5,00,000. */
export const rupees = (amount: number): string => whole.format(amount);

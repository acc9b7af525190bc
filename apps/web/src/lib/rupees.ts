/* The back office's amounts. The portal's first pages have their own: a file more would make them heavier. */

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const bare = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const isKnown = (amount: number | null): amount is number => amount !== null && Number.isFinite(amount);

/** 500000 → ₹5,00,000; a dash for what is not known. */
export const rupees = (amount: number | null): string => (isKnown(amount) ? whole.format(amount) : '–');

/** 969.73 → ₹969.73. */
export const exactRupees = (amount: number): string => exact.format(amount);

/** Paise, 125050 → ₹1,250.50; a dash for what is not known. */
export const paiseText = (paise: number | null): string => (isKnown(paise) ? exact.format(paise / 100) : '–');

/** 500000 → 5,00,000, for a message that has the sign itself. */
export const bareRupees = (amount: number): string => bare.format(amount);

/** A share in per cent as it is written beside sums: 57.9 %. */
export const percentText = (share: number): string => `${share.toLocaleString('en-IN')} %`;

/**
 * The equal monthly instalment of a loan, in whole rupees, by the reducing balance.
 * `amount` in rupees, `months` at least 1, `ratePercent` per cent a year; 0 is a loan without interest.
 */
export function instalmentOf(amount: number, months: number, ratePercent: number): number {
  const rate = ratePercent / 1200;
  if (rate === 0) return Math.round(amount / months);
  const growth = (1 + rate) ** months;
  return Math.round((amount * rate * growth) / (growth - 1));
}

/** What instalments are worth today at a monthly rate. */
function presentValue(instalments: readonly number[], monthly: number): number {
  let [worth, factor] = [0, 1];
  for (const instalment of instalments) {
    factor /= 1 + monthly;
    worth += instalment * factor;
  }
  return worth;
}

/**
 * Annual percentage rate: twelve times the monthly internal rate of return, in per cent with two decimals (RBI/2024-25/18,
 * annex B). Null when nothing, or more than is ever repaid, would be paid out.
 *
 * @param netDisbursed rupees paid out after all upfront charges
 * @param instalments rupees, one a month
 */
export function annualPercentageRate(netDisbursed: number, instalments: readonly number[]): number | null {
  const repaid = instalments.reduce((sum, one) => sum + one, 0);
  if (netDisbursed <= 0 || repaid < netDisbursed - 0.005) return null;
  // The value falls steadily with the rate: halving finds it.
  let [low, high] = [0, 1];
  while (presentValue(instalments, high) > netDisbursed) high *= 2;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (presentValue(instalments, middle) > netDisbursed) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * 12 * 100 * 100) / 100;
}

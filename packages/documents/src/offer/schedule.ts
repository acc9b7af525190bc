/** A loan repaid in equal monthly instalments on the reducing balance. */
export interface Loan {
  /** Whole rupees. */
  amount: number;
  tenureMonths: number;
  /** Per cent a year, at most two decimals. */
  ratePercent: number;
  /** Day of the first instalment, YYYY-MM-DD. */
  firstDue: string;
}

/** One instalment; amounts in rupees, exact to the paisa. */
export interface Instalment {
  number: number;
  due: string;
  opening: number;
  principal: number;
  interest: number;
  instalment: number;
}

/** A month's interest in paise, rounded half up. Integers throughout: a large loan has more paise than a double counts. */
function interestOf(openingPaise: number, ratePercent: number): number {
  const hundredths = BigInt(Math.round(ratePercent * 100));
  return Number((BigInt(openingPaise) * hundredths + 60_000n) / 120_000n);
}

/** The equal instalment in paise: the annuity of the loan, or its even share without interest. */
function instalmentOf({ amount, tenureMonths, ratePercent }: Loan): number {
  const monthly = ratePercent / 1200;
  const paise = amount * 100;
  if (monthly === 0) return Math.round(paise / tenureMonths);
  return Math.round((paise * monthly) / (1 - (1 + monthly) ** -tenureMonths));
}

/** The same day some months later; the last day of a month that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * Every instalment of a loan (KFS, annex C). The last one takes what rounding left, so that the principal comes to the loan
 * exactly. Interest runs by whole months; the first period counts as one month, as in RBI's illustration.
 */
export function repaymentSchedule(loan: Loan): Instalment[] {
  const equal = instalmentOf(loan);
  const rows: Instalment[] = [];
  let opening = loan.amount * 100;
  for (let number = 1; number <= loan.tenureMonths; number++) {
    const interest = interestOf(opening, loan.ratePercent);
    const left = number === loan.tenureMonths;
    const principal = left ? opening : Math.min(opening, Math.max(0, equal - interest));
    rows.push({
      number,
      due: monthsAfter(loan.firstDue, number - 1),
      opening: opening / 100,
      principal: principal / 100,
      interest: interest / 100,
      instalment: (principal + interest) / 100,
    });
    opening -= principal;
  }
  return rows;
}

/** 1234567 as 12,34,567, the way Indian papers group digits. */
export function grouped(amount: number): string {
  return new Intl.NumberFormat('en-IN').format(amount);
}

/** 845000 as 845000.00. */
export function withPaise(amount: number): string {
  return amount.toFixed(2);
}

const units = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** A whole amount below a hundred crore in words: One Lakh Twenty Thousand. */
export function inWords(amount: number): string {
  if (amount < 20) return units[amount] ?? '';
  if (amount < 100)
    return [tens[Math.floor(amount / 10)], amount % 10 ? units[amount % 10] : ''].join(' ').trim();
  const [size, name] = (
    [
      [10_000_000, 'Crore'],
      [100_000, 'Lakh'],
      [1_000, 'Thousand'],
      [100, 'Hundred'],
    ] as const
  ).find(([least]) => amount >= least) ?? [100, 'Hundred'];
  const rest = amount % size;
  return `${inWords(Math.floor(amount / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`;
}

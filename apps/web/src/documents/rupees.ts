/** Digits as typed, with Indian grouping: 1234567.5 → 12,34,567.5. What is no amount stays as it is. */
export function grouped(typed: string): string {
  const plain = typed.replace(/[₹,\s]/g, '');
  const parts = /^(\d+)(\.\d*)?$/.exec(plain);
  if (!parts) return typed;
  const [, whole = '', decimals = ''] = parts;
  const head = whole.slice(0, -3);
  const tail = whole.slice(-3);
  return (head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail) + decimals;
}

export type Scale = 'crore' | 'lakh' | 'thousand';
const scales: readonly [number, Scale][] = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
];

/** 1250000 → 12.5 lakh: how an amount is said. Null for small amounts and for what is no amount. */
export function spoken(typed: string): { count: string; scale: Scale } | null {
  const amount = Number(typed.replace(/[₹,\s]/g, ''));
  const found = scales.find(([size]) => amount >= size);
  if (!found) return null;
  const [size, scale] = found;
  return { count: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 5 }).format(amount / size), scale };
}

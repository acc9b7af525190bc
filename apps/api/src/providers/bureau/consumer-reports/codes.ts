/** Account types that Indian bureaus code with two digits; what is not here is another kind of loan. */
const kinds: Readonly<Record<string, string>> = {
  '01': 'Car loan',
  '02': 'Home loan',
  '03': 'Loan against property',
  '05': 'Personal loan',
  '06': 'Consumer loan',
  '07': 'Gold loan',
  '08': 'Education loan',
  '10': 'Credit card',
  '12': 'Overdraft',
  '13': 'Two-wheeler loan',
  '17': 'Commercial vehicle loan',
  '34': 'Tractor loan',
  '51': 'Business loan',
};

export const kindOf = (code: string): string => kinds[code] ?? 'Other loan';
export const isCard = (code: string): boolean => code === '10';

const owners: Readonly<Record<string, string>> = {
  '1': 'Individual',
  '2': 'Authorised user',
  '3': 'Guarantor',
  '4': 'Joint',
};
export const ownershipOf = (code: string): string => owners[code] ?? '';

/** What a lender's class means in days at the least (RBI's norms: special mention to 90, then not performing). */
const classDays: Readonly<Record<string, number>> = { STD: 0, SMA: 60, SUB: 91, DBT: 456, LSS: 456 };

/** Days past due of one month's sign; null for XXX and for what is no sign. */
export function daysOf(sign: string): number | null {
  if (/^\d{3}$/.test(sign)) return Number(sign);
  return classDays[sign] ?? null;
}

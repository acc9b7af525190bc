/**
 * Banks of which no table is described, by the first four letters of their branches' IFSC. Their statements print a sign, a slogan or a
 * name in Hindi where the name should be: HSBC, Standard Chartered, Indian Bank.
 */
const issuers: Readonly<Record<string, string>> = {
  ...{ AIRP: 'Airtel Payments Bank', AUBL: 'AU Small Finance Bank', CITI: 'Citibank' },
  ...{ CIUB: 'City Union Bank', CLBL: 'Capital Small Finance Bank', COSB: 'Cosmos Co-operative Bank' },
  ...{ CSBK: 'CSB Bank', DCBL: 'DCB Bank', DEUT: 'Deutsche Bank', DLXB: 'Dhanlaxmi Bank' },
  ...{ ESFB: 'Equitas Small Finance Bank', ESMF: 'ESAF Small Finance Bank', FINO: 'Fino Payments Bank' },
  ...{ HSBC: 'HSBC', IDIB: 'Indian Bank', IPOS: 'India Post Payments Bank', JAKA: 'Jammu & Kashmir Bank' },
  ...{ JIOP: 'Jio Payments Bank', JSFB: 'Jana Small Finance Bank', KARB: 'Karnataka Bank' },
  ...{ KVBL: 'Karur Vysya Bank', MAHB: 'Bank of Maharashtra', NESF: 'North East Small Finance Bank' },
  ...{ NSPB: 'NSDL Payments Bank', PSIB: 'Punjab & Sind Bank', PYTM: 'Paytm Payments Bank' },
  ...{ RATN: 'RBL Bank', SCBL: 'Standard Chartered Bank', SIBL: 'South Indian Bank' },
  ...{
    SRCB: 'Saraswat Co-operative Bank',
    SURY: 'Suryoday Small Finance Bank',
    SVCB: 'SVC Co-operative Bank',
  },
  ...{ TMBL: 'Tamilnad Mercantile Bank', UCBA: 'UCO Bank', UJVN: 'Ujjivan Small Finance Bank' },
  ...{ UTKS: 'Utkarsh Small Finance Bank' },
};

const bankLine = /^(?:[A-Za-z][A-Za-z .&-]{1,50}\b)?\w*bank(?: (?:of|ltd|limited)\b[A-Za-z .,]{0,24})?\.?$/i;

/** Banks without an IFSC of their own: they have one of the bank that sponsors them (SBIN0RRCHGB is Chhattisgarh's gramin bank). */
const sponsored =
  /\b(?:gramin|grameen|gramina|sahakari|sahakara|nagari|urban|co-?op(?:erative)?|mahila|merchants?)\b/i;

/** Lines of the heading that are a bank's name and nothing else. */
const namesIn = (lines: readonly string[]): string[] =>
  lines
    .slice(0, 40)
    .flatMap((line) => line.split(/[/|]| {2,}/))
    .flatMap((part) => {
      const latin = part.replace(/^[^A-Za-z]+/, '').trim();
      return bankLine.test(latin) && !/^bank$/i.test(latin) ? latin : [];
    });

/** The name of a gramin or co-operative bank in the heading; empty where none is. */
export const sponsoredBank = (lines: readonly string[]): string =>
  namesIn(lines).find((name) => sponsored.test(name)) ?? '';

/** The name of a bank that is not described: of its IFSC, else as the heading prints it. */
export function printedBank(lines: readonly string[], ifsc: string): string {
  return sponsoredBank(lines) || issuers[ifsc.slice(0, 4)] || (namesIn(lines)[0] ?? '');
}

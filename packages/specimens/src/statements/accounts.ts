import { demoPersonCalled, type InventedPerson, inventPerson } from '../people.ts';
import { randomOf } from '../random.ts';

/** A bank as accounts name it. `id` is the product's name of the bank (HDFC, SBI); the IFSC prefix is nobody's. */
export interface IssuingBank {
  id: string;
  name: string;
  /** How many digits its account numbers have. */
  digits: number;
}

const bank = (id: string, name: string, digits: number): IssuingBank => ({ id, name, digits });

/** Banks that people of this program bank with when nobody names another. */
export const issuingBanks: readonly [IssuingBank, IssuingBank, ...IssuingBank[]] = [
  bank('HDFC', 'HDFC Bank', 14),
  bank('SBI', 'State Bank of India', 11),
  bank('ICICI', 'ICICI Bank', 12),
  bank('AXIS', 'Axis Bank', 15),
  bank('KOTAK', 'Kotak Mahindra Bank', 10),
  bank('CANARA', 'Canara Bank', 13),
];

/** An account of an invented person. `salary` says whether wages come in here. Dates are YYYY-MM-DD. */
export interface InventedAccount {
  /** Names what happens in it: the same at whatever bank it is held. */
  seed: string;
  holder: InventedPerson;
  bank: IssuingBank;
  number: string;
  ifsc: string;
  micr: string;
  branch: string;
  type: 'SAVINGS' | 'CURRENT';
  openedOn: string;
  salary: boolean;
}

function account(holder: InventedPerson, place: 0 | 1, issuer: IssuingBank): InventedAccount {
  const seed = `${holder.seed}-${place + 1}`;
  const random = randomOf(`account ${seed} ${issuer.id}`);
  return {
    seed,
    holder,
    bank: issuer,
    number: `${random.whole(1, 9)}${random.digits(issuer.digits - 1)}`,
    // No bank's code begins with Q and these letters.
    ifsc: `Q${issuer.id
      .replace(/[^A-Z]/g, '')
      .padEnd(3, 'X')
      .slice(0, 3)}0${random.digits(6)}`,
    micr: random.digits(9),
    branch: holder.address.locality,
    type: 'SAVINGS',
    openedOn: `${random.whole(2009, 2019)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    salary: place === 0,
  };
}

/**
 * The two accounts of a person: the one with the salary and a second one. At the person's own two banks, or both at the
 * bank given; what happens in them is the same.
 */
export function accountsOf(holder: InventedPerson, at?: IssuingBank): [InventedAccount, InventedAccount] {
  const random = randomOf(`banks of ${holder.seed}`);
  const first = random.pick(issuingBanks);
  const second = random.pick(issuingBanks.filter(({ id }) => id !== first.id));
  return [account(holder, 0, at ?? first), account(holder, 1, at ?? second)];
}

/** The person whose mobile this is: a demo person, else one invented from the number. Ten digits. */
export function personOfMobile(mobile: string, demo: readonly InventedPerson[]): InventedPerson {
  return demo.find((person) => person.mobile === mobile) ?? { ...inventPerson(mobile), mobile };
}

/** A demo person by first name, or the one invented from a whole number; null for anything else. */
export function personCalled(name: string): InventedPerson | null {
  return demoPersonCalled(name) ?? (/^\d{1,6}$/.test(name) ? inventPerson(Number(name)) : null);
}

import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { Random } from '../random.ts';
import type { AccountEvent, EventKind } from './truth.ts';

const shops = [
  ['SAMPLE SUPERMARKET', 'samplemart'],
  ['DEMO PHARMACY', 'demopharma'],
  ['EXAMPLE FUEL STATION', 'examplefuel'],
  ['MODEL BOOK HOUSE', 'modelbooks'],
  ['SAMPLE SWEETS AND BAKERY', 'samplesweets'],
  ['DEMO CAB SERVICE', 'democabs'],
  ['EXAMPLE VEGETABLE MART', 'exampleveg'],
  ['MODEL MOBILE RECHARGE', 'modelrecharge'],
  ['INVENTED TEXTILES AND READYMADE GARMENTS', 'inventedtextiles'],
] as const;
const friends = [
  'KIRAN SAMPLE',
  'LEELA DEMO',
  'FAISAL EXAMPLE',
  'TARA MODEL',
  'VENKAT RAMAN INVENTED',
] as const;
const handles = ['okexample', 'ybldemo', 'samplebank', 'paydemo'] as const;

/** What makes the months of one account: same seed, same months. */
export interface Habits {
  salary: number;
  salaryDay: number;
  emi: number;
  emiDay: number;
  lender: string;
  rent: number;
}

export function habitsOf(random: Random): Habits {
  return {
    salary: random.whole(28_000, 140_000) * 100,
    salaryDay: random.pick([1, 2, 5, 7, 28]),
    emi: random.whole(3_000, 12_000) * 100 + 50,
    emiDay: random.pick([3, 5, 10]),
    lender: random.pick(['SAMPLE FINANCE LIMITED', 'DEMO HOUSING FINANCE', 'EXAMPLE FINSERV LTD']),
    rent: random.whole(8, 22) * 100_000,
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/** What happens in a month YYYY-MM, from its first to its last day. `busy`: small payments, on top of the usual ones. */
export function monthEvents(
  random: Random,
  { month, busy, habits, employer }: { month: string; busy: number; habits: Habits; employer: string },
): AccountEvent[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const events: AccountEvent[] = [];
  const add = (kind: EventKind, day: number, party: string, amount: number, credit: boolean, vpa = '') => {
    const time = `${two(random.whole(8, 21))}:${two(random.whole(0, 59))}:${two(random.whole(0, 59))}`;
    const date = `${month}-${two(Math.min(day, days))}`;
    events.push({ kind, date, time, party, vpa, rrn: `4${random.digits(11)}`, amount, credit });
  };
  const paise = (low: number, high: number) => random.whole(low * 100, high * 100);
  add('salary', habits.salaryDay, employer.toUpperCase(), habits.salary + random.whole(0, 3) * 12_345, true);
  const bounced = random.whole(0, 4) === 0;
  add('emi', habits.emiDay, habits.lender, habits.emi, false);
  if (bounced) {
    add('emi-return', habits.emiDay, habits.lender, habits.emi, true);
    add('bounce-charge', habits.emiDay + 1, '', 59_000, false);
  }
  add('upi-out', 6, 'SAMPLE HOMES RENT', habits.rent, false, 'samplehomes@okexample');
  add('bill', 12, 'DEMO ELECTRICITY BOARD', paise(400, 3_000), false);
  if (number % 3 === 0) add('interest', days, '', paise(40, 900), true);
  if (random.whole(0, 2) === 0) add('charge', random.whole(10, 20), '', 1_770, false);
  if (random.whole(0, 3) === 0)
    add('cheque', random.whole(8, 25), 'MODEL SCHOOL FEE', paise(5_000, 9_000), false);
  if (random.whole(0, 3) === 0) add('cash-in', random.whole(4, 26), '', random.whole(10, 90) * 10_000, true);
  for (let at = 0; at < random.whole(1, 3); at++)
    add('atm', random.whole(2, days), 'DOMLUR', random.whole(5, 60) * 10_000, false);
  for (let at = 0; at < busy; at++) {
    const day = random.whole(1, days);
    const [shop, name] = random.pick(shops);
    const friend = random.pick(friends);
    const own = `${friend.toLowerCase().replaceAll(' ', '.')}@${random.pick(handles)}`;
    const which = random.whole(0, 9);
    if (which < 5) add('upi-out', day, shop, paise(20, 1_900), false, `${name}@${random.pick(handles)}`);
    else if (which < 6) add('upi-out', day, friend, paise(100, 2_500), false, own);
    else if (which < 8) add('upi-in', day, friend, paise(100, 3_500), true, own);
    else if (which < 9) add('card', day, shop, paise(150, 2_400), false);
    else if (random.whole(0, 1) === 0) add('imps-out', day, friend, paise(500, 3_000), false);
    else add('neft-in', day, friend, paise(500, 5_000), true);
  }
  // What comes back comes after what went out; the rest as the clock has it.
  const rank = ({ kind }: AccountEvent) => (kind === 'emi-return' ? 2 : kind === 'bounce-charge' ? 3 : 1);
  return events
    .map((event, place) => ({ event, place }))
    .sort(
      (a, b) =>
        a.event.date.localeCompare(b.event.date) ||
        rank(a.event) - rank(b.event) ||
        (a.event.kind === b.event.kind ? a.place - b.place : a.event.time.localeCompare(b.event.time)) ||
        a.place - b.place,
    )
    .map(({ event }) => event);
}

export type Owner = Pick<Person, 'name' | 'employer' | 'address' | 'mobile'>;

import { paidOutMonthly, salaryOf } from '../papers/salary.ts';
import { type Random, randomOf } from '../random.ts';
import type { InventedAccount } from './accounts.ts';
import type { LedgerRow } from './row.ts';

/** What is meant to happen; `together` comes right after it, or not at all. */
export type Planned = Item & { batched?: readonly Item[] };
type Item = Omit<LedgerRow, 'id' | 'balance' | 'valueDate'>;

/** YYYY-MM, so many months later. */
export function monthOf(month: string, later: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + later;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

const shops = [
  ['SAMPLE STORES', 'samplestores@examplebank'],
  ['DEMO FUEL', 'demofuel@examplebank'],
  ['MODEL MEDICALS', 'modelmedicals@examplebank'],
  ['EXAMPLE TIFFINS', 'exampletiffins@examplebank'],
  ['TEST VEGETABLES', 'testvegetables@examplebank'],
  ['SPECIMEN CABS', 'specimencabs@examplebank'],
] as const;

/** A month of an account, in the order of the clock. */
export function planMonth(account: InventedAccount, month: string): Planned[] {
  const random = randomOf(`ledger ${account.seed} ${month}`);
  const write = itemsOf(random, month);
  const planned = account.salary
    ? salaryMonth(account, month, random, write)
    : quietMonth(month, random, write);
  return planned.sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1));
}

type Write = (
  day: number,
  paise: number,
  item: Pick<Item, 'side' | 'mode' | 'kind' | 'narration'> & { reference?: string },
) => Item;

function itemsOf(random: Random, month: string): Write {
  return (day, paise, item) => {
    const date = `${month}-${String(Math.min(day, lastDay(month))).padStart(2, '0')}`;
    const two = (low: number, high: number) => String(random.whole(low, high)).padStart(2, '0');
    return {
      date,
      time: `${two(7, 21)}:${two(0, 59)}:${two(0, 59)}`,
      paise,
      reference: random.digits(12),
      ...item,
    };
  };
}

function salaryMonth({ holder }: InventedAccount, month: string, random: Random, write: Write): Planned[] {
  const net = paidOutMonthly(salaryOf(holder));
  const share = (part: number) => Math.round(net * part) * 100;
  const employer = holder.employer.toUpperCase();
  const emi = share(0.18);
  const lender = 'ACH D- EXAMPLE FINANCE LIMITED';
  const planned: Planned[] = [
    write(1, net * 100, {
      side: 'credit',
      mode: 'FT',
      kind: 'salary',
      narration: `NEFT CR-QEMP0000001-${employer}-SALARY-${month}`,
    }),
    write(3, share(0.22), {
      side: 'debit',
      mode: 'FT',
      kind: 'rent',
      narration: 'IMPS-P2A-RENT-SAMPLE HOUSE OWNER',
    }),
    write(10, share(0.06), {
      side: 'debit',
      mode: 'FT',
      kind: 'own-transfer',
      narration: `TRANSFER TO OWN SAVINGS-${holder.name.toUpperCase()}`,
    }),
    write(12, random.whole(60_000, 260_000), {
      side: 'debit',
      mode: 'OTHERS',
      kind: 'bill',
      narration: 'BIL/ONL/EXAMPLE ELECTRICITY BOARD',
    }),
  ];
  // About one month in six the instalment comes back, and is paid late with a charge.
  const mandate = random.digits(9);
  const instalment = write(5, emi, {
    side: 'debit',
    mode: 'OTHERS',
    kind: 'emi',
    narration: `${lender}-${mandate}`,
  });
  if (random.whole(1, 6) === 1) {
    const returned: Item = {
      ...instalment,
      side: 'credit',
      kind: 'emi-return',
      narration: `ACH D RETURN- EXAMPLE FINANCE LIMITED-${mandate}-INSUFFICIENT FUNDS`,
    };
    const charge: Item = {
      ...instalment,
      paise: 59_000,
      kind: 'charge',
      narration: 'CHRG ACH D RTN INCL GST',
      reference: random.digits(12),
    };
    planned.push({ ...instalment, batched: [returned, charge] });
    planned.push(
      write(9, emi, {
        side: 'debit',
        mode: 'OTHERS',
        kind: 'emi',
        narration: `${lender}-${mandate}-REPRESENTED`,
      }),
    );
  } else planned.push(instalment);
  for (let times = random.whole(1, 3); times > 0; times--)
    planned.push(
      write(random.whole(4, 28), random.whole(2, 12) * 50_000, {
        side: 'debit',
        mode: 'ATM',
        kind: 'cash-out',
        narration: `ATW-512967XXXXXX${random.digits(4)}-SAMPLE NAGAR`,
      }),
    );
  planned.push(...spending(random, write, share(0.3), random.whole(14, 24)));
  return [...planned, ...interest(month, random, write)];
}

function quietMonth(month: string, random: Random, write: Write): Planned[] {
  const planned: Planned[] = [
    write(10, random.whole(20, 60) * 10_000, {
      side: 'credit',
      mode: 'FT',
      kind: 'own-transfer',
      narration: 'TRANSFER FROM OWN ACCOUNT',
    }),
    ...spending(random, write, 300_000, random.whole(2, 5)),
  ];
  if (random.whole(1, 3) === 1)
    planned.push(
      write(random.whole(5, 25), random.whole(1, 20) * 100_000, {
        side: 'credit',
        mode: 'CASH',
        kind: 'cash-in',
        narration: 'CASH DEP SAMPLE BRANCH',
      }),
    );
  return [...planned, ...interest(month, random, write)];
}

/** Small payments that come to about `paise` together, most by UPI; now and then a friend pays something back. */
function spending(random: Random, write: Write, paise: number, times: number): Planned[] {
  return Array.from({ length: times }, () => {
    const [name, vpa] = random.pick(shops);
    const rrn = random.digits(12);
    const day = random.whole(2, 28);
    const amount = Math.max(1_000, Math.round((paise / times) * (0.2 + 1.6 * random.next())));
    if (random.whole(1, 12) === 1)
      return write(day, amount, {
        side: 'credit',
        mode: 'UPI',
        kind: 'from-friend',
        reference: rrn,
        narration: `UPI/CR/${rrn}/A FRIEND/friend@examplebank/share of dinner`,
      });
    if (random.whole(1, 6) === 1)
      return write(day, amount, {
        side: 'debit',
        mode: 'CARD',
        kind: 'spending',
        narration: `POS 512967XXXXXX${random.digits(4)} ${name}`,
      });
    return write(day, amount, {
      side: 'debit',
      mode: 'UPI',
      kind: 'spending',
      reference: rrn,
      narration: `UPI/DR/${rrn}/${name}/${vpa}/payment`,
    });
  });
}

/** Paid at the end of each quarter. */
function interest(month: string, random: Random, write: Write): Planned[] {
  if (!['03', '06', '09', '12'].includes(month.slice(5))) return [];
  const paid = write(31, random.whole(8_000, 46_000), {
    side: 'credit',
    mode: 'OTHERS',
    kind: 'interest',
    narration: `INT.PD ${monthOf(month, -2)} TO ${month}`,
  });
  return [{ ...paid, time: '23:30:00' }];
}

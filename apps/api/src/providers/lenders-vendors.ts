import type { vendorServices } from '@pramaan/contract/calls/settings.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** A service of which each lender chooses the vendors, and their order. */
export type ChosenPort = (typeof vendorServices)[number];

/** A vendor in a lender's order. */
export interface ChosenVendor {
  vendor: string;
  on: boolean;
  /** Rupees a month, after which the others are asked first; absent: none. */
  budget?: number;
}

/** What `lender.settings` holds of it, under `vendors`. */
export type ChosenVendors = Partial<Record<ChosenPort, ChosenVendor[]>>;

/**
 * The connected vendors of a service in a lender's order; while the lender has chosen nothing, all of them in the
 * manifest's. A vendor that was connected after the choice comes last and is off: no data goes to a vendor that the
 * lender has not chosen.
 */
export function inLendersOrder(
  connected: readonly string[],
  chosen: readonly ChosenVendor[] | null | undefined,
): ChosenVendor[] {
  if (!chosen) return connected.map((vendor) => ({ vendor, on: true }));
  const still = chosen.filter(({ vendor }) => connected.includes(vendor));
  const added = connected.filter((name) => !chosen.some(({ vendor }) => vendor === name));
  return [...still, ...added.map((vendor) => ({ vendor, on: false }))];
}

async function inUse(trx: Queryable, port: ChosenPort, connected: readonly string[]) {
  const [row] = await trx.query<{ chosen: ChosenVendor[] | null }>(
    sql`select settings -> 'vendors' -> ${port}::text as chosen from lender`,
  );
  return inLendersOrder(connected, row?.chosen).filter(({ on }) => on);
}

/** The connected vendors that the transaction's lender uses, the one to ask first in front. */
export async function vendorsInUse(
  trx: Queryable,
  port: ChosenPort,
  connected: readonly string[],
): Promise<string[]> {
  return (await inUse(trx, port, connected)).map(({ vendor }) => vendor);
}

/** Paise that each vendor's checks have cost the transaction's lender in this month, at the prices that Usage shows. */
export async function spentThisMonth(
  trx: Queryable,
  vendors: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.query<{ provider: string; paise: number }>(sql`
    select c.provider, coalesce(sum(coalesce(c.paise, (l.settings -> 'prices' ->> c.endpoint)::int)), 0)::float8 as paise
    from check_use c join lender l on l.id = c.lender_id
    where c.kind = 'answered' and c.provider = any(${vendors}::text[]) and c.at >= date_trunc('month', now())
    group by c.provider`);
  return new Map(rows.map(({ provider, paise }) => [provider, paise]));
}

/** A vendor that has used up its budget of the month: rupees. */
export interface OverBudget {
  vendor: string;
  budget: number;
}

/**
 * The connected vendors of verification that the transaction's lender uses, the one to ask first in front: those over their
 * budget of the month after all others (decision 0079).
 */
export async function vendorsToAsk(
  trx: Queryable,
  connected: readonly string[],
): Promise<{ vendors: string[]; over: OverBudget[] }> {
  const used = await inUse(trx, 'verification', connected);
  const limited = used.flatMap(({ vendor, budget }) => (budget === undefined ? [] : [{ vendor, budget }]));
  if (limited.length === 0) return { vendors: used.map(({ vendor }) => vendor), over: [] };
  const spent = await spentThisMonth(
    trx,
    limited.map(({ vendor }) => vendor),
  );
  const over = limited.filter(({ vendor, budget }) => (spent.get(vendor) ?? 0) >= budget * 100);
  const isOver = ({ vendor }: ChosenVendor) => over.some((one) => one.vendor === vendor);
  const vendors = [...used.filter((one) => !isOver(one)), ...used.filter(isOver)];
  return { vendors: vendors.map(({ vendor }) => vendor), over };
}

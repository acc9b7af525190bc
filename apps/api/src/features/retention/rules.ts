import type { getRetention } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import {
  type Ending,
  endings,
  lawOf,
  leastDays,
  type RetainedKind,
  retainedKinds,
  usualDays,
} from '@pramaan/contract/retention.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** What stands in `lender.settings`. */
interface Stored {
  retentionClock?: boolean;
  retention?: Partial<Record<RetainedKind, Partial<Record<Ending, number>>>>;
}

/** A lender's clock: whether it runs, and the days of each kind. */
export interface Rules {
  clock: boolean;
  set(kind: RetainedKind, ending: Ending): number | undefined;
  days(kind: RetainedKind, ending: Ending): number;
}

/** The rules of the lender in whose transaction it is called. */
export async function readRules(trx: Queryable): Promise<Rules> {
  const [row] = await trx.query<{ settings: Stored }>(sql`select settings from lender`);
  const { retention = {}, retentionClock = false } = row?.settings ?? {};
  const set = (kind: RetainedKind, ending: Ending) => retention[kind]?.[ending];
  return {
    clock: retentionClock,
    set,
    // A law that came after the setting holds all the same.
    days: (kind, ending) => Math.max(set(kind, ending) ?? usualDays(kind, ending), leastDays(kind, ending)),
  };
}

/** The rules as the screen shows them. */
export const shownRules = (rules: Rules): ResultOf<typeof getRetention> => ({
  clock: rules.clock,
  rules: retainedKinds.flatMap((kind) =>
    endings.map((ending) => ({
      kind,
      ending,
      days: rules.days(kind, ending),
      usual: rules.set(kind, ending) === undefined,
      least: leastDays(kind, ending),
      law: lawOf(kind, ending),
    })),
  ),
});

const change = async (trx: Queryable, lender: string, actor: Actor, changed: Stored, said: object) => {
  await trx.query(
    sql`update lender set settings = settings || ${JSON.stringify(changed)}::jsonb where id = ${lender}`,
  );
  await audit(trx, lender, actor, 'settings.changed', null, said);
};

/** Starts or stops the clock. */
export const setClock = (trx: Queryable, lender: string, on: boolean, actor: Actor): Promise<void> =>
  change(trx, lender, actor, { retentionClock: on }, { retentionClock: on });

/** Settles one rule; null takes it back to the usual. Throws RETAINED_BY_LAW below what a law wants, BAD_REQUEST below our least. */
export async function setRule(
  trx: Queryable,
  lender: string,
  { kind, ending, days }: { kind: RetainedKind; ending: Ending; days: number | null },
  actor: Actor,
): Promise<void> {
  const least = leastDays(kind, ending);
  if (days !== null && days < least) {
    if (lawOf(kind, ending)) throw new ApiError('RETAINED_BY_LAW');
    throw new ApiError('BAD_REQUEST', `Give people time to come back: ${least} days at least.`, [
      { path: 'days', message: `${least} days at least.` },
    ]);
  }
  const [row] = await trx.query<{ settings: Stored }>(sql`select settings from lender for update`);
  const before = row?.settings.retention ?? {};
  const { [ending]: _, ...others } = before[kind] ?? {};
  const retention = { ...before, [kind]: { ...others, ...(days === null ? {} : { [ending]: days }) } };
  await change(trx, lender, actor, { retention }, { retention: `${kind} ${ending}: ${days ?? 'usual'}` });
}

import { ApiError } from '@pramaan/contract/errors.ts';
import { checkLimits } from '@pramaan/contract/limits.ts';
import type { RecordRef } from '../../case-file/records.ts';
import { countTry, giveTryBack } from '../../platform/attempts.ts';
import { type Actor, audit, system } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { readStaffContact } from '../../platform/staff-contact.ts';
import type { Vault } from '../../platform/vault.ts';
import type { OverBudget } from '../../providers/lenders-vendors.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { messageStaff } from '../../providers/messages/to-staff.ts';

interface LimitDeps {
  db: Database;
  vault: Vault;
  outbox: () => Outbox;
}

const dayMs = 86_400_000;
const monthMs = 32 * dayMs;
/** The share of the day's checks after which the lender is told. */
const nearly = 0.8;

const refused = (code: 'CHECK_LIMIT' | 'CHECKS_PAUSED'): ApiError => {
  const error = new ApiError(code);
  error.retryAfter = 3600;
  return error;
};

/** What the owners are told, and how the audit log says it. */
interface Alarm {
  action: 'checks.nearly-used' | 'checks.used-up' | 'vendor.budget-used';
  detail: Record<string, string | number>;
  text: 'checks-nearly-used' | 'checks-wholly-used' | 'vendor-budget-used';
  values?: Record<string, string>;
}

/** Tells the owners that something they pay for is used up, or nearly: a message, an audit row, a webhook event. */
async function alarm(
  deps: LimitDeps,
  lender: string,
  { action, detail, text, values }: Alarm,
): Promise<void> {
  const { db, vault } = deps;
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    await audit(trx, lender, system, action, null, detail);
    const owners = await trx.query<{ id: string; lender: string }>(
      sql`select s.id, l.name as lender from staff s join lender l on l.id = s.lender_id where s.role = 1 and s.status = 1`,
    );
    for (const owner of owners) {
      const contact = await readStaffContact(trx, sealed, owner.id);
      if (!contact) continue;
      const message = { text, language: 'en', values: { lender: owner.lender, ...values } } as const;
      await messageStaff(trx, deps.outbox(), lender, contact, message);
    }
  });
}

/** How many checks the transaction's lender pays for in a day. */
export async function checksPerDay(trx: Queryable): Promise<number> {
  const [row] = await trx.query<{ limit: number | null }>(
    sql`select (settings ->> 'checksPerDay')::float8 as limit from lender`,
  );
  return row?.limit ?? checkLimits.perLender;
}

/**
 * Limits on questions that a source answers for money. One person asks so often in a day, and so often for one document,
 * so that nobody reads a registry through us; a lender has a budget for the day, and hears of it before it ends.
 */
export function checkLimiter(deps: LimitDeps) {
  const { db, vault } = deps;
  const keysOf = ({ lender, applicant, entry }: RecordRef) => ({
    person: vault.lookup('paid checks of', applicant),
    document: vault.lookup('paid checks of document', `${applicant} ${entry.document.id}`),
    lender: vault.lookup('paid checks of lender', lender),
  });
  const count = (key: Buffer) => countTry(db, key, dayMs);

  return {
    /**
     * Before a source is asked. Throws CHECK_LIMIT for the person, CHECKS_PAUSED for the lender.
     *
     * @param limit the lender's (`checksPerDay`)
     */
    async take(recordRef: RecordRef, actor: Pick<Actor, 'kind'>, limit: number): Promise<void> {
      const keys = keysOf(recordRef);
      const perDocument =
        actor.kind === 'applicant' ? checkLimits.perDocument : checkLimits.perDocumentByStaff;
      if ((await count(keys.document)) > perDocument) throw refused('CHECK_LIMIT');
      if ((await count(keys.person)) > checkLimits.perPerson) throw refused('CHECK_LIMIT');
      const used = await count(keys.lender);
      const tell = (action: Alarm['action'], text: Alarm['text']) =>
        alarm(deps, recordRef.lender, { action, text, detail: { limit } });
      if (used === Math.ceil(limit * nearly)) await tell('checks.nearly-used', 'checks-nearly-used');
      if (used === limit + 1) await tell('checks.used-up', 'checks-wholly-used');
      if (used > limit) throw refused('CHECKS_PAUSED');
    },

    /** A vendor has used up its budget (rupees): the owners hear of it once in a month, and again after they raised it. */
    async overBudget(
      lender: string,
      { vendor, title, budget }: OverBudget & { title: string },
    ): Promise<void> {
      const month = new Date().toISOString().slice(0, 7);
      const key = vault.lookup('vendor over budget', [lender, vendor, budget, month].join(' '));
      if ((await countTry(db, key, monthMs)) > 1) return;
      await alarm(deps, lender, {
        action: 'vendor.budget-used',
        detail: { vendor, budget },
        text: 'vendor-budget-used',
        values: { vendor: title },
      });
    },

    /** The source gave no answer: it is not held against the person. The lender's count only rises, so that it alarms once. */
    async giveBack(recordRef: RecordRef): Promise<void> {
      const { person, document } = keysOf(recordRef);
      for (const key of [person, document]) await giveTryBack(db, key);
    },
  };
}

export type CheckLimiter = ReturnType<typeof checkLimiter>;

import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { bankSources } from '@pramaan/contract/calls/bank-shapes.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { printMonth } from '@pramaan/readers/statement/dates.ts';
import { changeDraft } from '../../case-file/draft.ts';
import { storeRecord } from '../../case-file/records.ts';
import type { MadeAccount } from '../../isolated/statements/made-account.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { isId, newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { draftOfAccount } from './draft-of-account.ts';

type BankSource = (typeof bankSources)[number];

export interface Whose {
  lender: string;
  applicant: string;
  /** The consent under which it is read. */
  consent?: string;
}

/** What is sealed of an account. */
interface AccountContent extends MadeAccount {
  accountType: string;
}

export interface StoredAccount {
  id: string;
  source: BankSource;
  content: AccountContent;
  uploads: string[];
  chosen: boolean;
  addedAt: Date;
}

interface Row {
  id: string;
  source: BankSource;
  content: Uint8Array;
  uploads: string[];
  chosen: boolean;
  added_at: Date;
}

/** What the specification's card and record can carry at once; the account's own page shows every row. */
const mostInFile = 2_000;

const about = (id: string) => `bank account ${id}`;
const seal = (vault: LenderVault, id: string, content: AccountContent) =>
  vault.seal(gzipSync(JSON.stringify(content), { level: 1 }), about(id));

/** A recurring payment as accounts had it that were stored before November 2026: its day stood in English words. */
interface EarlierRecurring {
  every?: string;
  dayOfMonth?: number;
}

function open(vault: LenderVault, id: string, sealed: Uint8Array): AccountContent {
  const content = JSON.parse(gunzipSync(vault.open(sealed, about(id))).toString()) as AccountContent;
  for (const one of content.analysis.recurring as EarlierRecurring[]) {
    one.dayOfMonth ??= Number(/\d+/.exec(one.every ?? '')?.[0] ?? 1);
    delete one.every;
  }
  return content;
}

function statementEntry(): Entry {
  const entry = findEntry('bankStatement', 'statement');
  if (!entry) throw new Error('No document declares bankStatement.statement.');
  return entry;
}

const missingMonths = (months: readonly string[]) =>
  `The statement does not cover ${months.map(printMonth).join(', ')}.`;

/** How the proof of a statement reads among the checks of a record. */
export function proofChecks({ statement, tamper }: MadeAccount): Check[] {
  const { proof, calendar } = statement;
  const balance: Check = {
    name: 'Balance',
    verdict: proof.balanced ? 'passed' : 'failed',
    detail: proof.balanced
      ? `Every balance follows from the one before. Rows checked: ${proof.rowsVerified}.`
      : (proof.differences[0]?.sentence ?? 'The balances do not add up.'),
  };
  const months: Check[] =
    calendar.missing.length > 0
      ? [{ name: 'Months', verdict: 'doubtful', detail: missingMonths(calendar.missing) }]
      : [];
  const notes = tamper
    .filter(({ weight }) => weight !== 'low')
    .map(({ sentence }): Check => ({ name: 'File', verdict: 'doubtful', detail: sentence }));
  return [balance, ...months, ...notes];
}

/** What the functions below share. */
interface Deps {
  db: Database;
  vault: Vault;
}

const rowsOf = (trx: Queryable, applicant: string) =>
  trx.query<Row>(sql`
      select id, source, content, uploads, chosen, added_at from bank_account
      where applicant_id = ${applicant} order by added_at desc, id`);

const storedOf = (
  vault: LenderVault,
  { id, source, content, uploads, chosen, added_at }: Row,
): StoredAccount => ({
  id,
  source,
  content: open(vault, id, content),
  uploads,
  chosen,
  addedAt: added_at,
});

/** Writes the account into the file as its statement (C §3). */
async function writeRecord(
  { vault: hashes }: Deps,
  trx: Queryable,
  vault: LenderVault,
  whose: Whose,
  account: StoredAccount,
  actor: Actor,
): Promise<void> {
  const entry = statementEntry();
  const { record, statement } = account.content;
  const data = entry.method.result.parse({
    ...record,
    transactions: record.transactions.slice(-mostInFile),
  });
  await storeRecord(
    trx,
    { ...whose, entry, instance: 1 },
    {
      basis: statement.proof.balanced ? 'sound' : 'doubtful',
      data,
      source: account.source === 'upload' ? 'ocr' : 'registry',
      provider: providers[account.source],
      checks: proofChecks(account.content),
      request: { account: account.id },
      asked: null,
    },
    { vault, hashes, actor, action: 'document.verified' },
  );
  await trx.query(
    sql`update bank_account set chosen = (id = ${account.id}) where applicant_id = ${whose.applicant}`,
  );
  await writeDraft(trx, vault, whose);
}

/** Brings the bank keys of the application draft up to date with the accounts of the file. */
async function writeDraft(trx: Queryable, vault: LenderVault, whose: Whose): Promise<void> {
  const all = (await rowsOf(trx, whose.applicant)).map((row) => storedOf(vault, row));
  const chosen = all.find((account) => account.chosen) ?? null;
  await changeDraft(trx, vault, whose, draftOfAccount(whose.applicant, chosen, all));
}

/** As JSON, which is what is stored: a member without a value is none. */
const isSame = (one: AccountContent, other: AccountContent) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/**
 * Keeps an account. One that came before from the same place is renewed; with the same content nothing changes and nobody is told: a
 * source answers the waiting page and our own look-up alike. The first one of a file becomes its statement by itself, and a renewed
 * one stays it.
 *
 * @param outside how its source names it: a renewed account is found by it
 */
async function keep(
  deps: Deps,
  whose: Whose,
  made: MadeAccount,
  given: { source: BankSource; outside: string; accountType: string; uploads?: string[]; id?: string },
  actor: Actor,
): Promise<StoredAccount> {
  const { vault: hashes, db } = deps;
  const vault = await hashes.of(whose.lender, db);
  const hash = hashes.lookup('bank account', `${whose.applicant} ${given.source} ${given.outside}`);
  const { period, transactions, proof } = made.statement;
  return db.tenant(whose.lender, async (trx) => {
    const [known] = await trx.query<Row & { outside_hash: Uint8Array }>(
      sql`select id, source, content, uploads, chosen, added_at, outside_hash from bank_account
            where applicant_id = ${whose.applicant} and (outside_hash = ${hash} or id = ${given.id ?? null}) for update`,
    );
    const [other] = await trx.query<{ id: string }>(
      sql`select id from bank_account where applicant_id = ${whose.applicant} and chosen limit 1`,
    );
    const id = known?.id ?? newId();
    const content: AccountContent = { ...made, accountType: given.accountType };
    const before = known && storedOf(vault, known);
    if (before && !given.uploads && isSame(before.content, content)) return before;
    await trx.query(sql`
          insert into bank_account (id, lender_id, applicant_id, source, outside_hash, content, transactions, balanced, period_from, period_to, uploads, added_by)
          values (${id}, ${whose.lender}, ${whose.applicant}, ${given.source}, ${known?.outside_hash ?? hash}, ${seal(vault, id, content)}, ${transactions.length},
            ${proof.balanced}, ${period.from}, ${period.to}, ${given.uploads ?? []}::uuid[], ${actor.id})
          on conflict (lender_id, applicant_id, outside_hash) do update set content = excluded.content, transactions = excluded.transactions,
            balanced = excluded.balanced, period_from = excluded.period_from, period_to = excluded.period_to,
            uploads = bank_account.uploads || excluded.uploads, updated_at = excluded.updated_at`);
    await audit(trx, whose.lender, actor, 'bank.added', whose.applicant, {
      source: given.source,
      rows: transactions.length,
      balanced: proof.balanced,
    });
    const account: StoredAccount = {
      id,
      source: given.source,
      content,
      uploads: given.uploads ?? [],
      chosen: known?.chosen ?? !other,
      addedAt: known?.added_at ?? new Date(),
    };
    if (account.chosen) await writeRecord(deps, trx, vault, whose, account, actor);
    else await writeDraft(trx, vault, whose);
    return account;
  });
}

async function list({ vault: hashes, db }: Deps, { lender, applicant }: Whose): Promise<StoredAccount[]> {
  const vault = await hashes.of(lender, db);
  const rows = await db.tenant(lender, (trx) => rowsOf(trx, applicant));
  return rows.map((row) => storedOf(vault, row));
}

/** The account that is the statement of the file; undefined when none is. */
async function chosen(
  { vault: hashes, db }: Deps,
  { lender, applicant }: Whose,
): Promise<StoredAccount | undefined> {
  const vault = await hashes.of(lender, db);
  const [row] = await db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
          select id, source, content, uploads, chosen, added_at from bank_account
          where applicant_id = ${applicant} and chosen`),
  );
  return row && storedOf(vault, row);
}

/** One account of this applicant. Throws NOT_FOUND. */
async function read(
  { vault: hashes, db }: Deps,
  { lender, applicant }: Whose,
  id: string,
): Promise<StoredAccount> {
  const vault = await hashes.of(lender, db);
  const rows = isId(id)
    ? await db.tenant(lender, (trx) =>
        trx.query<Row>(sql`
              select id, source, content, uploads, chosen, added_at from bank_account
              where id = ${id} and applicant_id = ${applicant}`),
      )
    : [];
  if (!rows[0]) throw new ApiError('NOT_FOUND', 'This account is no longer available.');
  return storedOf(vault, rows[0]);
}

/** Makes an account the statement of the file. Throws NOT_FOUND. */
async function choose(deps: Deps, whose: Whose, id: string, actor: Actor): Promise<StoredAccount> {
  const { vault: hashes, db } = deps;
  const account = await read(deps, whose, id);
  const vault = await hashes.of(whose.lender, db);
  await db.tenant(whose.lender, (trx) => writeRecord(deps, trx, vault, whose, account, actor));
  return { ...account, chosen: true };
}

/** Removes an account. Its statement stays in the history and is no longer the current record. */
async function remove({ db, vault: hashes }: Deps, whose: Whose, id: string, actor: Actor): Promise<void> {
  const { lender, applicant } = whose;
  const vault = await hashes.of(lender, db);
  await db.tenant(lender, async (trx) => {
    const gone = await trx.query(
      sql`delete from bank_account where id = ${id} and applicant_id = ${applicant} returning id`,
    );
    if (gone.length === 0) throw new ApiError('NOT_FOUND', 'This account is no longer available.');
    await writeDraft(trx, vault, whose);
    await audit(trx, lender, actor, 'bank.removed', applicant, {});
  });
}

/** The bank accounts of applicants: kept sealed, one of them the statement of the file. */
export function storedAccounts(deps: Deps) {
  return bound(deps, { keep, list, chosen, read, choose, remove });
}

export type StoredAccounts = ReturnType<typeof storedAccounts>;

const providers: Record<BankSource, string> = {
  'account-aggregator': 'the bank, by an Account Aggregator',
  aggregator: 'the bank, by the aggregator',
  'net-banking': 'the bank, by net banking',
  upload: 'statement read here',
};

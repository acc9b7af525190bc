import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { knownOf } from '../../case-file/known.ts';
import { FileError } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database } from '../../platform/database.ts';
import { isId, newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type {
  AggregatorSessions,
  BankAggregator,
  LinkedAccount,
  LinkState,
  LinkTrouble,
} from '../../providers/bank-aggregator/port.ts';
import { type BankSessions, given, type OpenSession } from './sessions.ts';
import type { StoredAccount, StoredAccounts, Whose } from './stored-accounts.ts';

export type LinkStatus = 'started' | 'working' | 'linked' | 'partial' | 'failed' | 'abandoned';
export interface Trouble {
  code: string;
  sentence: string;
}

interface Row {
  id: string;
  session_id: string;
  bank: string;
  months: number;
  state: LinkStatus;
  trouble: Trouble | null;
  known: string[];
  outside_id: string | null;
  started_at: Date;
}

const troubles: Record<LinkTrouble, string> = {
  wrong_password:
    'Your bank did not know the user id or the password. Try again, or choose another way: nothing was moved.',
  code_needed:
    'Your bank asked for a one-time code that was not given in time. Try again with your phone at hand.',
  bank_down: 'Your bank does not answer right now. Choose another way, or try again later.',
  action_at_bank:
    'Your bank wants you to do something on its own site first. Log in there once, then try again.',
  other: 'Your bank did not connect. No money or data moved. Try again, or choose another way.',
};

/** Longer than any bank takes; then the link counts as given up. */
const abandonedAfterMs = 60 * 60_000;

/** What the functions below share. */
interface Deps {
  db: Database;
  vault: Vault;
  aggregator: BankAggregator;
  sessions: BankSessions;
  accounts: StoredAccounts;
  publicUrl: string;
}

async function find({ db }: Deps, { lender, applicant }: Whose, id: string): Promise<Row> {
  const [row] = isId(id)
    ? await db.tenant(lender, (trx) =>
        trx.query<Row>(sql`
            select id, session_id, bank, months, state, trouble, known, outside_id, started_at from bank_link
            where id = ${id} and applicant_id = ${applicant}`),
      )
    : [];
  if (!row) throw new ApiError('NOT_FOUND', 'This link has expired. Start again from the bank page.');
  return row;
}

const note = (
  { db }: Deps,
  whose: Whose,
  id: string,
  state: LinkStatus,
  trouble: Trouble | null,
  outside: string | null,
) =>
  db.tenant(whose.lender, (trx) =>
    trx.query(sql`
        update bank_link set state = ${state}, trouble = ${trouble && JSON.stringify(trouble)}, outside_id = ${outside},
          settled_at = case when ${state} in ('started', 'working') then null else now() end
        where id = ${id}`),
  );

/** The accounts of a link, proved and kept like any statement. */
async function takeIn(
  deps: Deps,
  whose: Whose,
  row: Row,
  opened: AggregatorSessions,
  outside: string,
  actor: Actor,
): Promise<StoredAccount[]> {
  const { aggregator, db, vault } = deps;
  const linked = given(await aggregator.accounts(opened)).filter(({ linkId }) => linkId === outside);
  const known = await knownOf(db, vault, whose);
  const stored: StoredAccount[] = [];
  for (const account of linked) {
    const one = await takeOne(deps, whose, row, opened, account, known.employer, actor);
    if (one) stored.push(one);
  }
  return stored;
}

async function takeOne(
  { aggregator, accounts }: Deps,
  whose: Whose,
  { months }: Row,
  opened: AggregatorSessions,
  account: LinkedAccount,
  employer: string,
  actor: Actor,
): Promise<StoredAccount | null> {
  const range = rangeOf(months, new Date());
  const transactions = given(await aggregator.transactions(opened, account.id, range));
  const asked = { from: range.from.slice(0, 7), to: range.to.slice(0, 7) };
  try {
    const made = await runIsolated(
      'takeAccount',
      {
        account: { ...account, ...range, transactions },
        asked,
        employer,
      },
      senderOf(whose, actor),
    );
    return await accounts.keep(
      whose,
      made,
      { source: 'aggregator', outside: account.id, accountType: account.accountType },
      actor,
    );
  } catch (error) {
    // An account without a single transaction is no statement, and no failure of the link.
    if (error instanceof FileError) return null;
    throw error;
  }
}

/** Begins a link: the form that the browser posts to the external page. */
async function start(
  { publicUrl, aggregator, db }: Deps,
  session: OpenSession,
  asked: {
    providerId?: string | undefined;
    keyword?: string | undefined;
    months?: number | undefined;
    mobile: boolean;
  },
  actor: Actor,
): Promise<{ linkId: string; form: { action: string; fields: Record<string, string> } }> {
  const months = asked.months ?? limits.statementMonths;
  const id = newId();
  const callback = `${publicUrl}/bank-mob-status?link=${id}${asked.mobile ? '&from=mobile' : ''}`;
  // First: sessions that are no longer taken are told apart here from a bank that is down.
  const form = await aggregator.linkForm(session.sessions, {
    callback,
    range: rangeOf(months, new Date()),
    ...(asked.keyword ? { keyword: asked.keyword } : {}),
    ...(asked.providerId ? { providerId: asked.providerId } : {}),
  });
  if (!form.ok && form.reason === 'refused') throw new ApiError('BANK_TOKEN_REFUSED');
  const value = given(form);
  const bank = asked.providerId
    ? given(await aggregator.provider(session.sessions, asked.providerId)).name
    : '';
  const known = given(await aggregator.links(session.sessions)).map((link) => link.id);
  await db.tenant(session.lender, async (trx) => {
    await trx.query(sql`
          insert into bank_link (id, lender_id, applicant_id, session_id, bank, months, known)
          values (${id}, ${session.lender}, ${session.applicant}, ${session.id}, ${bank}, ${months}, ${known})`);
    await audit(trx, session.lender, actor, 'bank.linking-started', session.applicant, { bank });
  });
  return { linkId: id, form: value };
}

/** The status of a link, asked of the aggregator. New accounts are added once. */
async function settle(
  deps: Deps,
  whose: Whose,
  id: string,
  actor: Actor,
): Promise<{ state: LinkStatus; bank: string; trouble: Trouble | null; accounts: StoredAccount[] }> {
  const { sessions, aggregator } = deps;
  const row = await find(deps, whose, id);
  if (row.state === 'failed' || row.state === 'abandoned')
    return { state: row.state, bank: row.bank, trouble: row.trouble, accounts: [] };
  const opened = await sessions.byId(whose, row.session_id);
  if (!opened) throw new ApiError('BANK_SESSION_EXPIRED');
  const link = newLink(given(await aggregator.links(opened)), row);
  if (!link) {
    const late = Date.now() - row.started_at.valueOf() > abandonedAfterMs;
    const trouble = late ? { code: 'abandoned', sentence: troubles.other } : null;
    if (late) await note(deps, whose, id, 'abandoned', trouble, null);
    return { state: late ? 'abandoned' : 'started', bank: row.bank, trouble, accounts: [] };
  }
  const trouble = link.trouble && { code: link.trouble, sentence: troubles[link.trouble] };
  if (link.state === 'in_progress' || link.state === 'failed') {
    const state = link.state === 'failed' ? 'failed' : 'working';
    await note(deps, whose, id, state, trouble, link.id);
    return { state, bank: row.bank, trouble, accounts: [] };
  }
  const state = link.state === 'partial' ? 'partial' : 'linked';
  const stored = await takeIn(deps, whose, row, opened, link.id, actor);
  await note(deps, whose, id, state, trouble, link.id);
  return { state, bank: row.bank, trouble, accounts: stored };
}

/** Links to banks by the aggregator's external page (P §2.5–2.6). What is true is asked, never read from a callback. */
export function bankLinks(deps: Deps) {
  return bound(deps, { start, settle });
}

export type BankLinks = ReturnType<typeof bankLinks>;

/** The link that was not there when this one began; the latest of several. */
function newLink(links: readonly LinkState[], { known, outside_id }: Row): LinkState | undefined {
  if (outside_id) return links.find(({ id }) => id === outside_id);
  return links.filter(({ id }) => !known.includes(id)).at(-1);
}

/** Whole months up to today. */
export function rangeOf(months: number, now: Date): { from: string; to: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return { from: first.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
}

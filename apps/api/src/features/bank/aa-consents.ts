import type { listAaConsents } from '@pramaan/contract/calls/bank-consents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { knownOf } from '../../case-file/known.ts';
import { FileError } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { type FetchKeys, newFetchKeys } from '../../providers/account-aggregator/fetch-keys.ts';
import type {
  AccountAggregator,
  ConsentStatus,
  DataSession,
  FetchedData,
} from '../../providers/account-aggregator/port.ts';
import { purposes } from '../../providers/account-aggregator/purposes.ts';
import { offService } from '../../providers/off.ts';
import { institutionName } from './institution-name.ts';
import { rangeOf } from './links.ts';
import { given } from './sessions.ts';
import type { StoredAccount, StoredAccounts, Whose } from './stored-accounts.ts';

/** Those that are on, by name. */
export type Connectors = ReadonlyMap<string, AccountAggregator>;

/** The connector of a name; one that is off answers with SERVICE_OFF. */
const connectorOf = (connectors: Connectors, name: string): AccountAggregator =>
  connectors.get(name) ?? offService('accountAggregator');
export type ConsentFacts = ResultOf<typeof listAaConsents>[number];
type State = ConsentFacts['state'];

interface Facts {
  purpose: { code: string; text: string };
  range: { from: string; to: string };
  expiresAt: string;
  dataLife: string;
  frequency: string;
  fetchType: string;
  accounts: string[];
}

interface Row {
  id: string;
  connector: string;
  handle: string;
  outside_id: string | null;
  state: State;
  facts: Facts;
  gathering: Uint8Array | null;
  trouble: { code: string; sentence: string } | null;
  asked_at: Date;
}

interface Fetch {
  session: DataSession;
  keys: FetchKeys;
}

/** For underwriting one loan: the statement is read once, kept a month, and the consent lapses with it (standards §7.1). */
const terms = {
  purpose: 105,
  keepFor: { unit: 'MONTH', value: 1 },
  lasts: { unit: 'MONTH', value: 1 },
  frequency: { unit: 'MONTH', value: 1 },
  fetchType: 'ONETIME',
  mode: 'STORE',
} as const;

const states: Record<ConsentStatus, State> = {
  PENDING: 'asked',
  ACTIVE: 'active',
  REJECTED: 'rejected',
  REVOKED: 'revoked',
  PAUSED: 'paused',
  EXPIRED: 'expired',
};

const sentences: Partial<Record<State, string>> = {
  rejected: 'You did not agree there, so nothing was read. You can ask again, or choose another way.',
  revoked: 'This consent was withdrawn. Nothing more is read.',
  paused: 'This consent is paused in the Account Aggregator’s app. Resume it there, or choose another way.',
  expired: 'This consent has run out. Ask again.',
  failed: 'No bank sent its data. Try another Account Aggregator, or choose another way.',
};

const factsOf = (
  { connectors }: Deps,
  { id, connector, state, facts, trouble, asked_at }: Row,
): ConsentFacts => ({
  consentId: id,
  connector,
  aggregator: connectors.get(connector)?.title ?? connector,
  state,
  ...facts,
  askedAt: asked_at.toISOString(),
  trouble: trouble ?? (sentences[state] ? { code: state, sentence: sentences[state] } : null),
});

type Settled = ConsentFacts & { fetching: boolean; added: StoredAccount[] };

interface ConsentDeps {
  db: Database;
  vault: Vault;
  connectors: Connectors;
  accounts: StoredAccounts;
  publicUrl: string;
}

type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(deps: ConsentDeps) {
  // The aggregator's notice and the person's own page come together, and a consent for one use is used once: the
  // second waits, and then finds what the first fetched.
  return { ...deps, runLocked: distributedLock(deps, 'aa consent') };
}

async function find({ db }: Deps, { lender, applicant }: Whose, id: string): Promise<Row> {
  const [row] = isId(id)
    ? await db.tenant(lender, (trx) =>
        trx.query<Row>(sql`
            select id, connector, handle, outside_id, state, facts, gathering, trouble, asked_at from aa_consent
            where id = ${id} and applicant_id = ${applicant}`),
      )
    : [];
  if (!row) throw new ApiError('NOT_FOUND', 'This consent is no longer available.');
  return row;
}

const write = (trx: Queryable, row: Row): Promise<unknown> =>
  trx.query(sql`
      update aa_consent set state = ${row.state}, outside_id = ${row.outside_id}, facts = ${JSON.stringify(row.facts)},
        gathering = ${row.gathering}, trouble = ${row.trouble && JSON.stringify(row.trouble)}, updated_at = now()
      where id = ${row.id}`);

const note = ({ db }: Deps, lender: string, row: Row) => db.tenant(lender, (trx) => write(trx, row));

/** Asks for the consent’s status and stores it. */
async function renew(deps: Deps, lender: string, row: Row): Promise<Row> {
  const { connectors } = deps;
  const {
    status,
    consentId,
    accounts: chosen,
    terms: agreed,
  } = given(await connectorOf(connectors, row.connector).consent(row.handle));
  const renewed: Row = {
    ...row,
    // What ended badly here is not made good by a consent that is still open there.
    state: row.state === 'failed' && status === 'ACTIVE' ? 'failed' : states[status],
    outside_id: consentId,
    facts: {
      ...row.facts,
      ...(agreed ? { expiresAt: agreed.expiresAt } : {}),
      accounts: chosen.map(
        ({ institution, maskedNumber }) => `${institutionName(institution)} ${maskedNumber}`,
      ),
    },
  };
  await note(deps, lender, renewed);
  return renewed;
}

/** The fetch under way, begun when there is none, and the row that remembers it. */
async function fetchOf(deps: Deps, lender: string, row: Row): Promise<Fetch & { stored: Row }> {
  const { vault: hashes, db, connectors } = deps;
  const vault = await hashes.of(lender, db);
  const about = `aa consent ${row.id}`;
  if (row.gathering) return { ...vault.openJson<Fetch>(row.gathering, about), stored: row };
  const keys = newFetchKeys();
  const session = given(
    await connectorOf(connectors, row.connector).requestData(row.handle, row.facts.range, keys),
  );
  const stored = { ...row, gathering: vault.sealJson({ session, keys }, about) };
  await note(deps, lender, stored);
  return { session, keys, stored };
}

async function takeIn(
  { db, vault: hashes, accounts }: Deps,
  whose: Whose,
  row: Row,
  data: FetchedData,
  actor: Actor,
): Promise<StoredAccount[]> {
  const { employer } = await knownOf(db, hashes, whose);
  const { from, to } = row.facts.range;
  const stored: StoredAccount[] = [];
  for (const account of data.accounts) {
    const asked = { from: from.slice(0, 7), to: to.slice(0, 7) };
    const named = { ...account, institution: institutionName(account.institution, account.ifsc) };
    const made = await runIsolated(
      'takeAccount',
      { account: named, asked, employer },
      senderOf(whose, actor),
    ).catch((error: unknown) => {
      // An account without a single transaction is no statement, and no failure of the consent.
      if (error instanceof FileError) return null;
      throw error;
    });
    if (!made) continue;
    const given = {
      source: 'account-aggregator' as const,
      outside: `${account.institution} ${account.maskedNumber}`,
      accountType: account.accountType,
    };
    stored.push(await accounts.keep(whose, made, given, actor));
  }
  return stored;
}

async function settle(deps: Deps, whose: Whose, id: string, actor: Actor): Promise<Settled> {
  const { connectors } = deps;
  const row = await renew(deps, whose.lender, await find(deps, whose, id));
  if (row.state !== 'active') return { ...factsOf(deps, row), fetching: false, added: [] };
  const { session, keys, stored } = await fetchOf(deps, whose.lender, row);
  const data = given(await connectorOf(connectors, row.connector).readData(session, keys));
  if (data.state === 'pending') return { ...factsOf(deps, stored), fetching: true, added: [] };
  const added = await takeIn(deps, whose, stored, data, actor);
  const [missing] = data.missing;
  const trouble = missing
    ? { code: missing.reason, sentence: `${institutionName(missing.account.institution)}: ${missing.detail}` }
    : null;
  const settled: Row = { ...stored, trouble, state: added.length === 0 ? 'failed' : 'active' };
  await note(deps, whose.lender, settled);
  return { ...factsOf(deps, settled), fetching: false, added };
}

/** Asks for a consent. @returns it and the address at which the person gives it */
async function ask(
  deps: Deps,
  whose: Whose,
  connector: string,
  asked: { mobile: string; months?: number | undefined },
  actor: Actor,
): Promise<ConsentFacts & { url: string }> {
  const { connectors, publicUrl, db } = deps;
  const id = newId();
  const range = rangeOf(asked.months ?? limits.statementMonths, new Date());
  const { handle, url } = given(
    await connectorOf(connectors, connector).askConsent({
      ...terms,
      person: asked.mobile,
      purposeText: 'To decide on your loan application',
      range,
      redirect: `${publicUrl}/laas/financial/bankStatmentOnline?consent=${id}`,
    }),
  );
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + terms.lasts.value);
  const facts: Facts = {
    purpose: { code: String(terms.purpose), text: purposes[terms.purpose] },
    range,
    expiresAt: expires.toISOString(),
    dataLife: '1 month',
    frequency: 'once',
    fetchType: terms.fetchType,
    accounts: [],
  };
  const row: Row = {
    ...{ id, connector, handle, facts, outside_id: null, gathering: null, trouble: null },
    state: 'asked',
    asked_at: new Date(),
  };
  await db.tenant(whose.lender, async (trx) => {
    await trx.query(sql`
          insert into aa_consent (id, lender_id, applicant_id, connector, handle, facts, asked_by)
          values (${id}, ${whose.lender}, ${whose.applicant}, ${connector}, ${handle}, ${JSON.stringify(facts)}, ${actor.id})`);
    await audit(trx, whose.lender, actor, 'aa.requested', whose.applicant, { connector });
  });
  return { ...factsOf(deps, row), url };
}

async function list(deps: Deps, { lender, applicant }: Whose): Promise<ConsentFacts[]> {
  const rows = await deps.db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
          select id, connector, handle, outside_id, state, facts, gathering, trouble, asked_at from aa_consent
          where applicant_id = ${applicant} order by asked_at desc limit 50`),
  );
  return rows.map((row) => factsOf(deps, row));
}

/** The status of a consent; an active one is used: its accounts are fetched, decrypted, verified and stored. */
const settleConsent = (deps: Deps, whose: Whose, id: string, actor: Actor): Promise<Settled> =>
  deps.runLocked(id, () => settle(deps, whose, id, actor));

/** Withdraws a consent at the aggregator, and here. What was read stays under the law's terms; nothing more is. */
async function revoke(deps: Deps, whose: Whose, id: string, actor: Actor): Promise<ConsentFacts> {
  const { connectors, db } = deps;
  const row = await find(deps, whose, id);
  given(await connectorOf(connectors, row.connector).revoke(row.handle));
  const revoked: Row = { ...row, state: 'revoked', gathering: null, trouble: null };
  await db.tenant(whose.lender, async (trx) => {
    await write(trx, revoked);
    await audit(trx, whose.lender, actor, 'aa.withdrawn', whose.applicant, { connector: row.connector });
  });
  return factsOf(deps, revoked);
}

/** Whose consent a notice is about, by the name the aggregator gives it. */
async function named({ db }: Deps, name: string): Promise<(Whose & { id: string }) | null> {
  const [row] = await db.query<{ id: string; lender_id: string; applicant_id: string }>(
    sql`select id, lender_id, applicant_id from find_aa_consent(${name})`,
  );
  return row ? { id: row.id, lender: row.lender_id, applicant: row.applicant_id } : null;
}

/** Account Aggregator consents (standards §7): asked, given on the aggregator's page, used once, withdrawn at any time. */
export function aaConsents(deps: ConsentDeps) {
  return bound(dependencies(deps), { ask, list, settle: settleConsent, revoke, named });
}

export type AaConsents = ReturnType<typeof aaConsents>;

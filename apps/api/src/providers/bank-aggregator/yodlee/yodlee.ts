import { createHmac } from 'node:crypto';
import { messages } from '@pramaan/contract/messages.ts';
import { bound } from '../../../platform/bound.ts';
import { oldestFirst } from '../bank-account.ts';
import { asOutcome, ProviderError } from '../outcome.ts';
import type { AggregatorPerson, AggregatorSessions, BankAggregator, DayRange, LinkAsked } from '../port.ts';
import { type Bag, bagOf, bagsOf, textOf } from '../read-value.ts';
import { fastlinkApp, fastlinkForm } from './fastlink.ts';
import { AlreadyRegistered, yodleeCaller } from './yodlee-call.ts';
import { readAccount, readDocument, readLink, readProvider, readTransaction } from './yodlee-reply.ts';

interface YodleeSettings {
  /** With cobrand and version: `https://…/ysl/<cobrand>/v1`. */
  url: string;
  /** Where FastLink's form is posted. */
  fastlink: string;
  cobrandLogin: string;
  cobrandPassword: string;
  /** People's passwords there are made from it; nobody types them. */
  userSecret: string;
  timeoutMs: number;
}

const pageSize = 500;
/** 20,000 lines: more than ten years of a busy account. */
const mostPages = 40;
/** The cobrand's session lives 100 minutes (standards §6.1). */
const cobrandLife = 60 * 60_000;

/** Letters, a digit and a sign, as Yodlee's rules demand; the same for the same person. */
const passwordOf = (secret: string, id: string) =>
  `Aa1!${createHmac('sha256', secret).update(`yodlee ${id}`).digest('base64url').slice(0, 28)}`;

const userSessionOf = (reply: Bag): string => {
  const uSess = textOf(bagOf(bagOf(reply.user).session).userSession);
  if (uSess === '') throw new ProviderError('unreadable', 'The bank aggregator opened no session.');
  return uSess;
};

type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(settings: YodleeSettings) {
  const call = yodleeCaller(settings);
  /** The cobrand's session, kept while it lives. */
  const cobrand: { session: { cSess: string; until: number } | null } = { session: null };
  return { call, cobrand, settings };
}

const get = (
  { call }: Deps,
  sessions: AggregatorSessions,
  path: string,
  query?: Record<string, string>,
  source = path,
) => call({ method: 'GET', path, source, sessions, ...(query ? { query } : {}) });

async function openCobrand({ cobrand, settings, call }: Deps): Promise<string> {
  if (cobrand.session && cobrand.session.until > Date.now()) return cobrand.session.cSess;
  const { cobrandLogin, cobrandPassword } = settings;
  const body = { cobrand: { cobrandLogin, cobrandPassword, locale: 'en_US' } };
  const path = '/cobrand/login';
  const reply = await call({ method: 'POST', path, source: path, body });
  const cSess = textOf(bagOf(reply.session).cobSession);
  if (cSess === '') throw new ProviderError('unreadable', 'The bank aggregator opened no session.');
  cobrand.session = { cSess, until: Date.now() + cobrandLife };
  return cSess;
}

async function openUser(
  { settings, call }: Deps,
  cSess: string,
  { id, email }: AggregatorPerson,
): Promise<string> {
  const entry = { loginName: id, password: passwordOf(settings.userSecret, id), locale: 'en_US' };
  const send = (path: string, user: Bag) =>
    call({ method: 'POST', path, source: path, sessions: { cSess }, body: { user } });
  try {
    return userSessionOf(await send('/user/login', entry));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
  }
  try {
    return userSessionOf(await send('/user/register', { ...entry, email }));
  } catch (error) {
    if (!(error instanceof AlreadyRegistered)) throw error;
    // Another request registered the person meanwhile.
    return userSessionOf(await send('/user/login', entry));
  }
}

async function openSession(deps: Deps, person: AggregatorPerson): Promise<AggregatorSessions> {
  const { cobrand } = deps;
  const cSess = await openCobrand(deps);
  try {
    return { cSess, uSess: await openUser(deps, cSess, person) };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason !== 'session_ended') throw error;
    // The kept session of the cobrand has ended early.
    cobrand.session = null;
    const fresh = await openCobrand(deps);
    return { cSess: fresh, uSess: await openUser(deps, fresh, person) };
  }
}

async function tokenOf(deps: Deps, sessions: AggregatorSessions): Promise<string> {
  const path = '/user/accessTokens';
  const reply = await get(deps, sessions, path, { appIds: fastlinkApp }).catch((error: unknown) => {
    // The specification has a sentence for this call: the sessions that were to give a token are no longer taken (P §8).
    if (error instanceof ProviderError && error.reason === 'session_ended')
      throw new ProviderError('refused', messages.bankTokenInvalid);
    throw error;
  });
  const value = textOf(bagsOf(bagOf(reply.user).accessTokens)[0]?.value);
  if (value === '') throw new ProviderError('unreadable', 'The bank aggregator gave no token for its page.');
  return value;
}

async function pages(
  deps: Deps,
  sessions: AggregatorSessions,
  accountId: string,
  { from, to }: DayRange,
): Promise<Bag[]> {
  // By id: a line that arrives while we page pushes others onto the next page again.
  const rows = new Map<string, Bag>();
  const asked = { accountId, fromDate: from, toDate: to, container: 'bank', top: String(pageSize) };
  for (let page = 0; page < mostPages; page++) {
    const reply = await get(deps, sessions, '/transactions', { ...asked, skip: String(page * pageSize) });
    const here = bagsOf(reply.transaction);
    for (const row of here) rows.set(textOf(row.id), row);
    // What is pending has not happened yet.
    if (here.length < pageSize) return [...rows.values()].filter(({ status }) => status !== 'PENDING');
  }
  throw new ProviderError(
    'unreadable',
    'The account has more than 20,000 transactions in those days. Ask for fewer.',
  );
}

function one(reply: Bag, name: string): Bag {
  const found = bagsOf(reply[name])[0];
  if (!found) throw new ProviderError('not_found', 'The bank aggregator has nothing of that id.');
  return found;
}

const byId = async (deps: Deps, sessions: AggregatorSessions, list: string, id: string): Promise<Bag> =>
  get(deps, sessions, `/${list}/${encodeURIComponent(id)}`, undefined, `/${list}/{id}`);

const open = (deps: Deps, person: AggregatorPerson) => asOutcome(() => openSession(deps, person));

const close = ({ call }: Deps, sessions: AggregatorSessions) =>
  asOutcome(async () => {
    await call({ method: 'POST', path: '/user/logout', source: '/user/logout', sessions });
    return null;
  });

const providers = (deps: Deps, sessions: AggregatorSessions, name: string) =>
  asOutcome(async () =>
    bagsOf((await get(deps, sessions, '/providers', { name })).provider).map(readProvider),
  );

const provider = (deps: Deps, sessions: AggregatorSessions, id: string) =>
  asOutcome(async () => readProvider(one(await byId(deps, sessions, 'providers', id), 'provider')));

const token = (deps: Deps, sessions: AggregatorSessions) => asOutcome(() => tokenOf(deps, sessions));

const linkForm = (deps: Deps, sessions: AggregatorSessions, asked: LinkAsked) =>
  asOutcome(async () =>
    fastlinkForm(deps.settings.fastlink, sessions.uSess, await tokenOf(deps, sessions), asked),
  );

const links = (deps: Deps, sessions: AggregatorSessions) =>
  asOutcome(async () =>
    bagsOf((await get(deps, sessions, '/providerAccounts')).providerAccount).map(readLink),
  );

const link = (deps: Deps, sessions: AggregatorSessions, id: string) =>
  asOutcome(async () => readLink(one(await byId(deps, sessions, 'providerAccounts', id), 'providerAccount')));

const accounts = (deps: Deps, sessions: AggregatorSessions) =>
  asOutcome(async () =>
    bagsOf((await get(deps, sessions, '/accounts', { container: 'bank' })).account).map(readAccount),
  );

const transactions = (deps: Deps, sessions: AggregatorSessions, accountId: string, range: DayRange) =>
  asOutcome(async () => oldestFirst((await pages(deps, sessions, accountId, range)).map(readTransaction)));

const documents = (deps: Deps, sessions: AggregatorSessions, accountId?: string) =>
  asOutcome(async () => {
    const query = { docType: 'STMT', ...(accountId ? { accountId } : {}) };
    return bagsOf((await get(deps, sessions, '/documents', query)).document).map(readDocument);
  });

const document = (deps: Deps, sessions: AggregatorSessions, id: string) =>
  asOutcome(async () => {
    const content = textOf(one(await byId(deps, sessions, 'documents', id), 'document').docContent);
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length === 0)
      throw new ProviderError('unreadable', 'The bank aggregator sent an empty document.');
    return bytes;
  });

/** Yodlee's REST v1 and FastLink v1 (standards §6). */
export function yodlee(settings: YodleeSettings): BankAggregator {
  const deps = dependencies(settings);
  return {
    name: 'yodlee',
    ...bound(deps, {
      open,
      close,
      providers,
      provider,
      token,
      linkForm,
      links,
      link,
      accounts,
      transactions,
      documents,
      document,
    }),
  };
}

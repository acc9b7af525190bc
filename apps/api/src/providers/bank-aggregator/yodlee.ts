import { createHmac } from 'node:crypto';
import { oldestFirst } from './bank-account.ts';
import { fastlinkApp, fastlinkForm } from './fastlink.ts';
import { asOutcome, Refusal } from './outcome.ts';
import type { AggregatorPerson, AggregatorSessions, BankAggregator, DayRange } from './port.ts';
import { type Bag, bagOf, bagsOf, textOf } from './read-value.ts';
import { AlreadyRegistered, yodleeCaller } from './yodlee-call.ts';
import { readAccount, readDocument, readLink, readProvider, readTransaction } from './yodlee-reply.ts';

export interface YodleeSettings {
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
  if (uSess === '') throw new Refusal('unreadable', 'The bank aggregator opened no session.');
  return uSess;
};

/** Yodlee's REST v1 and FastLink v1 (standards §6). */
export function yodlee(settings: YodleeSettings): BankAggregator {
  const call = yodleeCaller(settings);
  let cobrand: { cSess: string; until: number } | null = null;

  const get = (sessions: AggregatorSessions, path: string, query?: Record<string, string>, source = path) =>
    call({ method: 'GET', path, source, sessions, ...(query ? { query } : {}) });

  const openCobrand = async (): Promise<string> => {
    if (cobrand && cobrand.until > Date.now()) return cobrand.cSess;
    const { cobrandLogin, cobrandPassword } = settings;
    const body = { cobrand: { cobrandLogin, cobrandPassword, locale: 'en_US' } };
    const path = '/cobrand/login';
    const reply = await call({ method: 'POST', path, source: path, body });
    const cSess = textOf(bagOf(reply.session).cobSession);
    if (cSess === '') throw new Refusal('unreadable', 'The bank aggregator opened no session.');
    cobrand = { cSess, until: Date.now() + cobrandLife };
    return cSess;
  };

  const openUser = async (cSess: string, { id, email }: AggregatorPerson): Promise<string> => {
    const entry = { loginName: id, password: passwordOf(settings.userSecret, id), locale: 'en_US' };
    const send = (path: string, user: Bag) =>
      call({ method: 'POST', path, source: path, sessions: { cSess }, body: { user } });
    try {
      return userSessionOf(await send('/user/login', entry));
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'refused') throw error;
    }
    try {
      return userSessionOf(await send('/user/register', { ...entry, email }));
    } catch (error) {
      if (!(error instanceof AlreadyRegistered)) throw error;
      // Another request registered the person meanwhile.
      return userSessionOf(await send('/user/login', entry));
    }
  };

  const open = async (person: AggregatorPerson): Promise<AggregatorSessions> => {
    const cSess = await openCobrand();
    try {
      return { cSess, uSess: await openUser(cSess, person) };
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'session_ended') throw error;
      // The kept session of the cobrand has ended early.
      cobrand = null;
      const fresh = await openCobrand();
      return { cSess: fresh, uSess: await openUser(fresh, person) };
    }
  };

  const token = async (sessions: AggregatorSessions): Promise<string> => {
    const reply = await get(sessions, '/user/accessTokens', { appIds: fastlinkApp });
    const value = textOf(bagsOf(bagOf(reply.user).accessTokens)[0]?.value);
    if (value === '') throw new Refusal('unreadable', 'The bank aggregator gave no token for its page.');
    return value;
  };

  const pages = async (
    sessions: AggregatorSessions,
    accountId: string,
    { from, to }: DayRange,
  ): Promise<Bag[]> => {
    // By id: a line that arrives while we page pushes others onto the next page again.
    const rows = new Map<string, Bag>();
    const asked = { accountId, fromDate: from, toDate: to, container: 'bank', top: String(pageSize) };
    for (let page = 0; page < mostPages; page++) {
      const reply = await get(sessions, '/transactions', { ...asked, skip: String(page * pageSize) });
      const here = bagsOf(reply.transaction);
      for (const row of here) rows.set(textOf(row.id), row);
      // What is pending has not happened yet.
      if (here.length < pageSize) return [...rows.values()].filter(({ status }) => status !== 'PENDING');
    }
    throw new Refusal(
      'unreadable',
      'The account has more than 20,000 transactions in those days. Ask for fewer.',
    );
  };

  const one = (reply: Bag, name: string): Bag => {
    const found = bagsOf(reply[name])[0];
    if (!found) throw new Refusal('not_found', 'The bank aggregator has nothing of that id.');
    return found;
  };
  const byId = async (sessions: AggregatorSessions, list: string, id: string): Promise<Bag> =>
    get(sessions, `/${list}/${encodeURIComponent(id)}`, undefined, `/${list}/{id}`);

  return {
    name: 'yodlee',
    open: (person) => asOutcome(() => open(person)),
    close: (sessions) =>
      asOutcome(async () => {
        await call({ method: 'POST', path: '/user/logout', source: '/user/logout', sessions });
        return null;
      }),
    providers: (sessions, name) =>
      asOutcome(async () => bagsOf((await get(sessions, '/providers', { name })).provider).map(readProvider)),
    provider: (sessions, id) =>
      asOutcome(async () => readProvider(one(await byId(sessions, 'providers', id), 'provider'))),
    token: (sessions) => asOutcome(() => token(sessions)),
    linkForm: (sessions, asked) =>
      asOutcome(async () => fastlinkForm(settings.fastlink, sessions.uSess, await token(sessions), asked)),
    links: (sessions) =>
      asOutcome(async () => bagsOf((await get(sessions, '/providerAccounts')).providerAccount).map(readLink)),
    link: (sessions, id) =>
      asOutcome(async () => readLink(one(await byId(sessions, 'providerAccounts', id), 'providerAccount'))),
    accounts: (sessions) =>
      asOutcome(async () =>
        bagsOf((await get(sessions, '/accounts', { container: 'bank' })).account).map(readAccount),
      ),
    transactions: (sessions, accountId, range) =>
      asOutcome(async () => oldestFirst((await pages(sessions, accountId, range)).map(readTransaction))),
    documents: (sessions, accountId) =>
      asOutcome(async () => {
        const query = { docType: 'STMT', ...(accountId ? { accountId } : {}) };
        return bagsOf((await get(sessions, '/documents', query)).document).map(readDocument);
      }),
    document: (sessions, id) =>
      asOutcome(async () => {
        const content = textOf(one(await byId(sessions, 'documents', id), 'document').docContent);
        const bytes = Buffer.from(content, 'base64');
        if (bytes.length === 0)
          throw new Refusal('unreadable', 'The bank aggregator sent an empty document.');
        return bytes;
      }),
  };
}

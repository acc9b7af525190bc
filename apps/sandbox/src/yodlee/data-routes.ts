import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountRow, cameThrough, daysBefore, today, transactionRow } from './accounts.ts';
import { documentContent, documentRow, documentsOf } from './documents.ts';
import { callerOf } from './entry-routes.ts';
import { YodleeError } from './errors.ts';
import { type Link, type LinkBook, refreshOf } from './links.ts';
import { listed, providerOf, providersNamed, withForm } from './providers.ts';
import { dayOf, pageOf, type Query } from './request.ts';
import type { YodleeSessions } from './sessions.ts';

const base = '/ysl/:cobrand/v1';
interface One {
  Params: { id: string };
}
interface Listed {
  Querystring: Query;
}

/** Lists whose every container is the bank: others are known to Yodlee and empty here. */
const onlyBank = ({ container }: Query) => container === undefined || container === 'bank';

/** Banks, and what came of a user's links to them. */
export function dataRoutes(yodlee: FastifyInstance, sessions: YodleeSessions, links: LinkBook): void {
  const linksOf = (request: FastifyRequest) => links.ofUser(callerOf(request, sessions).user.id);
  const found = (request: FastifyRequest) => linksOf(request).filter((link) => links.ready(link));
  const accountsIn = (at: readonly Link[]) =>
    at.flatMap((link) => link.accounts.map(({ id, account }) => ({ link, id, account })));

  yodlee.get<Listed>(`${base}/providers`, (request) => {
    callerOf(request, sessions);
    const { top, skip } = pageOf(request.query);
    return {
      provider: providersNamed(request.query.name ?? '')
        .slice(skip, skip + top)
        .map(listed),
    };
  });
  yodlee.get<One>(`${base}/providers/:id`, (request) => {
    callerOf(request, sessions);
    const provider = providerOf(request.params.id);
    if (!provider) throw new YodleeError('Y807');
    return { provider: [withForm(provider)] };
  });

  const state = (link: Link) => ({
    id: link.id,
    providerId: link.provider.id,
    aggregationSource: 'USER',
    isManual: false,
    createdDate: new Date(link.madeAt).toISOString().slice(0, 10),
    refreshInfo: refreshOf(link, links.ready(link)),
  });
  yodlee.get(`${base}/providerAccounts`, (request) => ({ providerAccount: linksOf(request).map(state) }));
  const linkAsked = (request: FastifyRequest<One>) => {
    const link = linksOf(request).find(({ id }) => String(id) === request.params.id);
    if (!link) throw new YodleeError('Y807');
    return link;
  };
  yodlee.get<One>(`${base}/providerAccounts/:id`, (request) => ({
    providerAccount: [state(linkAsked(request))],
  }));
  yodlee.delete<One>(`${base}/providerAccounts/:id`, (request, reply) => {
    links.remove(linkAsked(request).id);
    return reply.code(204).send();
  });

  yodlee.get<Listed>(`${base}/accounts`, (request) => {
    const { providerAccountId } = request.query;
    const at = found(request).filter(({ id }) => !providerAccountId || String(id) === providerAccountId);
    return { account: accountsIn(at).map(({ link, id, account }) => accountRow(link, id, account)) };
  });

  yodlee.get<Listed>(`${base}/transactions`, (request) => {
    const { query } = request;
    const { top, skip } = pageOf(query);
    const [from, to] = [dayOf(query, 'fromDate', daysBefore(today(), 30)), dayOf(query, 'toDate', today())];
    if (from > to) throw new YodleeError('Y800', 'fromDate');
    const wanted = accountsIn(found(request)).filter(
      ({ id }) => !query.accountId || String(id) === query.accountId,
    );
    if (query.accountId && wanted.length === 0) throw new YodleeError('Y800', 'accountId');
    if (!onlyBank(query)) return { transaction: [] };
    const rows = wanted.flatMap(({ link, id, account }) =>
      cameThrough(link, account, from, to)
        .rows.map((row) => transactionRow(id, row))
        .filter(({ baseType }) => !query.baseType || baseType === query.baseType)
        .reverse(),
    );
    return { transaction: rows.slice(skip, skip + top) };
  });

  yodlee.get<Listed>(`${base}/documents`, (request) => {
    const { accountId, docType } = request.query;
    const from = dayOf(request.query, 'fromDate', '2000-01-01').slice(0, 7);
    const to = dayOf(request.query, 'toDate', today()).slice(0, 7);
    const rows = found(request)
      .flatMap(documentsOf)
      .filter(
        ({ accountID, month }) =>
          (!accountId || String(accountID) === accountId) && month >= from && month <= to,
      );
    return { document: docType === undefined || docType === 'STMT' ? rows.map(documentRow) : [] };
  });
  yodlee.get<One>(`${base}/documents/:id`, async (request) => {
    for (const link of found(request)) {
      const wanted = documentsOf(link).find(({ id }) => id === request.params.id);
      if (wanted)
        return {
          document: [{ id: wanted.id, docContent: (await documentContent(link, wanted)).toString('base64') }],
        };
    }
    throw new YodleeError('Y807');
  });
}

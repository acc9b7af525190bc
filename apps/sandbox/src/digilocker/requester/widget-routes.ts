import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../page.ts';
import { isFresh, partner, sameText, sha256 } from '../partner.ts';
import { queryTexts } from '../query-texts.ts';
import { gonePage, lockerTitle, refusePage, type Step, signInPage, signInSteps } from '../sign-in.ts';
import { visitBook } from '../visits.ts';
import type { LockerWorld } from '../world.ts';
import { dlScript } from './dl-script.ts';
import { choosePage, closedPage, shareAddress, shareBase, sharedPage, sharedScript } from './pages.ts';
import type { ShareBook } from './shares.ts';

/** What the tag of the widget's script carries. */
interface AppQuery {
  app_id?: string;
  hash?: string;
  ts?: string;
}

/** Null when the app may use the widget; else a sentence. Hash: SHA-256 of app id, key and time (standards §5.1). */
function appTrouble({ app_id = '', hash = '', ts = '' }: AppQuery): string | null {
  if (app_id !== partner.appId) return 'The locker knows no app of this id.';
  if (!/^\d{10}$/.test(ts)) return 'The time-stamp is not a time in seconds.';
  if (!isFresh(Number(ts))) return 'The time-stamp is too old. Reload the page.';
  if (!sameText(hash.toLowerCase(), sha256(`${partner.appId}${partner.appKey}${ts}`)))
    return 'The hash does not fit the app and its time-stamp.';
  return null;
}

interface Open {
  Querystring: AppQuery & { id?: string; origin?: string };
}

/** The requester widget: its script, the check of the app, the pop-up with its pages, and the report (standards §5.1). */
export function widgetRoutes(pages: FastifyInstance, { holder }: LockerWorld, shares: ShareBook): void {
  const book = visitBook<{ origin: string }>();
  const root = '/digilocker/requester/api/2';

  pages.get(`${root}/dl.js`, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(dlScript),
  );
  pages.get<{ Querystring: AppQuery }>(`${root}/check`, ({ query }, reply) => {
    const error = appTrouble(queryTexts(query));
    return reply
      .header('access-control-allow-origin', '*')
      .send(error === null ? { allowed: true } : { allowed: false, error });
  });
  pages.get<Open>(`${root}/open`, (request, reply) => {
    const query = queryTexts(request.query);
    const error = appTrouble(query);
    if (error !== null) return refusePage(reply, 403, error);
    const origin = URL.parse(query.origin ?? '');
    if (!origin || !/^https?:$/.test(origin.protocol))
      return refusePage(reply, 400, 'The page that opened this window did not send its origin.');
    return reply.redirect(shareAddress(book.open({ origin: origin.origin })), 303);
  });
  pages.post<{ Body: Record<string, string> | null }>(`${root}/report`, ({ body }, reply) => {
    const { txn = '', result } = body ?? {};
    const share = shares.get(txn);
    if (share && (result === 'SUCCESS' || result === 'FAILURE')) share.result = result;
    return reply.code(204).send();
  });
  pages.get<{ Params: { txn: string } }>(`${root}/report/:txn`, ({ params }, reply) => {
    const share = shares.get(params.txn);
    return share ? { result: share.result } : reply.callNotFound();
  });

  pages.get<Step>(`${shareBase}/:visit`, ({ params }, reply) => {
    const visit = book.get(params.visit);
    if (!visit) return gonePage(reply);
    const main = visit.proved
      ? choosePage(visit, holder(visit.mobile))
      : signInPage(visit, shareAddress(visit));
    visit.notice = '';
    return sendPage(reply, lockerTitle, main);
  });
  signInSteps(pages, shareBase, book, shareAddress);
  pages.post<Step>(`${shareBase}/:visit/choose`, ({ params, body }, reply) => {
    const visit = book.get(params.visit);
    if (!visit) return gonePage(reply);
    const person = visit.proved ? holder(visit.mobile) : null;
    const document = person?.documents.find(({ uri }) => uri === body?.uri);
    if (!person || !document) {
      visit.notice = 'Select a document from the list.';
      return reply.redirect(shareAddress(visit), 303);
    }
    const share = shares.add(person, document);
    book.end(visit);
    return sendPage(reply, lockerTitle, sharedPage(share), sharedScript(share, visit.origin));
  });
  pages.post<Step>(`${shareBase}/:visit/deny`, ({ params }, reply) => {
    const visit = book.get(params.visit);
    if (visit) book.end(visit);
    return sendPage(reply, lockerTitle, closedPage, 'window.close();');
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../page.ts';
import { queryTexts } from '../query-texts.ts';
import { gonePage, lockerTitle, refusePage, type Step, signInPage, signInSteps } from '../sign-in.ts';
import { type Visit, visitBook } from '../visits.ts';
import type { LockerWorld } from '../world.ts';
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts';
import { consentAddress, consentBase, consentPage, offeredOf } from './pages.ts';

interface Authorize {
  Querystring: Readonly<Record<string, string>>;
}

/** Back to the partner with a code, or with an error and its description. */
function goBack(
  reply: FastifyReply,
  { redirectUri, state }: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): FastifyReply {
  const back = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value);
  return reply.redirect(back.href, 302);
}

const denied = (description: string) => ({ error: 'access_denied', error_description: description });

/** The locker's own pages: the partner's link opens them, and they end at the partner's address. */
export function consentRoutes(pages: FastifyInstance, { grants, holder }: LockerWorld): void {
  const book = visitBook<AuthorizeRequest>();
  const end = (reply: FastifyReply, visit: Visit & AuthorizeRequest, answer: Record<string, string>) => {
    book.end(visit);
    return goBack(reply, visit, answer);
  };

  pages.get<Authorize>('/digilocker/public/oauth2/1/authorize', ({ query }, reply) => {
    const read = readAuthorizeRequest(queryTexts(query));
    if (read.outcome === 'refused') return refusePage(reply, 400, read.sentence);
    if (read.outcome === 'error')
      return goBack(reply, read, { error: read.code, error_description: read.sentence });
    const visit = book.open(read.request);
    // A verified mobile is believed at sign-up alone (standards §5.2).
    if (visit.signUp && visit.verifiedMobile !== '') {
      visit.mobile = visit.verifiedMobile;
      visit.proved = true;
    }
    return reply.redirect(consentAddress(visit), 303);
  });

  pages.get<Step>(`${consentBase}/:visit`, ({ params }, reply) => {
    const visit = book.get(params.visit);
    if (!visit) return gonePage(reply);
    const main = visit.proved
      ? consentPage(visit, holder(visit.mobile))
      : signInPage(visit, consentAddress(visit));
    visit.notice = '';
    return sendPage(reply, lockerTitle, main, '', visit.redirectUri.origin);
  });
  signInSteps(pages, consentBase, book, consentAddress);

  const decide = (
    name: string,
    take: (
      reply: FastifyReply,
      visit: Visit & AuthorizeRequest,
      form: Record<string, string>,
    ) => FastifyReply,
  ) =>
    pages.post<Step>(`${consentBase}/:visit/${name}`, ({ params, body }, reply) => {
      const visit = book.get(params.visit);
      return visit ? take(reply, visit, { ...body }) : gonePage(reply);
    });

  decide('deny', (reply, visit) => end(reply, visit, denied('The user denied consent.')));
  decide('none', (reply, visit) => end(reply, visit, denied('The locker holds no such document.')));
  decide('allow', (reply, visit, form) => {
    if (!visit.proved) return reply.redirect(consentAddress(visit), 303);
    const person = holder(visit.mobile);
    const doctypes = offeredOf(person, visit)
      .map(({ doctype }) => doctype)
      .filter((doctype) => form[doctype] !== undefined);
    if (doctypes.length === 0) {
      visit.notice = 'Select at least one document, or deny.';
      return reply.redirect(consentAddress(visit), 303);
    }
    const { validTill, challenge, redirectUri } = visit;
    const code = grants.open(
      { holder: person, doctypes, validTill },
      { redirectUri: redirectUri.href, challenge },
    );
    return end(reply, visit, { code });
  });
}

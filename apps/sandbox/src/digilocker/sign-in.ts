import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, sendPage } from '../page.ts';
import { byDigit, endings, isMobile } from './holders.ts';
import type { Visit, VisitBook } from './visits.ts';

export const lockerTitle = 'Digital locker';
export const rightCode = '123456';
const mostTries = 3;

export const alert = ({ notice }: Visit) =>
  notice === '' ? '' : `<p role="alert"><strong>${html(notice)}</strong></p>`;

export const postForm = (address: string, inside: string) =>
  `<form method="post" action="${address}">${inside}</form>`;

export interface Step {
  Params: { visit: string };
  Body: Readonly<Record<string, string>> | null;
}

const triggers = Object.entries(byDigit)
  .map(([digit, ending]) => `<li>${digit}: ${html(endings[ending])}</li>`)
  .join('');

function mobilePage(visit: Visit, address: string): string {
  return `<h1>Sign in to your locker</h1>${alert(visit)}
${postForm(
  `${address}/mobile`,
  `<label for="mobile">Mobile number</label><input id="mobile" name="mobile" inputmode="numeric" autocomplete="tel-national" required maxlength="10"
value="${html(visit.mobile)}"><button>Send the code</button>`,
)}${postForm(`${address}/deny`, '<button>Cancel and go back</button>')}
<details open><summary>What to type in this sandbox</summary><p>Any mobile number. <code>9000000011</code> is Asha’s; other people’s are
<a href="/">on the first page</a>. By the last digit:</p><ul>${triggers}</ul></details>`;
}

function codePage(visit: Visit, address: string): string {
  return `<h1>Enter the code</h1>${alert(visit)}
<p>A code was sent to the mobile ending in ${html(visit.mobile.slice(-4))}. In this sandbox it is <code>${rightCode}</code>.</p>
${postForm(
  `${address}/code`,
  '<label for="code">One-time code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"><button>Go on</button>',
)}${postForm(`${address}/deny`, '<button>Cancel and go back</button>')}`;
}

/** The page of a person who has not signed in yet. */
export const signInPage = (visit: Visit, address: string) =>
  visit.mobile === '' ? mobilePage(visit, address) : codePage(visit, address);

/** Said to whoever comes to a page that has nothing for them. */
export const refusePage = (reply: FastifyReply, status: number, sentence: string) =>
  sendPage(
    reply.code(status),
    lockerTitle,
    `<h1>This page cannot go on</h1><p role="alert">${html(sentence)}</p>`,
  );

export const gonePage = (reply: FastifyReply) =>
  refusePage(reply, 404, 'This visit has ended. Go back to where you came from and start again.');

/** The two steps of signing in, below `base/:visit`. */
export function signInSteps<T extends object>(
  pages: FastifyInstance,
  base: string,
  book: VisitBook<T>,
  address: (visit: Visit) => string,
): void {
  const step = (name: string, take: (visit: Visit, form: Record<string, string>) => void) =>
    pages.post<Step>(`${base}/:visit/${name}`, ({ params, body }, reply) => {
      const visit = book.get(params.visit);
      if (!visit) return gonePage(reply);
      take(visit, { ...body });
      return reply.redirect(address(visit), 303);
    });
  step('mobile', (visit, { mobile = '' }) => {
    const digits = mobile.replace(/\D/g, '').slice(-10);
    if (isMobile(digits)) visit.mobile = digits;
    else visit.notice = 'That is not a mobile number. Type its ten digits.';
  });
  step('code', (visit, { code = '' }) => {
    if (visit.mobile === '') return;
    if (code.trim() === rightCode) {
      visit.proved = true;
      return;
    }
    visit.wrongTries += 1;
    visit.notice = 'The code is not right. Type it again.';
    if (visit.wrongTries < mostTries) return;
    visit.mobile = '';
    visit.wrongTries = 0;
    visit.notice = 'The code was wrong three times. Ask for a new one.';
  });
}

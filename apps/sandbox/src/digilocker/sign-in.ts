import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, sendPage } from '../page.ts';
import { byDigit, endings, isMobile } from './holders.ts';
import type { Visit, VisitBook } from './visits.ts';

export const lockerTitle = 'DigiLocker (sandbox)';
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
  return `<h1>Sign in to DigiLocker</h1>${alert(visit)}
${postForm(
  `${address}/mobile`,
  `<label for="mobile">Mobile number</label><input id="mobile" name="mobile" inputmode="numeric" autocomplete="tel-national" required maxlength="10"
value="${html(visit.mobile)}"><button>Send code</button>`,
)}${postForm(`${address}/deny`, '<button>Cancel and return</button>')}
<details open><summary>Sample input for this sandbox</summary><p><code>9000000011</code> is Asha’s; <a href="/people">the people
page</a> lists more. Another last digit in such a number chooses another answer; any other number opens an empty account.</p><ul>${triggers}</ul></details>`;
}

function codePage(visit: Visit, address: string): string {
  return `<h1>Enter the code</h1>${alert(visit)}
<p>We sent a code to the mobile ending in ${html(visit.mobile.slice(-4))}. In this sandbox the code is <code>${rightCode}</code>.</p>
${postForm(
  `${address}/code`,
  '<label for="code">One-time code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"><button>Continue</button>',
)}${postForm(`${address}/deny`, '<button>Cancel and return</button>')}`;
}

/** The page of a person who has not signed in yet. */
export const signInPage = (visit: Visit, address: string) =>
  visit.mobile === '' ? mobilePage(visit, address) : codePage(visit, address);

/** Shows why a request cannot be served. */
export const refusePage = (reply: FastifyReply, status: number, sentence: string) =>
  sendPage(
    reply.code(status),
    lockerTitle,
    `<h1>Request not valid</h1><p role="alert">${html(sentence)}</p>`,
  );

export const gonePage = (reply: FastifyReply) =>
  refusePage(reply, 404, 'This session has expired. Return to the previous site and start again.');

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
    else visit.notice = 'This is not a mobile number. Enter ten digits.';
  });
  step('code', (visit, { code = '' }) => {
    if (visit.mobile === '') return;
    if (code.trim() === rightCode) {
      visit.proved = true;
      return;
    }
    visit.wrongTries += 1;
    visit.notice = 'This code is wrong. Enter it again.';
    if (visit.wrongTries < mostTries) return;
    visit.mobile = '';
    visit.wrongTries = 0;
    visit.notice = 'The code was wrong three times. Request a new one.';
  });
}

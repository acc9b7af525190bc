import { html } from '../page.ts';
import type { Answer, Session } from './sessions.ts';

export const signBase = '/esign/sign';
export const signCode = '123456';
export const signAddress = ({ id }: Session) => `${signBase}/${id}`;

const alert = (notice: string) =>
  notice === '' ? '' : `<p role="alert"><strong>${html(notice)}</strong></p>`;
const form = (session: Session, step: string, inside: string) =>
  `<form method="post" action="${signAddress(session)}/${step}" autocomplete="off">${inside}</form>`;
const cancel = (session: Session) => form(session, 'cancel', '<button>Cancel</button>');

const agreements = ({ request }: Session) =>
  `<ul>${request.documents.map(({ info }) => `<li>${html(info)}</li>`).join('')}</ul>`;

export function numberPage(session: Session): string {
  return `<h1>Sign with your Aadhaar</h1>${alert(session.notice)}
<p>${html(session.request.aspId)} asks you to sign:</p>${agreements(session)}
${form(
  session,
  'number',
  `<label for="number">Aadhaar number or Virtual ID</label>
<input id="number" name="number" inputmode="numeric" required maxlength="19">
<p><label><input type="checkbox" name="agree" value="1" required> I agree that my name, address and photo are read from
Aadhaar and that a certificate is created in my name for these documents.</label></p><button>Get OTP</button>`,
)}${cancel(session)}
<p class="quiet">Only this provider receives the number. The lender does not see it.</p>`;
}

export function codePage(session: Session): string {
  const mobile = session.signer?.person.mobile ?? '';
  return `<h1>Enter the code</h1>${alert(session.notice)}
<p>We sent a code to the mobile number linked to your Aadhaar, ending in ${html(mobile.slice(-4))}. In this sandbox the code is
<code>${signCode}</code>.</p>${agreements(session)}
${form(session, 'otp', '<label for="otp">One-time code</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"><button>Sign</button>')}${cancel(session)}`;
}

/** Posts the response to the requesting site; a button does it where scripts do not run. */
export function answerPage({ action, fields }: Answer): { main: string; script: string } {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${html(name)}" value="${html(value)}">`)
    .join('');
  return {
    main: `<h1>Returning</h1><p>We are taking you back to the previous site.</p>
<form id="answer" method="post" action="${html(action)}">${inputs}<button>Return now</button></form>`,
    script: "document.getElementById('answer').submit()",
  };
}

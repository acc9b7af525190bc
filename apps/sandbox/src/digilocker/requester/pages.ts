import { html } from '../../page.ts';
import type { Holder } from '../holders.ts';
import { partner } from '../partner.ts';
import { alert, postForm } from '../sign-in.ts';
import type { Visit } from '../visits.ts';
import { callbackText, type Share } from './shares.ts';

export const shareBase = '/digilocker/requester/share';
export const shareAddress = ({ id }: Visit) => `${shareBase}/${id}`;

/** The documents of the account, one button each. */
export function choosePage(visit: Visit, { person, documents }: Holder): string {
  const address = shareAddress(visit);
  const list = documents
    .map(
      ({ uri, name, issuer }) =>
        `<li>${postForm(`${address}/choose`, `<input type="hidden" name="uri" value="${html(uri)}"><button>${html(name)}</button> <span class="quiet">${html(issuer.name)}</span>`)}</li>`,
    )
    .join('');
  const body =
    list === ''
      ? '<p role="status">Your DigiLocker account has no documents.</p>'
      : `<ul class="papers">${list}</ul>`;
  return `<h1>Choose a document</h1>${alert(visit)}<p>Signed in as ${html(person.name)}. The document you choose is shared with ${html(partner.name)}.</p>
${body}${postForm(`${address}/deny`, '<button>Close</button>')}`;
}

export const sharedPage = ({ document }: Share) =>
  `<h1>${html(document.name)}</h1><p id="said" role="status">Sharing the document …</p><p class="quiet">You can close this window.</p>`;

/** JSON that may stand in a script: no `</script>` and no line separator can end it. */
const inScript = (value: string) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Sends the result only to the page that opened this window. */
export const sharedScript = (share: Share, origin: string) => `
if (window.opener) window.opener.postMessage({ digilocker: ${inScript(callbackText(share))} }, ${inScript(origin)});
else document.getElementById('said').textContent = 'The page that opened this window is closed. Open it and start again.';`;

export const closedPage = '<h1>Nothing was shared</h1><p role="status">You can close this window.</p>';

import { html } from '../../page.ts';
import type { Holder } from '../holders.ts';
import { partner } from '../partner.ts';
import { alert, postForm } from '../sign-in.ts';
import type { Visit } from '../visits.ts';
import type { AuthorizeRequest } from './authorize-request.ts';

export const consentBase = '/digilocker/consent';
export const consentAddress = ({ id }: Visit) => `${consentBase}/${id}`;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The documents that the request is about, of those in the locker. */
export const offeredOf = ({ documents }: Holder, { doctypes }: AuthorizeRequest) =>
  doctypes.length === 0 ? documents : documents.filter(({ doctype }) => doctypes.includes(doctype));

/** Requested documents, requester and validity; the person selects the documents and decides. */
export function consentPage(visit: Visit & AuthorizeRequest, holder: Holder): string {
  const address = consentAddress(visit);
  const deny = postForm(`${address}/deny`, '<button>Deny</button>');
  const boxes = offeredOf(holder, visit)
    .map(
      ({ doctype, name, issuer }) =>
        `<p><label><input type="checkbox" name="${html(doctype)}" value="1" checked> ${html(name)}, ${html(issuer.name)}</label></p>`,
    )
    .join('');
  const head = `<h1>Share documents with ${html(partner.name)}?</h1>${alert(visit)}
<p>Signed in as ${html(holder.person.name)}, mobile ending in ${html(holder.mobile.slice(-4))}.</p>
<dl><dt><strong>Purpose</strong></dt><dd>${html(visit.purpose || 'Know your customer')}</dd>
<dt><strong>Valid until</strong></dt><dd>${html(day.format(visit.validTill))}</dd></dl>`;
  if (boxes === '')
    return `${head}<p role="status">Your DigiLocker account has none of the requested documents.</p>${postForm(`${address}/none`, '<button>Return</button>')}`;
  return `${head}${postForm(`${address}/allow`, `<fieldset><legend>Documents to share</legend>${boxes}</fieldset><button>Allow</button>`)}${deny}`;
}

import { html } from '../../page.ts';
import { maskedOf } from '../artefact.ts';
import type { Consent } from '../consents.ts';
import { fates } from '../triggers.ts';
import { plainTerms } from './words.ts';

export const appBase = '/aa-app';
export const appAddress = ({ handle }: Consent) => `${appBase}/${handle}`;
export const appCode = '123456';

const alert = (notice: string) =>
  notice === '' ? '' : `<p role="alert"><strong>${html(notice)}</strong></p>`;
const form = (consent: Consent, step: string, inside: string) =>
  `<form method="post" action="${appAddress(consent)}/${step}">${inside}</form>`;
const deny = (consent: Consent) => form(consent, 'deny', '<button>Do not share</button>');

export function codePage(consent: Consent, notice: string): string {
  const mobile = consent.address.split('@')[0] ?? '';
  return `<h1>Confirm your mobile number</h1>${alert(notice)}
<p>${html(consent.client.id)} asks to see your bank accounts. First enter the code sent to the mobile ending in
${html(mobile.slice(-4))}. In this sandbox it is <code>${appCode}</code>.</p>
${form(consent, 'code', '<label for="code">One-time code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"><button>Go on</button>')}${deny(consent)}`;
}

function choices(consent: Consent): string {
  const boxes = consent.offered.map(
    ({ linkRef, account }) =>
      `<p><label><input type="checkbox" name="${linkRef}" value="1" checked> ${html(account.bank.name)}, ${account.type.toLowerCase()} account ${maskedOf(account.number)}</label></p>`,
  );
  const options = Object.entries(fates)
    .filter(([name]) => name !== 'rejected' && name !== 'none')
    .map(
      ([name, what]) =>
        `<option value="${name}"${name === consent.fate ? ' selected' : ''}>${html(what)}</option>`,
    );
  return `<fieldset><legend>Accounts to share</legend>${boxes.join('')}</fieldset>
<p><label for="fate">What happens next (this sandbox only)</label><select id="fate" name="fate">${options.join('')}</select></p>
<button>Share these</button>`;
}

const termsList = (consent: Consent) =>
  `<dl>${plainTerms(consent.terms)
    .map(([heading, says]) => `<dt><strong>${html(heading)}</strong></dt><dd>${html(says)}</dd>`)
    .join('')}</dl>`;

export function consentPage(consent: Consent, notice: string): string {
  const head = `<h1>Share your bank data with ${html(consent.client.id)}?</h1>${alert(notice)}${termsList(consent)}`;
  if (consent.offered.length === 0)
    return `${head}<p>None of your banks has an account for this mobile number.</p>${form(consent, 'none', '<button>Go back</button>')}`;
  return `${head}${form(consent, 'approve', choices(consent))}${deny(consent)}
<p class="quiet">You can take this back here at any time. The aggregator itself cannot read your data.</p>`;
}

const said: Readonly<Record<Consent['status'], string>> = {
  PENDING: 'You have not decided yet.',
  ACTIVE: 'You share your data.',
  PAUSED: 'You have paused sharing.',
  REVOKED: 'You have taken your consent back.',
  REJECTED: 'You did not share your data.',
  EXPIRED: 'This consent has ended.',
};

/** A consent that was decided: what it is, and how to pause it or take it back. */
export function decidedPage(consent: Consent): string {
  const button = (step: string, words: string) => form(consent, step, `<button>${words}</button>`);
  const { status } = consent;
  const buttons =
    status === 'ACTIVE'
      ? button('pause', 'Pause') + button('revoke', 'Take back')
      : status === 'PAUSED'
        ? button('resume', 'Share again') + button('revoke', 'Take back')
        : '';
  return `<h1>${html(said[status])}</h1><p>${html(consent.client.id)}</p>${termsList(consent)}${buttons}`;
}

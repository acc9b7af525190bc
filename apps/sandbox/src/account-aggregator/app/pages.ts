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
const deny = (consent: Consent) => form(consent, 'deny', '<button>Reject</button>');

export function codePage(consent: Consent, notice: string): string {
  const mobile = consent.address.split('@')[0] ?? '';
  return `<h1>Confirm your mobile number</h1>${alert(notice)}
<p>${html(consent.client.id)} wants to see your bank accounts. First enter the code that we sent to the mobile ending in
${html(mobile.slice(-4))}. In this sandbox the code is <code>${appCode}</code>.</p>
${form(consent, 'code', '<label for="code">One-time code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"><button>Continue</button>')}${deny(consent)}`;
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
<p><label for="fate">Outcome (sandbox only)</label><select id="fate" name="fate">${options.join('')}</select></p>
<button>Share selected accounts</button>`;
}

const termsList = (consent: Consent) =>
  `<dl>${plainTerms(consent.terms)
    .map(([heading, says]) => `<dt><strong>${html(heading)}</strong></dt><dd>${html(says)}</dd>`)
    .join('')}</dl>`;

export function consentPage(consent: Consent, notice: string): string {
  const head = `<h1>Share your bank data with ${html(consent.client.id)}?</h1>${alert(notice)}${termsList(consent)}`;
  if (consent.offered.length === 0)
    return `${head}<p>No bank has an account with this mobile number.</p>${form(consent, 'none', '<button>Return</button>')}`;
  return `${head}${form(consent, 'approve', choices(consent))}${deny(consent)}
<p class="quiet">You can revoke this consent here at any time. The Account Aggregator cannot read your data.</p>`;
}

const said: Readonly<Record<Consent['status'], string>> = {
  PENDING: 'Decision pending',
  ACTIVE: 'Sharing is active',
  PAUSED: 'Sharing is paused',
  REVOKED: 'Consent revoked',
  REJECTED: 'Request rejected',
  EXPIRED: 'Consent expired',
};

/** A decided consent: its terms, and buttons to pause, resume or revoke it. */
export function decidedPage(consent: Consent): string {
  const button = (step: string, words: string) => form(consent, step, `<button>${words}</button>`);
  const { status } = consent;
  const buttons =
    status === 'ACTIVE'
      ? button('pause', 'Pause') + button('revoke', 'Revoke')
      : status === 'PAUSED'
        ? button('resume', 'Resume') + button('revoke', 'Revoke')
        : '';
  return `<h1>${html(said[status])}</h1><p>${html(consent.client.id)}</p>${termsList(consent)}${buttons}`;
}

import { html } from '../page.ts';
import type { AskedMandate } from './request.ts';
import type { Answer } from './response.ts';

export const bankBase = '/nach/bank';
export const bankCode = '123456';

const modes: Readonly<Record<string, string>> = {
  NetBanking: 'net banking',
  DebitCard: 'debit card',
  Aadhaar: 'Aadhaar',
};

/** The bank's page: what is asked, and what the person says to it. */
export function bankPage(id: string, asked: AskedMandate, notice: string): string {
  const lines = [
    ['Asked by', asked.name],
    ['For', asked.purpose],
    ['Account', `${asked.accountType.toLowerCase()}, ending in ${asked.account.slice(-4)}`],
    ['At most', `₹${asked.amount} a month`],
    ['First debit', asked.first],
    ['Last debit', asked.last],
  ].map(([name = '', value = '']) => `<tr><th scope="row">${name}</th><td>${html(value)}</td></tr>`);
  const form = (step: string, inside: string) =>
    `<form method="post" action="${bankBase}/${id}/${step}" autocomplete="off">${inside}</form>`;
  return `<h1>${html(asked.bank)} bank: approve a mandate</h1>${notice && `<p role="alert"><strong>${html(notice)}</strong></p>`}
<p>${html(asked.debtor)}, you confirm with ${html(modes[asked.mode] ?? asked.mode)}.</p>
<table><tbody>${lines.join('')}</tbody></table>
${form(
  'approve',
  `<label for="code">One-time code (in this sandbox <code>${bankCode}</code>)</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required><button>Approve</button>`,
)}${form('reject', '<button>Reject</button>')}
<details><summary>Have the bank refuse</summary>${form(
    'refuse',
    `<label for="result">Reason</label><select id="result" name="result"><option value="account-closed">Account closed</option>
<option value="name-differs">Name differs</option><option value="limit-exceeded">Amount exceeds the bank’s limit</option></select><button>Refuse</button>`,
  )}</details>`;
}

/** Posts the answer to the merchant; a button does it where scripts do not run. */
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

import { accountsOf } from '@pramaan/specimens/statements/accounts.ts';
import { html } from '../../page.ts';
import { masked } from '../accounts.ts';
import { issuerOf, providersNamed } from '../providers.ts';
import { endings, rightCode, rightPassword } from '../test-users.ts';
import type { Flow } from './flow.ts';

export const addressOf = ({ id }: Flow) => `/authenticate/fastlink/${id}`;

const notice = ({ notice: text }: Flow) =>
  text === '' ? '' : `<p role="alert"><strong>${html(text)}</strong></p>`;

const cancel = (flow: Flow) =>
  `<form method="post" action="${addressOf(flow)}/cancel"><button>Cancel and return</button></form>`;

function bankPage(flow: Flow, words: string): string {
  const found = providersNamed(words);
  const buttons = found
    .map(
      ({ id, name }) =>
        `<li><form method="post" action="${addressOf(flow)}/bank"><input type="hidden" name="provider" value="${id}"><button>${html(name)}</button></form></li>`,
    )
    .join('');
  return `<h1>Choose your bank</h1>${notice(flow)}
<form method="get" action="${addressOf(flow)}"><label for="q">Bank name</label>
<input id="q" name="q" value="${html(words)}" maxlength="60"><button>Search</button></form>
<p role="status">${found.length === 1 ? '1 bank' : `${found.length} banks`} found.</p><ul class="papers">${buttons}</ul>${cancel(flow)}`;
}

function loginPage(flow: Flow): string {
  const list = Object.entries(endings)
    .map(([ending, what]) => `<li><code>asha${ending && `.${ending}`}</code>: ${html(what)}</li>`)
    .join('');
  return `<h1>Log in to ${html(flow.provider?.name ?? '')}</h1>${notice(flow)}
<form method="post" action="${addressOf(flow)}/login">
<label for="user">User id</label><input id="user" name="user" required maxlength="60" autocomplete="off" autocapitalize="none">
<label for="password">Password</label><input id="password" name="password" type="password" required maxlength="60" autocomplete="off">
<button>Log in</button></form>${cancel(flow)}
<details open><summary>Sample input for this sandbox</summary><p>Password: <code>${rightPassword}</code>. The user id chooses the answer
(<code>ravi</code>, <code>meena</code>, <code>imran</code>, numbers and <a href="/people">people you made</a> work like <code>asha</code>):</p><ul>${list}</ul></details>`;
}

const codePage = (flow: Flow) => `<h1>Enter the code</h1>${notice(flow)}
<p>${html(flow.provider?.name ?? '')} has sent a one-time code to your mobile. In this sandbox the code is <code>${rightCode}</code>.</p>
<form method="post" action="${addressOf(flow)}/code"><label for="code">One-time code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"><button>Continue</button></form>${cancel(flow)}`;

function accountsPage(flow: Flow): string {
  const person = flow.known?.person;
  const accounts = person && flow.provider ? accountsOf(person, issuerOf(flow.provider)) : [];
  const boxes = accounts
    .map(
      ({ number, type }, at) =>
        `<p><label><input type="checkbox" name="account${at}" value="1" checked> ${html(type.toLowerCase())} account ${masked(number)}</label></p>`,
    )
    .join('');
  return `<h1>Select accounts to share</h1>${notice(flow)}
<form method="post" action="${addressOf(flow)}/accounts"><fieldset><legend>${html(flow.provider?.name ?? '')}</legend>${boxes}</fieldset>
<button>Share selected accounts</button></form>${cancel(flow)}`;
}

const progressPage = (flow: Flow) => `<h1>Fetching from ${html(flow.provider?.name ?? '')}</h1>
<p id="said" role="status">Please wait. The bank is sending your transactions.</p>
<form method="post" action="${addressOf(flow)}/finish"><button>Return now</button></form>`;

/** Polls until the bank is done, then returns to the product. */
export const progressScript = (flow: Flow) => `
async function ask() {
  try {
    const answer = await fetch('${addressOf(flow)}/state');
    if ((await answer.json()).done) {
      document.getElementById('said').textContent = 'Done. Returning …';
      location.assign('${addressOf(flow)}/finish');
      return;
    }
  } catch { document.getElementById('said').textContent = 'No connection. Trying again …'; }
  setTimeout(ask, 700);
}
ask();`;

/** The page for the current step. `words`: the search text, if any. */
export function pageFor(flow: Flow, words: string | undefined): string {
  if (flow.link) return progressPage(flow);
  if (!flow.provider) return bankPage(flow, words ?? flow.keyword);
  if (flow.userId === null) return loginPage(flow);
  if (flow.provider.code && !flow.codeGiven) return codePage(flow);
  return accountsPage(flow);
}

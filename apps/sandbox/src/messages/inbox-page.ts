import { html } from '../page.ts';
import type { Outbox, StoredMessage } from './outbox.ts';

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** The message's text with its links made to be followed; everything else escaped. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;)])/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${html(part)}" rel="noopener noreferrer">${html(part)}</a>` : html(part),
    )
    .join('');
}

/** A one-time code is the only lone run of six digits in our messages. */
function codeIn(text: string): string | undefined {
  return /(?<![\w/.-])\d{6}(?![\w/-])/.exec(text)?.[0];
}

/** The HTML part by itself: it runs nothing, and a link of it opens another window. */
const frame = ({ id, subject = '' }: StoredMessage) =>
  `<iframe class="mail" src="/inbox/html/${id}" title="HTML part of ${html(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" loading="lazy"></iframe>`;

function article(message: StoredMessage): string {
  const { to, channel, text, subject, sentAt } = message;
  const code = codeIn(text);
  return `<article><p class="quiet">${channel === 'sms' ? 'SMS' : 'E-mail'} to <code>${html(to)}</code>, <time datetime="${sentAt}">${time.format(new Date(sentAt))}</time></p>
${subject === undefined ? '' : `<h2>${html(subject)}</h2>`}
${code ? `<div class="code"><b>${code}</b><button type="button" data-copy="${code}" aria-label="Copy the code ${code}">Copy</button></div>` : ''}
${message.html === undefined ? `<p>${linked(text)}</p>` : `<div class="parts"><p>${linked(text)}</p>${frame(message)}</div>`}</article>`;
}

/** Only the list, which the page reloads every two seconds. */
export function inboxList(messages: readonly StoredMessage[]): string {
  const shown = messages.slice(0, 100);
  if (shown.length === 0)
    return '<p>No messages yet. Request a code in the product; it appears here automatically.</p>';
  return shown.map(article).join('\n');
}

export function inboxMain(box: Outbox, to: string): string {
  const known = box.recipients();
  const options = [...new Set(to && !known.includes(to) ? [...known, to] : known)]
    .map((one) => `<option value="${html(one)}"${one === to ? ' selected' : ''}>${html(one)}</option>`)
    .join('');
  return `<h1>Inbox</h1><p class="quiet">All SMS and e-mails of the product. Nothing leaves this machine.</p>
<form method="get" action="/inbox"><label for="to">Messages to</label>
<select id="to" name="to"><option value="">All recipients</option>${options}</select><button>Show</button></form>
<p id="said" class="quiet" role="status"></p><div id="list">${inboxList(box.to(to))}</div>`;
}

/** Reloads the list, keeps the focus when nothing is new, and copies codes. */
export const inboxScript = `
const list = document.getElementById('list'), said = document.getElementById('said');
const to = document.getElementById('to');
let shown = null;
async function refresh() {
  try {
    const answer = await fetch('/inbox/list?to=' + encodeURIComponent(to.value));
    if (!answer.ok) throw new Error(answer.statusText);
    const html = await answer.text();
    if (shown !== null && html !== shown) { list.innerHTML = html; said.textContent = 'New messages.'; }
    shown = html;
  } catch { said.textContent = 'The sandbox does not respond. Trying again …'; }
  setTimeout(refresh, 2000);
}
refresh();
list.addEventListener('click', async (event) => {
  const code = event.target.dataset && event.target.dataset.copy;
  if (!code) return;
  try { await navigator.clipboard.writeText(code); said.textContent = 'Copied ' + code + '.'; }
  catch { said.textContent = 'Copying is blocked in this browser. The code is ' + code + '.'; }
});`;

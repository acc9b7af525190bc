import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text, safe inside HTML and inside a quoted attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a424e); --soft: light-dark(#f4f6f9, #1b2129);
  --ink: light-dark(#1a2230, #e8ecf2); --quiet: light-dark(#4f5b6b, #a9b4c2); --accent: light-dark(#0b5c8a, #7cc4ee); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #12161c); }
header, main { max-width: 62rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; border-bottom: 1px solid var(--line); }
header strong { font-size: 1.1rem; flex: 1 1 14rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); } p { margin: .5rem 0; } .quiet { color: var(--quiet); font-size: .9rem; }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button, select, input { font: inherit; color: inherit; min-height: 44px; padding: 0 .9rem; border: 1px solid var(--quiet);
  border-radius: 8px; background: light-dark(#fff, #12161c); max-width: 100%; }
button { cursor: pointer; } form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0; }
input[type=checkbox] { min-height: 0; width: 1.25rem; height: 1.25rem; vertical-align: -.2rem; } fieldset label { display: inline-block; padding: .5rem 0; }
form > * { min-width: 0; max-width: 100%; overflow-wrap: anywhere; } fieldset { flex: 1 1 100%; border: 1px solid var(--line); border-radius: 8px; }
article { border: 1px solid var(--line); border-radius: 12px; padding: .9rem 1rem; margin: .75rem 0; background: var(--soft); }
article p { overflow-wrap: anywhere; white-space: pre-wrap; }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin: .5rem 0; }
.code b { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: .15em; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; align-items: start; }
.mail { width: 100%; height: 30rem; resize: vertical; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light dark; }
.papers { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
.papers img { display: block; max-width: 100%; height: auto; margin-bottom: .25rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line); }
td code { white-space: nowrap; } .small { min-height: 32px; padding: 0 .6rem; font-size: .9rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; } nav a { padding: .35rem 0; }
.stacked { align-items: end; gap: .75rem 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--soft); }
.field { display: flex; flex-direction: column; gap: .25rem; margin: 0; } .field label { font-size: .9rem; color: var(--quiet); }
pre { overflow: auto; max-height: 32rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--soft);
  font: .85rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; } thead th { font-size: .9rem; color: var(--quiet); } summary { cursor: pointer; min-height: 44px; padding: .6rem 0; font-weight: 600; }`;

const pages = [
  ['/', 'Services'],
  ['/people', 'People'],
  ['/requests', 'Requests'],
  ['/faults', 'Faults'],
  ['/inbox', 'Inbox'],
  ['/specimens', 'Sample documents'],
]
  .map(([address, name]) => `<a href="${address}">${name}</a>`)
  .join('');

/** A table of markup, scrollable on a phone. */
export const table = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

/** Copies the text of a button, or of the block below it, and says so on the button. */
export const copyScript = `
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy], [data-copy-text]');
  if (!button) return;
  const block = button.closest('section');
  const text = button.dataset.copyText ?? (block ? block.querySelector('pre').textContent : '');
  await navigator.clipboard.writeText(text);
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = 'Copy'; }, 1500);
});`;

/**
 * A page of the sandbox. It loads nothing from other origins and runs only the script given here. `formTo`: the one other
 * origin that a form of the page may lead to, redirects included.
 */
export function sendPage(
  reply: FastifyReply,
  title: string,
  main: string,
  script = '',
  formTo = '',
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self' ${formTo}; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
<body><header><strong>Pramaan sandbox</strong><nav aria-label="Pages">${pages}</nav></header>
<main>${main}</main>${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`);
}

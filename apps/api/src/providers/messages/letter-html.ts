import { accentOf } from '@pramaan/contract/accent.ts';
import type { StoredBranding } from '@pramaan/contract/branding.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { htmlText } from '@pramaan/documents/html-text.ts';
import { logoCid } from '../email/port.ts';

/** A filled paragraph: a sentence, a one-time code, or the link that the e-mail is about. Nothing in it is markup yet. */
export interface Paragraph {
  kind: 'text' | 'code' | 'link';
  value: string;
}

/** What an e-mail says, before anyone knows how it looks. */
export interface Letter {
  language: Language;
  paragraphs: readonly Paragraph[];
  /** What the button says; blank without a link. */
  button: string;
  /** Under the button; blank without a link. */
  linkHint: string;
  why: string;
}

/** Whose e-mail it is. */
export interface Sender {
  lender: string;
  branding: StoredBranding;
  /** Whom to ask, one line each. */
  help: readonly string[];
}

/** Light colours are in the attributes, which every mail program reads; dark ones in the style sheet, which some do. */
const light = { page: '#f3f4f6', card: '#ffffff', ink: '#1f2937', quiet: '#566070', line: '#dfe3e8' };
const dark = { page: '#121519', card: '#1d2228', ink: '#e8ecf1', quiet: '#aeb7c2', line: '#39414b' };
const fonts = "'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Helvetica,Arial,sans-serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const styleSheet = (accent: string) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${dark.page}!important}.card,.code{background-color:${dark.card}!important}
.card,.code,.rule{border-color:${dark.line}!important}
.logo{padding:6px 8px!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.accent{color:${accent}!important}
.button{background-color:${accent}!important}.label{color:${dark.page}!important}}`;

/** The logo on white, as it was drawn for a page; the mail program shows the name where it shows no pictures. */
function masthead({ lender, branding }: Sender): string {
  const name = `font:700 20px/28px ${fonts};color:${light.ink}`;
  const { logo } = branding;
  if (!logo) return `<p class="ink" style="margin:0;${name}">${htmlText(lender)}</p>`;
  const share = Math.min(48 / logo.height, 220 / logo.width, 1);
  const [width, height] = [Math.round(logo.width * share), Math.round(logo.height * share)];
  return `<table ${table}><tr><td class="logo" bgcolor="#ffffff" style="background-color:#ffffff;border-radius:6px"><img src="cid:${logoCid}" alt="${htmlText(lender)}" width="${width}" height="${height}" style="display:block;border:0;font:700 20px/24px ${fonts};color:#1f2937"></td></tr></table>`;
}

const sentence = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font:16px/25px ${fonts};color:${light.ink};overflow-wrap:break-word;word-break:break-word">${htmlText(text)}</p>`;

const largeCode = (code: string) =>
  `<table ${table} style="margin:0 0 16px"><tr><td class="code ink" bgcolor="${light.page}" style="background-color:${light.page};border:1px solid ${light.line};border-radius:8px;padding:14px 22px;font:700 32px/40px Consolas,Menlo,'Courier New',monospace;letter-spacing:6px;color:${light.ink}">${htmlText(code)}</td></tr></table>`;

/** A button that Outlook draws too: it knows no padding of links, but that of cells. */
function button(link: string, { button: label, linkHint }: Letter, accent: string): string {
  const href = htmlText(link);
  return `<table ${table} style="margin:4px 0 16px"><tr><td class="button" align="center" bgcolor="${accent}" style="background-color:${accent};border-radius:8px;mso-padding-alt:14px 22px"><a class="label" href="${href}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:14px 22px;font:600 16px/22px ${fonts};color:#ffffff;text-decoration:none">${htmlText(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;font:13px/20px ${fonts};color:${light.quiet}">${htmlText(linkHint)}<br><a class="accent" href="${href}" target="_blank" rel="noopener noreferrer" style="color:${accent};word-break:break-all">${href}</a></p>`;
}

function footer({ why }: Letter, { lender, help }: Sender): string {
  const lines = [why, ...help].map(htmlText).join('<br>');
  return `<p class="ink" style="margin:0 0 4px;font:600 14px/20px ${fonts};color:${light.ink}">${htmlText(lender)}</p>
<p class="quiet" style="margin:0;font:13px/20px ${fonts};color:${light.quiet};overflow-wrap:break-word;word-break:break-word">${lines}</p>`;
}

/**
 * The HTML part of an e-mail: one column that fits a phone, readable without pictures and without a style sheet, dark where the
 * reader's program is dark. The logo is the part of the e-mail that `logoCid` names. What people typed is text in it, never markup.
 */
export function letterHtml(subject: string, letter: Letter, sender: Sender): string {
  const accent = accentOf(sender.branding.accent ?? '');
  const shown = { text: sentence, code: largeCode, link: (url: string) => button(url, letter, accent.light) };
  const body = letter.paragraphs.map(({ kind, value }) => shown[kind](value)).join('\n');
  return `<!doctype html>
<html lang="${letter.language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${htmlText(subject)}</title><style>${styleSheet(accent.dark)}</style></head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<table ${table} class="page" width="100%" bgcolor="${light.page}" style="background-color:${light.page}"><tr><td align="center" style="padding:20px 12px">
<!--[if mso]><table ${table} width="560"><tr><td><![endif]-->
<table ${table} class="card" width="100%" bgcolor="${light.card}" style="max-width:560px;background-color:${light.card};border:1px solid ${light.line};border-radius:12px;border-collapse:separate"><tr><td align="left" style="padding:20px 24px 12px">
${masthead(sender)}
</td></tr><tr><td align="left" style="padding:8px 24px">
${body}
</td></tr><tr><td class="rule" align="left" style="padding:16px 24px 20px;border-top:1px solid ${light.line}">
${footer(letter, sender)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`;
}

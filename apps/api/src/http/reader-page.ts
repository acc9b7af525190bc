import { calls } from '@pramaan/contract/calls.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { errors } from '@pramaan/contract/errors.ts';
import * as z from 'zod/mini';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function members(title: string, schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: Record<string, { type?: string }>;
    required?: string[];
  };
  const lines = Object.entries(properties).map(
    ([name, of]) =>
      `<li><code>${escaped(name)}</code> ${escaped([of.type ?? ''].flat().join(' or '))}${required.includes(name) ? '' : ' <em>may be absent</em>'}</li>`,
  );
  return lines.length === 0 ? '' : `<h4>${title}</h4><ul>${lines.join('')}</ul>`;
}

function section(call: Call): string {
  const access = typeof call.access === 'string' ? call.access : `may ${call.access.may}`;
  const refusals = call.errors
    .map((code) => `<li><code>${code}</code> ${errors[code].status} “${escaped(errors[code].message)}”</li>`)
    .join('');
  return `<details><summary><b>${call.method}</b> <code>/${call.base}${escaped(call.path)}</code> <span>${escaped(call.title)}</span></summary>
    <p>Access: ${access}${call.files.length > 0 ? `. Files: ${call.files.join(', ')} (multipart)` : ''}</p>
    ${members('Address', call.params, 'input')}${members('Query', call.query, 'input')}${members('Body', call.body, 'input')}${members('Result', call.result, 'output')}
    ${refusals ? `<h4>May answer</h4><ul>${refusals}</ul>` : ''}</details>`;
}

/** A page that lists every call, made from the same values that serve them. No script, nothing from elsewhere. */
export function readerPage(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Pramaan calls</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{padding:.6rem 0;cursor:pointer}summary b{display:inline-block;min-width:4rem}summary span{color:GrayText}details{border-top:1px solid color-mix(in srgb,CanvasText 15%,transparent)}h4{margin:.5rem 0 0}ul{margin:.2rem 0}code{overflow-wrap:anywhere}</style></head>
<body><main><h1>Pramaan: ${calls.length} calls</h1><p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>. Every reply is <code>{success, message, result}</code>.</p>${calls.map(section).join('\n')}</main></body></html>`;
}

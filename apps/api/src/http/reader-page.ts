import { type Operation, operations } from '@pramaan/contract/calls.ts';
import { errors } from '@pramaan/contract/errors.ts';
import * as z from 'zod/mini';
import { accessText, meanings } from './openapi.ts';
import { errorReasons } from './reference/error-reasons.ts';
import { referenceOf } from './reference/reference.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A sentence with its `code` marked up. */
const prose = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

type Meanings = ReturnType<typeof meanings>;

function members(title: string, schema: z.ZodMiniType, io: 'input' | 'output', says: Meanings): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: Record<string, { type?: string }>;
    required?: string[];
  };
  const lines = Object.entries(properties).map(([name, of]) => {
    const type = [of.type ?? ''].flat().join(' or ');
    const optional = required.includes(name) ? '' : ' <em>optional</em>';
    const meaning = Object.hasOwn(says, name) ? ` ${prose(says[name] ?? '')}` : '';
    return `<li><code>${escaped(name)}</code> ${escaped(type)}${optional}${meaning}</li>`;
  });
  return lines.length === 0 ? '' : `<h4>${title}</h4><ul>${lines.join('')}</ul>`;
}

function section({ operationId, call }: Operation): string {
  const says = meanings(operationId);
  const failures = call.errors
    .map((code) => `<li><code>${code}</code> HTTP ${errors[code].status}. ${prose(errorReasons[code])}</li>`)
    .join('');
  const files = call.files.length > 0 ? `<p>Files (multipart): ${call.files.join(', ')}</p>` : '';
  return `<details><summary><b>${call.method}</b> <code>/${call.base}${escaped(call.path)}</code> <span>${escaped(call.title)}</span></summary>
    <p>${prose(referenceOf(operationId).description)}</p>
    <p>Access: ${prose(accessText(call.access))}</p>${files}
    ${members('Path', call.params, 'input', says)}${members('Query', call.query, 'input', says)}${members('Body', call.body, 'input', says)}${members('Result', call.result, 'output', says)}
    ${failures ? `<h4>Errors</h4><ul>${failures}</ul>` : ''}</details>`;
}

const groups = [...new Set(operations.map(({ group }) => group))];
const listed = (group: string) => {
  const sections = operations.filter((one) => one.group === group).map(section);
  return `<h2>${escaped(group)}</h2>\n${sections.join('\n')}`;
};

/** A page that lists every call, made from the same values that serve them. No script, nothing from elsewhere. */
export function readerPage(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Pramaan API reference</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{padding:.6rem 0;cursor:pointer}summary b{display:inline-block;min-width:4rem}summary span{color:GrayText}details{border-top:1px solid color-mix(in srgb,CanvasText 15%,transparent)}h4{margin:.5rem 0 0}ul{margin:.2rem 0}code{overflow-wrap:anywhere}</style></head>
<body><main><h1>Pramaan API reference: ${operations.length} calls</h1><p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>. Every reply is an envelope <code>{success, message, result}</code>. On failure <code>success</code> is false and <code>code</code> names the error.</p>${groups.map(listed).join('\n')}</main></body></html>`;
}

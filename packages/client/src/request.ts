import { address } from '@pramaan/contract/address.ts';
import type { Call } from '@pramaan/contract/define.ts';

/** A file of a multipart call. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

export interface RawSent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** By the names that the call lists. */
  files?: Readonly<Record<string, SentFile>>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function formOf(call: Call, { body, files = {} }: RawSent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, textOf(value));
  for (const [name, { name: fileName, bytes }] of Object.entries(files)) {
    if (!call.files.includes(name)) throw new Error(`${call.title} takes no file called ${name}.`);
    form.set(name, new Blob([Uint8Array.from(bytes)]), fileName);
  }
  return form;
}

/** The address and the body of a call. */
export function requestOf(base: string, call: Call, sent: RawSent): { url: URL; init: RequestInit } {
  const url = new URL(base + address(call, (sent.params ?? {}) as Record<string, unknown>));
  for (const [name, value] of Object.entries(sent.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  if (call.method === 'GET') return { url, init: { method: 'GET' } };
  const init = sent.files
    ? { body: formOf(call, sent) }
    : sent.body === undefined
      ? {}
      : { body: JSON.stringify(sent.body), headers: { 'content-type': 'application/json' } };
  return { url, init: { method: call.method, ...init } };
}

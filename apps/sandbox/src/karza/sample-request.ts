import { type Asked, exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { writePath } from '@pramaan/documents/paths.ts';
import type { Service } from './services.ts';

// For tests only: what the product would send.

/** `YYYY-MM-DD` in the vendor's style. */
function vendorDate(style: string, value: string): string {
  const [year = '', month = '', day = ''] = value.split('-');
  return style.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** Karza's request for what was `asked`. */
export function requestFor({ vendor }: Service, asked: Asked): Record<string, unknown> {
  const body: Record<string, unknown> = { consent: 'Y' };
  for (const [key, name] of Object.entries(vendor.request)) {
    const value = asked[name];
    if (value === undefined || value === '') continue;
    const style = vendor.dates?.[name];
    writePath(body, key, style ? vendorDate(style, value) : (vendor.codes?.[name]?.[value] ?? value));
  }
  return body;
}

/** The captured values Karza is asked with, of `person`; a file field has none. */
export function sampleAsked({ method, vendor }: Service, person: Person): Asked {
  const example = exampleCapture(method.capture, person);
  const sent = new Set(Object.values(vendor.request));
  return Object.fromEntries(
    Object.entries(example).filter(([name]) => sent.has(name) && name !== vendor.file),
  );
}

/** A multipart form with the text `members` and, unless null, a `file` of that name. */
export function form(members: Readonly<Record<string, unknown>>, fileName: string | null) {
  const data = new FormData();
  for (const [name, value] of Object.entries(members)) data.set(name, String(value));
  if (fileName !== null) data.set('file', new File(['not really a picture'], fileName));
  return data;
}

/** A form as bytes with its header: `inject` takes no FormData. */
export async function packed(data: FormData) {
  const request = new Request('http://sandbox.test', { method: 'POST', body: data });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

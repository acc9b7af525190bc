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

/** The captured values Karza is asked with, of `person`. */
export function sampleAsked({ method, vendor }: Service, person: Person): Asked {
  const example = exampleCapture(method.capture, person);
  const sent = new Set(Object.values(vendor.request));
  return Object.fromEntries(Object.entries(example).filter(([name]) => sent.has(name)));
}

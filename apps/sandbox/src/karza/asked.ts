import type { DateStyle } from '@pramaan/documents/define.ts';
import type { Asked } from '@pramaan/documents/fixtures/fixture.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { Service } from './services.ts';

export type Reading =
  | { fault: 'missing'; key: string }
  | { fault: 'invalid'; key: string }
  | { fault: null; asked: Asked };

const printedDates: Readonly<Record<DateStyle, RegExp>> = {
  'DD-MM-YYYY': /^(\d{2})-(\d{2})-(\d{4})$/,
  'DD/MM/YYYY': /^(\d{2})\/(\d{2})\/(\d{4})$/,
};

/** What Karza was sent for a field, as its form captured it; null when it is not spelled as Karza spells it. */
function asCaptured({ vendor }: Service, name: string, sent: string): string | null {
  const style = vendor.dates?.[name];
  if (style) {
    const printed = printedDates[style].exec(sent);
    return printed && `${printed[3]}-${printed[2]}-${printed[1]}`;
  }
  const codes = vendor.codes?.[name];
  if (codes) return Object.keys(codes).find((choice) => codes[choice] === sent) ?? null;
  return sent;
}

/** What was asked, by captured field: the request's keys mapped back, each checked as its form checks it. */
export function readAsked(service: Service, members: Readonly<Record<string, unknown>>): Reading {
  const asked: Record<string, string> = {};
  for (const [key, name] of Object.entries(service.vendor.request)) {
    const field = service.method.capture[name];
    if (!field) throw new Error(`${service.ref} asks Karza with ${name}, which its form does not capture.`);
    const sent = readPath(members, key);
    const absent = sent === undefined || sent === null || sent === '';
    if (absent && field.optional) continue;
    if (absent || (typeof sent !== 'string' && typeof sent !== 'number')) return { fault: 'missing', key };
    const parsed = field.schema.safeParse(asCaptured(service, name, String(sent)));
    if (!parsed.success) return { fault: 'invalid', key };
    asked[name] = parsed.data;
  }
  return { fault: null, asked };
}

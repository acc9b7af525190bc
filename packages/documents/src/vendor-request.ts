import type { DateStyle, Spelling, Vendor } from './define.ts';
import { isEmpty, readPath, writePath } from './paths.ts';

type Texts = Readonly<Record<string, string>>;

const writeDate = (value: string, style: DateStyle) =>
  value
    .split('-')
    .reverse()
    .join(style === 'DD-MM-YYYY' ? '-' : '/');

const spellings: Readonly<Record<Spelling, (value: string) => string>> = {
  llpin: (value) => value.replace(/^([A-Z]{3})(\d{4})$/, '$1-$2'),
};

/** A captured value as the vendor writes it: its code, its date, its spelling. */
function written(vendor: Vendor, own: string, value: string): string {
  const [style, spelling] = [vendor.dates?.[own], vendor.spelt?.[own]];
  if (style) return writeDate(value, style);
  return spelling ? spellings[spelling](value) : (vendor.codes?.[own]?.[value] ?? value);
}

/** The check of the vendor that answers these values: another one where a number has another form. */
export function vendorFor(vendor: Vendor, captured: Readonly<Record<string, string | undefined>>): Vendor {
  const { instead } = vendor;
  return instead?.form.test(captured[instead.field] ?? '') ? instead.vendor : vendor;
}

/** What the vendor is asked: captured values under its own keys, codes and dates. Blank and absent fields are left out. */
export function vendorRequest(vendor: Vendor, captured: Readonly<Record<string, string | undefined>>): Texts {
  const asked = Object.entries(vendor.request).flatMap(([theirs, own]) => {
    const value = captured[own];
    return value ? [[theirs, written(vendor, own, value)] as const] : [];
  });
  return { ...vendor.always, ...Object.fromEntries(asked) };
}

/**
 * The record with what was asked and confirmed, where the reply does not say it again: a registry that answers a
 * PAN with a name alone has confirmed the PAN too. What the reply says always stands.
 */
export function withEcho(
  vendor: Vendor,
  record: Readonly<Record<string, unknown>>,
  captured: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const whole: Record<string, unknown> = structuredClone(record);
  for (const [path, own] of Object.entries(vendor.echo ?? {}))
    if (captured[own] && isEmpty(readPath(whole, path))) writePath(whole, path, captured[own]);
  return whole;
}

import type { DateStyle, Vendor } from './define.ts';
import { isEmpty, readPath, writePath } from './paths.ts';

type Texts = Readonly<Record<string, string>>;

const writeDate = (value: string, style: DateStyle) =>
  value
    .split('-')
    .reverse()
    .join(style === 'DD-MM-YYYY' ? '-' : '/');
const readDate = (value: string) => value.split(/[-/]/).reverse().join('-');

/** What the vendor is asked: captured values under its own keys, codes and dates. Blank and absent fields are left out. */
export function vendorRequest(vendor: Vendor, captured: Readonly<Record<string, string | undefined>>): Texts {
  return Object.fromEntries(
    Object.entries(vendor.request).flatMap(([theirs, own]) => {
      const value = captured[own];
      const style = vendor.dates?.[own];
      if (!value) return [];
      return [[theirs, style ? writeDate(value, style) : (vendor.codes?.[own]?.[value] ?? value)]];
    }),
  );
}

/** The way back, for the sandbox: which captured values the vendor was asked about. */
export function capturedOf(vendor: Vendor, asked: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(vendor.request).flatMap(([theirs, own]) => {
      const value = asked[theirs];
      if (typeof value !== 'string') return [];
      if (vendor.dates?.[own]) return [[own, readDate(value)]];
      const chosen = Object.entries(vendor.codes?.[own] ?? {}).find(([, code]) => code === value);
      return [[own, chosen?.[0] ?? value]];
    }),
  );
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

import type { Vendor } from '@pramaan/documents/define.ts';
import { type Entry, entries } from '@pramaan/documents/registry.ts';

/** One check that Karza sells: a document's method, and how Karza is asked. */
export interface Service extends Entry {
  ref: string;
  vendor: Vendor;
}

/** Every method that a vendor answers. */
export const services: readonly Service[] = entries.flatMap((entry) =>
  entry.method.vendor
    ? [{ ...entry, ref: `${entry.document.id}.${entry.key}`, vendor: entry.method.vendor }]
    : [],
);

/** The services by their path. */
export const servicesByPath: ReadonlyMap<string, readonly Service[]> = Map.groupBy(
  services,
  ({ vendor }) => vendor.path,
);

/** Which of the services at one path is asked: the one whose keys are all there. */
export function serviceAsked(
  at: readonly Service[],
  members: Readonly<Record<string, unknown>>,
): Service | null {
  const complete = at.find(({ vendor }) =>
    Object.keys(vendor.request).every((key) => Object.hasOwn(members, key)),
  );
  return complete ?? at[0] ?? null;
}

import type { LockerLayout } from './layout.ts';
import { identityLayouts } from './layouts-identity.ts';
import { paperLayouts } from './layouts-papers.ts';

/** DigiLocker's code of the Aadhaar, whose XML has a layout of its own (standards §2.2). */
export const aadhaarDoctype = 'ADHAR';

/** Every type of C §7 that comes in the general layout: all but the Aadhaar. */
export const lockerLayouts: readonly LockerLayout[] = [...identityLayouts, ...paperLayouts];

/** The layout of a certificate type; null for one that no record is made of. */
export function layoutOf(doctype: string): LockerLayout | null {
  const code = doctype.trim().toUpperCase();
  return lockerLayouts.find((layout) => layout.doctype === code || layout.also?.includes(code)) ?? null;
}

/** The codes under which a document of packages/documents comes from the locker; none for one it does not hold. */
export function doctypesOf(document: string): readonly string[] {
  if (document === 'aadhaar') return [aadhaarDoctype];
  return lockerLayouts
    .filter((layout) => layout.document === document)
    .flatMap(({ doctype, also = [] }) => [doctype, ...also]);
}

import type { DocumentOutline } from './outline.ts';
import { outlines } from './outline-data.ts';

export interface LockerPlace {
  document: DocumentOutline;
  /** 1 for a document of which one is given. */
  instance: number;
}

/** With what the provider of a record begins that came by the locker, whichever method's record it is. */
export const lockerName = 'DigiLocker';

/** The type that names a document of the locker in a call (C §7): `panDigiLink`, `itrDigiLink.2`. */
export function lockerTypeOf({ document, instance }: LockerPlace): string {
  const type = document.locker ?? '';
  return document.instances > 1 ? `${type}.${instance}` : type;
}

/** What a type of C §7 names; null for what is no such type, or a instance that the document does not have. */
export function placeOfLockerType(type: string): LockerPlace | null {
  const [name = '', number = '1', ...rest] = type.split('.');
  const document = outlines.find(({ locker }) => locker !== null && locker === name);
  const instance = /^\d$/.test(number) ? Number(number) : 0;
  if (!document || rest.length > 0 || instance < 1 || instance > document.instances) return null;
  return { document, instance };
}

/** The steps of a PUT's address name the document as C §7 writes them: `tbill` for the telephone bill. */
export const isAt = ({ document }: LockerPlace, group: string, word: string): boolean =>
  document.group === group && document.id.toLowerCase() === word.toLowerCase();

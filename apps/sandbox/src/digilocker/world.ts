import type { Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import type { DocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';
import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { documentSigner } from '../signing/document-signer.ts';
import { type GrantBook, grantBook } from './grants.ts';
import { type Holder, holderOf } from './holders.ts';

/** What the parts of the locker share. */
export interface LockerWorld {
  settings: Settings;
  grants: GrantBook;
  signer: () => DocumentSigner;
  holder: (mobile: string) => Holder;
}

export function lockerWorld(
  book: PeopleBook,
  fixtures: Readonly<Record<string, Fixtures>>,
  settings: Settings,
): LockerWorld {
  return {
    settings,
    grants: grantBook(),
    signer: documentSigner(settings.dataDir),
    holder: (mobile) => holderOf(mobile, book, fixtures),
  };
}

import type { Page } from '@playwright/test';
import { idInList, shareAddress } from './files.ts';
import { saralOwner } from './people.ts';
import type { Opening } from './test.ts';
import { desk } from './test.ts';

let known: { file: string; share: string } | undefined;

/** Puts the ids of Ravi's file and of a link to his report into an address. */
export async function withIds(path: string, open: (opening: Opening) => Promise<Page>): Promise<string> {
  if (!/:file|:share/.test(path)) return path;
  if (!known) {
    const page = await open({ as: saralOwner, viewport: desk });
    const file = await idInList(page, 'Ravi Kumar Demo');
    known = { file, share: new URL(await shareAddress(page, file)).pathname.split('/').at(-1) ?? '' };
  }
  return path.replace(':file', known.file).replace(':share', known.share);
}

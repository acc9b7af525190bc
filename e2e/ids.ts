import type { Page } from '@playwright/test';
import { idInList, shareAddress } from './files.ts';
import { saralOwner } from './people.ts';
import type { Opening } from './test.ts';
import { desktop } from './test.ts';

const known = new Map<string, { file: string; share: string }>();

async function idsOf(name: string, open: (opening: Opening) => Promise<Page>) {
  const page = await open({ as: saralOwner, viewport: desktop });
  const file = await idInList(page, name);
  const ids = { file, share: new URL(await shareAddress(page, file)).pathname.split('/').at(-1) ?? '' };
  known.set(name, ids);
  return ids;
}

/** Puts the ids of an applicant's file and of a link to their report into an address. */
export async function withIds(
  path: string,
  open: (opening: Opening) => Promise<Page>,
  name = 'Ravi Kumar Demo',
): Promise<string> {
  if (!/:file|:share/.test(path)) return path;
  const { file, share } = known.get(name) ?? (await idsOf(name, open));
  return path.replace(':file', file).replace(':share', share);
}

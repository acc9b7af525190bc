import assert from 'node:assert/strict';
import { putDocument } from '@pramaan/contract/calls/applicants.ts';
import * as locker from '@pramaan/contract/calls/locker.ts';
import type { Caller } from '../../../test/caller.ts';
import { goThrough, type VisitWanted } from '../../providers/locker/sign-in.test-help.ts';

type Wanted = Omit<VisitWanted, 'asked'> & { documents?: string[] };

/** What the person brings back from the locker. */
export async function brought(caller: Caller, id: string, { documents, ...wanted }: Wanted = {}) {
  const body = documents ? { documents } : {};
  const { url } = (await caller.call(locker.startLockerSignIn, { params: { id }, body })).ok;
  const { back, offered } = await goThrough(url, wanted);
  assert.equal(back.pathname, '/laas/locker');
  return { url: new URL(url), query: Object.fromEntries(back.searchParams), offered };
}

/** Signs in at the locker and comes back: our token, and whose locker it is. */
export async function signedIn(caller: Caller, id: string, wanted: Wanted = {}) {
  const { query } = await brought(caller, id, wanted);
  return (await caller.call(locker.endLockerSignIn, { params: { id }, body: query })).ok;
}

export async function uriOf(caller: Caller, token: string, doctype: string): Promise<string> {
  const { items } = (await caller.call(locker.getIssuedDoc, { body: { token } })).ok;
  const found = items.find((item) => item.doctype === doctype);
  assert.ok(found, `${doctype} of ${items.map((item) => item.doctype).join()}`);
  return found.uri;
}

/** `PUT /applicants/{id}/{group}/{document}` as C §7 writes it. */
export const put = (caller: Caller, id: string, at: string, type: string, data: unknown) => {
  const [group, document] = at.split('/');
  return caller.call(putDocument, { params: { id, group, document }, body: { type, data } });
};

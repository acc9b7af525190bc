import { roles } from '@pramaan/contract/role-ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../../test/served.ts';
import { queryClient } from '../../lib/query.ts';
import { write, writeRole } from '../../lib/storage.ts';
import { storeApplicantToken } from '../../lib/token.ts';
import { expectPage } from './expect.ts';

const asha = 'a1';
const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.x`;
const logIn = (seconds = 60) => {
  writeRole(roles.applicant);
  write('applicantId', asha);
  storeApplicantToken(asha, tokenUntil(seconds));
};
/** The calls that a page's address brings about, before anybody has drawn it. */
async function askedFor(path: string): Promise<string[]> {
  const asked = serve({
    [`GET /applicants/${asha}`]: { _id: asha, docs: {} },
    'GET /draft': { version: 0, draft: {} },
  });
  expectPage(path);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return asked.map(({ path: address }) => address.replace(/^.*\/api/, '')).sort();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the home, a document and the summary ask for the case file at once', async () => {
  for (const path of ['/laas', '/laas/identity/id-proof/pan', '/laas/report']) {
    queryClient.clear();
    logIn();
    expect(await askedFor(path), path).toContain(`/applicants/${asha}`);
  }
});

test('nothing is asked for on a page without the case file, for staff, or without a login', async () => {
  logIn();
  expect(await askedFor('/laas/esign')).toEqual([]);
  logIn(-60);
  expect(await askedFor('/laas')).toEqual([]);
  logIn();
  writeRole(roles.owner);
  expect(await askedFor('/laas')).toEqual([]);
  localStorage.clear();
  expect(await askedFor('/laas')).toEqual([]);
});

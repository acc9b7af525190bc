import { beforeEach, expect, test } from 'vitest';
import { openApplicantId } from './sealed-id.ts';
import type { Who } from './session.tsx';
import { checkMarkers, readAccessLevel } from './session-markers.ts';
import { read, readRole, write, writeRole } from './storage.ts';

const storageKey = btoa('k'.repeat(32));
const asha = { _id: '0190f000-0000-7000-8000-000000000011', roleId: 11, storageKey } as Who;
beforeEach(() => localStorage.clear());

test('the encrypted copy of the applicant id is written with the server’s key, and read back', async () => {
  await checkMarkers(asha);
  const first = read('encApplicantId');
  expect(await openApplicantId(storageKey)).toBe(asha._id);
  expect(await openApplicantId(btoa('x'.repeat(32)))).toBeNull();
  await checkMarkers(asha);
  expect(read('encApplicantId')).toBe(first);
  // Another person's copy, or one that was changed, is written again.
  write('encApplicantId', `${first?.slice(0, -6)}AAAA==`);
  write('applicantId', 'another');
  await checkMarkers(asha);
  expect(await openApplicantId(storageKey)).toBe(asha._id);
  expect(read('applicantId')).toBe(asha._id);
});

test.each([
  [1, 1],
  [2, 2],
  [4, 3],
])('role %i is read back as level %i, also after it was damaged', async (roleId, level) => {
  writeRole(5);
  write('accessLevel', 'damaged');
  await checkMarkers({ _id: 'x', roleId, storageKey: '' } as Who);
  expect([readRole(), readAccessLevel()]).toEqual([roleId, level]);
  expect(read('encApplicantId')).toBeNull();
});

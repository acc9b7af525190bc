import { accessLevels, roles } from '@pramaan/contract/role-ids.ts';
import { useEffect } from 'react';
import { revealed } from './obfuscate.ts';
import { openApplicantId, sealApplicantId } from './sealed-id.ts';
import { useSession, type Who } from './session.tsx';
import { type AccessLevel, levelOf, read, readRole, write, writeRole } from './storage.ts';

/** 1 (alpha), 2 (beta) or 3 (none); whatever cannot be read is none (P §4.1). */
export function readAccessLevel(): AccessLevel {
  const stored = revealed(read('accessLevel'));
  if (stored === accessLevels[1]) return 1;
  return stored === accessLevels[2] ? 2 : 3;
}

/**
 * Reads back what is stored of the session (P §3.6, §4.1): the role code, the access level, and the applicant id with its
 * encrypted copy. What was changed or damaged is written again as the server says it is.
 */
export async function checkMarkers({ _id, roleId, storageKey }: Who): Promise<void> {
  if (readRole() !== roleId || readAccessLevel() !== levelOf(roleId)) writeRole(roleId);
  if (roleId !== roles.applicant) return;
  if ((await openApplicantId(storageKey)) !== _id) await sealApplicantId(_id, storageKey);
  if (read('applicantId') !== _id) write('applicantId', _id);
}

/** Checks them on each visit of a home page. */
export function useSessionMarkers(): void {
  const { who } = useSession();
  useEffect(() => {
    void checkMarkers(who);
  }, [who]);
}

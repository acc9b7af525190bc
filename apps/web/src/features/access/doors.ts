import { roles } from '@pramaan/contract/roles.ts';
import { readRole } from '../../lib/storage.ts';
import { hasLiveToken } from '../../lib/token.ts';

/** `room`: the applicant's area /laas. `office`: the lender's area /admin. */
export type Door = 'portal' | 'office';

interface TurnedAway {
  to: string;
  /** Local storage is cleared on the way (P §2.1, admin guard). */
  clear: boolean;
}

/** Where a visitor is sent before the server is asked; null when it should be asked. */
export function turnAway(door: Door): TurnedAway | null {
  if (door === 'office' && readRole() === roles.applicant) return { to: '/user-login', clear: true };
  if (hasLiveToken()) return null;
  return { to: door === 'portal' ? '/login' : '/login-admin', clear: false };
}

/** Where someone who is logged in, but at the wrong door, is sent; null when the door is theirs. */
export function otherDoor(door: Door, roleId: number): string | null {
  const isStaff = roleId >= roles.owner && roleId <= roles.agent;
  if (door === 'office') return isStaff ? null : '/login-admin';
  if (roleId === roles.applicant) return null;
  return isStaff ? '/admin' : '/login';
}

import type { logInLender } from '@pramaan/contract/calls/access.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { errors } from '@pramaan/contract/errors.ts';
import { mayLogIn } from '@pramaan/contract/roles.ts';
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { enterAsStaff } from '../../lib/entering.ts';
import { CallFailure } from '../../lib/failure.ts';
import { nextOf } from '../../lib/leaving.ts';
import { hideSnack } from '../../lib/snackbar.ts';

/** Keeps a staff login and goes on; a role or status that may not come in by this door is told so. */
export function useStaffEntry(door: 'company' | 'team') {
  const [, navigate] = useLocation();
  const next = nextOf(useSearch());
  return useCallback(
    (login: ResultOf<typeof logInLender>) => {
      if (!mayLogIn(door, login.roleId, login.status))
        throw new CallFailure({ code: 'LOGIN_DISABLED', ...errors.LOGIN_DISABLED });
      enterAsStaff(login);
      hideSnack();
      navigate(next?.startsWith('/admin') ? next : '/admin', { replace: true });
    },
    [door, navigate, next],
  );
}

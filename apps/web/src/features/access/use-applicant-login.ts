import { logInApplicant } from '@pramaan/contract/calls/access.ts';
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { send } from '../../lib/client.ts';
import { enterAsApplicant } from '../../lib/entering.ts';
import { nextOf } from '../../lib/leaving.ts';
import { hideSnack } from '../../lib/snackbar.ts';

/** Verifies the code, keeps the session and goes on to where the person wanted to be. */
export function useApplicantLogin() {
  const [, navigate] = useLocation();
  const next = nextOf(useSearch());
  return useCallback(
    async (mobile: string, otp: string) => {
      const { result } = await send(logInApplicant, { body: { mobile, otp, appId: '' } });
      enterAsApplicant(result);
      hideSnack();
      navigate(next?.startsWith('/laas') ? next : '/laas', { replace: true });
    },
    [navigate, next],
  );
}

import { useEffect } from 'react';

interface CodeCredential extends Credential {
  code?: string;
}

/** Offers the code out of the SMS where the browser can read it; given up when the page is left. */
export function useWebOtp(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(asked)
      .then((found) => {
        const { code } = (found ?? {}) as CodeCredential;
        if (code) onCode(code);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [onCode]);
}

import type { logInByPasskey } from '@pramaan/contract/calls/passkeys.ts';
import type { SentOf } from '@pramaan/contract/define.ts';
import { CallFailure } from './failure.ts';

/** Can this browser make and use passkeys? */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The browser's library, fetched by those who use a passkey. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;

/** What the person sees when the authenticator gave nothing: they closed its window, or it has no passkey for us. */
function told(thrown: unknown, message: string): never {
  if (thrown instanceof CallFailure) throw thrown;
  throw new CallFailure({ code: 'PASSKEY_WRONG', message, status: 200 });
}

/** Has the person's device make a passkey. Throws CallFailure with `otherwise` when it does not. */
export async function makePasskey(options: Record<string, unknown>, otherwise: string) {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch((thrown: unknown) =>
    told(thrown, otherwise),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports: [...transports] },
  };
}

/** Has the person's device sign with one of their passkeys. Throws as makePasskey. */
export async function signWithPasskey(
  options: Record<string, unknown>,
  otherwise: string,
): Promise<NonNullable<SentOf<typeof logInByPasskey>['body']>['answer']> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch((thrown: unknown) =>
    told(thrown, otherwise),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

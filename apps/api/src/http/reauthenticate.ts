import type { Principal } from './context.ts';

/** What a person gives to show again that it is they: the code of their second factor, or their password. */
interface Credentials {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Checks the credentials of somebody who is logged in; false when they gave none. Who has a second factor gives its code.
 * Throws PASSWORD_WRONG, FACTOR_WRONG, FACTOR_WANTED and TOO_MANY.
 */
export type Reauthenticate = (principal: Principal, credentials: Credentials) => Promise<boolean>;

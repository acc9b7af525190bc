import { ApiError } from '@pramaan/contract/errors.ts';
import type { Reauthenticate } from '../../http/reauthenticate.ts';
import type { Database } from '../../platform/database.ts';
import type { FactorCheck } from './factor-check.ts';
import type { staffAccess } from './staff.ts';

interface Deps {
  db: Database;
  factors: FactorCheck;
  staff: Pick<ReturnType<typeof staffAccess>, 'checkPassword'>;
}

/** Asks somebody who is logged in for the code of their authenticator app, or for their password where they have none. */
export function reauthentication({ db, factors, staff }: Deps): Reauthenticate {
  return async (principal, { password = '', code = '' }) => {
    if (password === '' && code === '') return false;
    const person = { lender: principal.lender, staff: principal.id };
    const hasApp = await db.tenant(person.lender, (trx) => factors.hasApp(trx, person.staff));
    if (hasApp && code === '') throw new ApiError('FACTOR_WANTED');
    if (hasApp) await factors.take(person, code);
    else await staff.checkPassword(principal, password);
    return true;
  };
}

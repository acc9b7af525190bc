import { ApiError } from '@pramaan/contract/errors.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Locker, RegisterAsked } from '../../providers/locker/port.ts';
import { given } from './errors.ts';
import { lockerLimits } from './limits.ts';

interface Owner {
  lender: string;
  applicant: string;
}
const hour = 60 * 60_000;

/** Lockers for people who have none: by mobile number, which a code of the locker proves. Never by Aadhaar number. */
export function newLockers({ db, vault, locker }: { db: Database; vault: Vault; locker: Locker }) {
  const count = async (what: string, { applicant }: Owner): Promise<void> => {
    if (!(await allowTry(db, vault.lookup(what, applicant), lockerLimits.tries, hour)))
      throw new ApiError('TOO_MANY');
  };
  return {
    /** Has the locker send a code. Throws LOCKER_EXISTS when the number has a locker already. */
    async register(owner: Owner, asked: RegisterAsked, actor: Actor): Promise<void> {
      await count('locker register', owner);
      if (given(await locker.isRegistered(asked.mobile))) throw new ApiError('LOCKER_EXISTS');
      given(await locker.register(asked));
      await db.tenant(owner.lender, (trx) =>
        audit(trx, owner.lender, actor, 'locker.registered', owner.applicant, { proved: false }),
      );
    },

    /** Proves the mobile number by the code. Throws OTP_MISMATCH for a wrong one. */
    async verify(owner: Owner, mobile: string, otp: string, actor: Actor): Promise<void> {
      await count('locker code', owner);
      const proved = await locker.verifyMobile(mobile, otp);
      if (!proved.ok && proved.reason === 'invalid_input') throw new ApiError('OTP_MISMATCH');
      given(proved);
      await db.tenant(owner.lender, (trx) =>
        audit(trx, owner.lender, actor, 'locker.registered', owner.applicant, { proved: true }),
      );
    },
  };
}

export type NewLockers = ReturnType<typeof newLockers>;

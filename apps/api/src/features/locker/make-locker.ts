import type { Arrivals } from '../../case-file/arrival.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Locker } from '../../providers/locker/port.ts';
import { lockerFiles } from './files.ts';
import { newLockers } from './new-lockers.ts';
import type { LockerParts } from './routes.ts';
import { lockerSignIns } from './sign-ins.ts';
import { lockerSubmission } from './submission.ts';
import { lockerTokens } from './tokens.ts';

/** Puts the locker's part of the product together. People come back to one address of ours, and to no other. */
export function makeLocker(
  { publicUrl }: Config,
  locker: Locker,
  deps: {
    db: Database;
    vault: Vault;
    uploads: Uploads;
    arrivals: Arrivals;
    inspect: Inspect;
    signers: SignerTrusted;
  },
): LockerParts {
  const redirect = `${publicUrl}/laas/locker`;
  const tokens = lockerTokens({ ...deps, locker });
  const files = lockerFiles({ ...deps, locker, tokens });
  return {
    locker,
    signIns: lockerSignIns({ ...deps, locker, redirect }),
    tokens,
    files,
    give: lockerSubmission({ ...deps, tokens, files, publicUrl, lockerUrl: locker.url }),
    newLockers: newLockers({ ...deps, locker }),
  };
}

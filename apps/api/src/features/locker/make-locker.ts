import type { Config } from '../../config.ts';
import type { Arrivals } from '../../dossier/arrival.ts';
import type { Inspect } from '../../dossier/inspection.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { digilocker } from '../../providers/locker/digilocker.ts';
import { lockerFiles } from './files.ts';
import { lockerGiving } from './giving.ts';
import { lockerGrants } from './grants.ts';
import { newLockers } from './new-lockers.ts';
import type { LockerParts } from './routes.ts';
import { lockerVisits } from './visits.ts';

/** Puts the locker's part of the product together. People come back to one address of ours, and to no other. */
export function makeLocker(
  config: Config,
  deps: {
    db: Database;
    vault: Vault;
    uploads: Uploads;
    arrivals: Arrivals;
    inspect: Inspect;
    signers: SignerTrusted;
  },
): LockerParts {
  const { publicUrl } = config;
  const redirect = `${publicUrl}/laas/locker`;
  const locker = digilocker({ ...config.locker, redirects: [redirect] });
  const grants = lockerGrants({ ...deps, locker });
  const files = lockerFiles({ ...deps, locker, grants });
  return {
    locker,
    visits: lockerVisits({ ...deps, locker, redirect }),
    grants,
    files,
    give: lockerGiving({ ...deps, grants, files, publicUrl, lockerUrl: config.locker.url }),
    newLockers: newLockers({ ...deps, locker }),
  };
}

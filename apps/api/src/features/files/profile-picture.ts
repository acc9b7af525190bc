import { Refusal } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Arrivals, Arriving } from '../../dossier/arrival.ts';
import { keepDossier, openDossier } from '../../dossier/dossier.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';

interface Whose {
  lender: string;
  applicant: string;
}

/** A person's picture: kept, named in the profile and put in the place of the one before, in one transaction. */
export function profilePicture(deps: { db: Database; vault: Vault; uploads: Uploads; arrivals: Arrivals }) {
  const { db, vault: hashes, uploads, arrivals } = deps;
  return async (whose: Whose, file: Arriving, actor: Actor): Promise<{ fileId: string; url: string }> => {
    const vault = await hashes.of(whose.lender, db);
    const { fileId, url } = await arrivals.take(
      { ...whose, document: 'profilePicture' },
      { ...file, pictureSide: limits.pictureSide },
      actor,
      async (trx, id) => {
        const dossier = await openDossier(trx, vault, whose.applicant);
        if (!dossier) throw new Refusal('NO_SUCH_APPLICANT');
        const before = dossier.profile.picture;
        dossier.profile.picture = id;
        await keepDossier(trx, vault, hashes, whose.lender, dossier);
        await audit(trx, whose.lender, actor, 'profile.changed', whose.applicant, { picture: true });
        if (before) await uploads.drop(trx, whose, before, actor);
      },
    );
    return { fileId, url };
  };
}

export type ProfilePicture = ReturnType<typeof profilePicture>;

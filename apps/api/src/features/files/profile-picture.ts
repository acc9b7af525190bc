import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Arrivals, Arriving } from '../../case-file/arrival.ts';
import { openCaseFile, saveCaseFile } from '../../case-file/case-file.ts';
import type { Uploads } from '../../case-file/uploads.ts';
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
        const caseFile = await openCaseFile(trx, vault, whose.applicant);
        if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
        const before = caseFile.profile.picture;
        caseFile.profile.picture = id;
        await saveCaseFile(trx, vault, hashes, whose.lender, caseFile);
        await audit(trx, whose.lender, actor, 'profile.changed', whose.applicant, { picture: true });
        if (before) await uploads.drop(trx, whose, before, actor);
      },
    );
    return { fileId, url };
  };
}

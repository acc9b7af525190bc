import { readProfile } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { type LinkDeps, maskedAddress } from './links.ts';

/** The addresses of an applicant's profile, as messages are looked up by them. */
interface Addresses {
  hashes: Uint8Array[];
  /** The address of such a hash, masked; blank for another one. */
  masked(hash: Uint8Array): string;
}

/** Reads messages to the addresses of an applicant's profile, in one transaction of the lender. */
export async function messagesTo<R>(
  { vault: hashes, db }: LinkDeps,
  { lender }: Principal,
  applicant: string,
  read: (trx: Queryable, to: Addresses) => Promise<R>,
): Promise<R> {
  const vault = await hashes.of(lender, db);
  return db.tenant(lender, async (trx) => {
    const profile = await readProfile(trx, vault, applicant);
    const addresses = [
      { kind: 'mobile', address: profile?.mobileNo ?? '' },
      { kind: 'personal', address: profile?.email.trim().toLowerCase() ?? '' },
    ] as const;
    const known = addresses
      .filter(({ address }) => address !== '')
      .map((one) => ({ ...one, hash: hashes.lookup('message address', one.address) }));
    return read(trx, {
      hashes: known.map(({ hash }) => hash),
      masked(asked) {
        const to = known.find(({ hash }) => hash.equals(asked));
        return to ? maskedAddress(to.kind, to.address) : '';
      },
    });
  });
}

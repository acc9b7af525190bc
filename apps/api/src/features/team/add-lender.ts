import { limits } from '@pramaan/contract/limits.ts';
import { roles } from '@pramaan/contract/roles.ts';
import { hashSecret } from '../../http/tokens.ts';
import { audit, system } from '../../platform/audit.ts';
import { type Database, isTaken } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { typedText } from '../../platform/typed-text.ts';
import type { Vault } from '../../platform/vault.ts';

/** What a new lender begins with: an offer needs a cooling-off period, and RBI asks for one day at least. */
const firstSettings = JSON.stringify({ coolingOffDays: 3 });

export interface NewLender {
  /** Names the lender in settings (`LENDER`): capitals and digits. */
  code: string;
  name: string;
  owner: { name: string; userName: string; mobile: string };
}

function fault({ code, name, owner }: NewLender): string | null {
  if (!/^[A-Z][A-Z0-9]{2,19}$/.test(code)) return 'The code has 3 to 20 capitals and digits, a letter first.';
  if (!typedText(name).trim() || !typedText(owner.name).trim()) return 'Name the lender and its owner.';
  if (!/^[a-z0-9][a-z0-9._-]{2,59}$/.test(owner.userName))
    return 'A user name has 3 or more small letters, digits, dots or hyphens.';
  return /^[6-9]\d{9}$/.test(owner.mobile) ? null : 'A mobile number has 10 digits and begins with 6 to 9.';
}

/**
 * Makes a lender with a data key of its own and an owner without a password. Throws a sentence for what is not right or
 * is taken, and then nothing is made.
 *
 * @returns the link, good once for 72 hours, by which the owner chooses their password
 */
export async function addLender(
  { db, vault, publicUrl }: { db: Database; vault: Vault; publicUrl: string },
  wanted: NewLender,
): Promise<string> {
  const wrong = fault(wanted);
  if (wrong) throw new Error(wrong);
  const { code, owner } = wanted;
  const [name, ownerName] = [typedText(wanted.name).trim(), typedText(owner.name).trim()];
  const [lender, person, token] = [newId(), newId(), newSecret()];
  const { wrapped, wrappedBy } = vault.newDataKey();
  const expires = new Date(Date.now() + limits.invitationLife);
  await db
    .tenant(lender, async (trx) => {
      await trx.query(
        sql`select add_lender(${lender}, ${code}, ${name}, ${'{}'}, ${firstSettings}, ${wrapped}, ${wrappedBy})`,
      );
      const contact = { mobile: owner.mobile, email: '' };
      const sealed = (await vault.of(lender, trx)).sealJson(contact, `staff contact ${person}`);
      await trx.query(sql`
        insert into staff (id, lender_id, role, status, name, user_name, mobile_hash, contact)
        values (${person}, ${lender}, ${roles.owner}, 1, ${ownerName}, ${owner.userName},
          ${vault.lookup('mobile', owner.mobile)}, ${sealed})`);
      await trx.query(sql`insert into staff_invitation (id, lender_id, staff_id, token_hash, created_by, expires_at)
        values (${newId()}, ${lender}, ${person}, ${hashSecret(token)}, ${person}, ${expires})`);
      await audit(trx, lender, system, 'team.invited', null, { person, role: roles.owner });
    })
    .catch((error: unknown) => {
      throw isTaken(error)
        ? new Error('This code, user name or mobile number is taken. Choose another.')
        : error;
    });
  return `${publicUrl}/join#${token}`;
}

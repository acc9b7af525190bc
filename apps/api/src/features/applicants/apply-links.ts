import { randomInt } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import { findBranch } from '../../case-file/branches.ts';
import { findProduct, offeredProducts } from '../../case-file/loan-products.ts';
import type { Http, Principal } from '../../http/context.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { qrSvg } from '../../platform/qr.ts';
import { sql } from '../../platform/sql.ts';

/** Without letters and digits that look alike: a code is also read out. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 10;
const newCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

const hour = 60 * 60_000;
const opensPerAddress = 60;

interface Invitation {
  lender: string;
  name: string;
  product?: { en: string; hi: string };
}

/** Each team member's own link: a person who registers by it is their applicant. */
export function applyLinks({ db, vault, config }: Http) {
  /** The team member's code; a new one when they have none, or want another. */
  const codeOf = async (
    trx: Queryable,
    { lender, staff }: Principal,
    actor: Actor,
    renew = false,
  ): Promise<string> => {
    const [row] = await trx.query<{ apply_code: string | null }>(
      sql`select apply_code from staff where id = ${staff} for update`,
    );
    if (row?.apply_code && !renew) return row.apply_code;
    const code = newCode();
    await trx.query(sql`update staff set apply_code = ${code} where id = ${staff}`);
    await audit(trx, lender, actor, 'apply-link.created', null, renew ? { renewed: true } : {});
    return code;
  };

  /** The page that a code opens. */
  const linkOf = (code: string, product?: string, branch?: string): string =>
    `${config.publicUrl}/register?${new URLSearchParams({
      ref: code,
      ...(product ? { product } : {}),
      ...(branch ? { branch } : {}),
    })}`;

  /** That page with its QR code. */
  const pageOf = async (code: string, product?: string, branch?: string) => {
    const link = linkOf(code, product, branch);
    return { link, qr: await qrSvg(link) };
  };

  return {
    codeOf,
    linkOf,
    pageOf,

    /** Throws BAD_REQUEST for a product that is not offered and for a branch that is not open. */
    async create(
      principal: Principal,
      asked: { renew: boolean; product?: string | undefined; branch?: string | undefined },
      actor: Actor,
    ) {
      const code = await db.tenant(principal.lender, async (trx) => {
        if (asked.product) await findProduct(trx, asked.product);
        if (asked.branch) await findBranch(trx, asked.branch);
        return codeOf(trx, principal, actor, asked.renew);
      });
      return { code, ...(await pageOf(code, asked.product, asked.branch)) };
    },

    /** Throws LINK_EXPIRED for a code that is nobody's, was renewed, or is of a team member who is disabled. */
    async open(code: string, product: string | undefined, ip: string): Promise<Invitation> {
      if (!(await allowTry(db, vault.lookup('apply links opened from', ip), opensPerAddress, hour)))
        throw new ApiError('TOO_MANY');
      const [found] = await db.query<{ lender_id: string; lender_name: string; staff_name: string }>(
        sql`select lender_id, lender_name, staff_name from find_apply_link(${code})`,
      );
      if (!found) throw new ApiError('LINK_EXPIRED');
      const offered = product ? await db.tenant(found.lender_id, offeredProducts) : [];
      const named = offered.find((one) => one.code === product?.toUpperCase());
      return {
        lender: found.lender_name,
        name: found.staff_name,
        ...(named ? { product: named.name } : {}),
      };
    },
  };
}

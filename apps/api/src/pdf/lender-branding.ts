import type { StoredBranding } from '@pramaan/contract/branding.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { Branding } from './branding.ts';

/** How a lender's documents look: name, colour, logo, letterhead. Throws Error for a lender that does not exist. */
export async function lenderBranding(
  trx: Queryable,
  lender: string,
): Promise<Pick<Branding, 'lender' | 'accent' | 'logo' | 'letterhead'>> {
  const [row] = await trx.query<{
    name: string;
    branding: StoredBranding;
    logo: Uint8Array | null;
    ratio: number | null;
  }>(sql`
    select l.name, l.branding, g.png as logo, g.width::float8 / g.height as ratio
    from lender l left join lender_logo g on g.lender_id = l.id where l.id = ${lender}`);
  if (!row) throw new Error('A document needs a lender.');
  const { accent, texts } = row.branding;
  return {
    lender: row.name,
    ...(accent ? { accent } : {}),
    ...(row.logo ? { logo: { png: Uint8Array.from(row.logo), ratio: row.ratio ?? 1 } } : {}),
    ...(texts?.letterhead ? { letterhead: texts.letterhead } : {}),
  };
}

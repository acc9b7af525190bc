import { logoAddress, type StoredBranding } from '@pramaan/contract/branding.ts';
import { getSite, getSiteLogo } from '@pramaan/contract/calls/places.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http } from '../../http/context.ts';
import { Prepared, serve } from '../../http/serve.ts';
import { sql } from '../../platform/sql.ts';
import type { Outside } from '../../providers/outside.ts';
import { type Ports, portTitles } from '../../providers/ports.ts';

interface LenderRow {
  code: string;
  name: string;
  branding: StoredBranding;
  settings: { creditMenu?: string };
}

/** The lender's logo and own words: those that there are. */
const spoken = (branding: StoredBranding) =>
  Object.fromEntries(
    Object.entries({ ...branding.texts, logo: logoAddress(branding) }).filter(([, words]) => words !== ''),
  );

/** What a screen needs before anyone has logged in: whose site this is, and whether the world behind it is real. */
export function siteRoutes(http: Http, outside: Outside): void {
  serve(http, getSite, async () => {
    const [row] = await http.db.query<LenderRow>(sql`select * from find_lender(${http.config.lender})`);
    const { sandbox } = http.config;
    return {
      result: {
        lender: row?.name ?? 'Pramaan',
        code: row?.code ?? '',
        accent: row?.branding.accent ?? '#1f5fbf',
        ...spoken(row?.branding ?? {}),
        creditMenu: row?.settings.creditMenu ?? '',
        sandbox: sandbox !== null,
        off: (Object.keys(portTitles) as (keyof Ports)[]).filter((port) => !outside.has(port)),
        inbox: sandbox ? `${sandbox.replace('127.0.0.1', 'localhost')}/inbox` : null,
      },
    };
  });

  serve(http, getSiteLogo, async ({ params }, { reply }) => {
    const [row] = await http.db.query<{ png: Uint8Array }>(
      sql`select png from find_logo(${Buffer.from(params.sha256, 'hex')})`,
    );
    if (!row) throw new ApiError('NOT_FOUND');
    reply.header('x-content-type-options', 'nosniff');
    return new Prepared(Buffer.from(row.png), { mediaType: 'image/png' });
  });
}

import { siteInfo } from '@pramaan/contract/calls/places.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { sql } from '../../platform/sql.ts';

interface LenderRow {
  code: string;
  name: string;
  branding: { accent?: string };
  settings: { creditMenu?: string };
}

/** What a screen needs before anyone has logged in: whose site this is, and whether the world behind it is real. */
export function siteRoutes(http: Http): void {
  serve(http, siteInfo, async () => {
    const [row] = await http.db.query<LenderRow>(sql`select * from find_lender(${http.config.lender})`);
    const { sandbox } = http.config;
    return {
      result: {
        lender: row?.name ?? 'Pramaan',
        code: row?.code ?? '',
        accent: row?.branding.accent ?? '#1f5fbf',
        creditMenu: row?.settings.creditMenu ?? '',
        sandbox: sandbox !== null,
        inbox: sandbox ? `${sandbox.replace('127.0.0.1', 'localhost')}/inbox` : null,
      },
    };
  });
}

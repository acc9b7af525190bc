import { accentOf, usualAccent } from '@pramaan/contract/accent.ts';
import { logoAddress, type StoredBranding } from '@pramaan/contract/branding.ts';
import { getSite, getSiteLogo, getTaskTimes } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { medianTaskTimes, usualTaskTimes, wholeApplication } from '../../case-file/task-times.ts';
import type { Http } from '../../http/context.ts';
import { serveInstallable } from '../../http/installable.ts';
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

/** Medians change slowly, and every first page asks for them. */
const timesAge = 10 * 60_000;

/** The task times of a lender, read at most every ten minutes. */
function rememberedTimes({ db, clock }: Http) {
  const known = new Map<string, { at: number; times: ReturnType<typeof medianTaskTimes> }>();
  return (lender: string): ReturnType<typeof medianTaskTimes> => {
    const now = clock.now().valueOf();
    const found = known.get(lender);
    if (found && now - found.at < timesAge) return found.times;
    const times = db.tenant(lender, medianTaskTimes);
    known.set(lender, { at: now, times });
    times.catch(() => known.delete(lender));
    return times;
  };
}

/** Whose site this is, and whether the world behind it is real: what a screen needs before anyone has logged in. */
export async function siteOf(
  { db, config }: Pick<Http, 'db' | 'config'>,
  outside: Outside,
): Promise<ResultOf<typeof getSite>> {
  const [row] = await db.query<LenderRow>(sql`select * from find_lender(${config.lender})`);
  const { sandbox, mapTiles, pagesElsewhere } = config;
  return {
    lender: row?.name ?? 'Pramaan',
    code: row?.code ?? '',
    accent: accentOf(row?.branding.accent ?? usualAccent),
    ...spoken(row?.branding ?? {}),
    creditMenu: row?.settings.creditMenu ?? '',
    sandbox: sandbox !== null,
    off: (Object.keys(portTitles) as (keyof Ports)[]).filter((port) => !outside.has(port)),
    ...(mapTiles ? { mapTiles } : {}),
    ...pagesElsewhere,
    inbox: sandbox ? `${sandbox.replace('127.0.0.1', 'localhost')}/inbox` : null,
  };
}

export function siteRoutes(http: Http, outside: Outside): void {
  const times = rememberedTimes(http);
  serveInstallable(http.fastify, () => siteOf(http, outside));
  serve(http, getSite, async () => ({ result: await siteOf(http, outside) }));

  serve(http, getTaskTimes, async () => {
    const [lender] = await http.db.query<{ id: string }>(
      sql`select id from find_lender(${http.config.lender})`,
    );
    const areas = lender ? await times(lender.id) : usualTaskTimes;
    return { result: { seconds: wholeApplication(areas), areas: [...areas] } };
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

import type { listBankSources } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Whose } from './stored-accounts.ts';

type Source = ResultOf<typeof listBankSources>[number];
type Health = Source['health'];

/** How a source did of late: the last answers of each, in this process. */
type HealthOf = (source: string) => Health;

const methods: readonly Pick<Source, 'id' | 'source' | 'name'>[] = [
  { id: 'aa:setu', source: 'account-aggregator', name: 'Account Aggregator (Setu)' },
  { id: 'aa:rebit', source: 'account-aggregator', name: 'Another Account Aggregator' },
  { id: 'aggregator', source: 'aggregator', name: 'Link your bank' },
  { id: 'upload', source: 'upload', name: 'Upload a statement' },
  { id: 'ask-lender', source: 'ask-lender', name: 'Ask the lender' },
];

/** What failed for this person within the last day, by way: told beside it, so that the next is tried first. */
async function lastTroubles(db: Database, { lender, applicant }: Whose): Promise<Map<string, string>> {
  return db.tenant(lender, async (trx) => {
    const consents = await trx.query<{
      connector: string;
      trouble: { sentence: string } | null;
      state: string;
    }>(sql`
      select distinct on (connector) connector, trouble, state from aa_consent
      where applicant_id = ${applicant} and asked_at > now() - interval '1 day' order by connector, asked_at desc`);
    const links = await trx.query<{ trouble: { sentence: string } | null; state: string }>(sql`
      select trouble, state from bank_link
      where applicant_id = ${applicant} and started_at > now() - interval '1 day' order by started_at desc limit 1`);
    const troubles = new Map<string, string>();
    for (const { connector, trouble, state } of consents)
      if (state === 'failed' || state === 'rejected')
        troubles.set(`aa:${connector}`, trouble?.sentence ?? 'You said no there. You can ask again.');
    const [link] = links;
    if (link && (link.state === 'failed' || link.state === 'abandoned'))
      troubles.set('aggregator', link.trouble?.sentence ?? 'Your bank did not connect.');
    return troubles;
  });
}

const down = 'It does not answer right now.';
/** Sources that need no outside service. */
const ownSources: readonly Source['source'][] = ['upload', 'ask-lender'];

/**
 * The ways to bring a statement, best first: what is down or just failed comes after what may work. `on`: the outside
 * services that there are, by their ids.
 */
export function bankSourceList({
  db,
  health,
  on,
}: {
  db: Database;
  health: HealthOf;
  on: ReadonlySet<string>;
}) {
  return async (whose: Whose): Promise<Source[]> => {
    const troubles = await lastTroubles(db, whose);
    const here = methods.filter(({ id, source }) => on.has(id) || ownSources.includes(source));
    const all = here.map((method): Source => {
      const standing = health(method.id);
      return {
        ...method,
        health: standing,
        reason: troubles.get(method.id) ?? (standing === 'down' ? down : ''),
      };
    });
    const rank = ({ id, reason }: Source) => (id === 'ask-lender' ? 2 : reason ? 1 : 0);
    return all.sort((a, b) => rank(a) - rank(b));
  };
}

export type BankSourceList = ReturnType<typeof bankSourceList>;

import type { listBankSources } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Connectors } from './aa-consents.ts';
import type { Whose } from './stored-accounts.ts';

type Source = ResultOf<typeof listBankSources>[number];
type Health = Source['health'];

/** How a source did of late: the last answers of each, in this process. */
type HealthOf = (source: string) => Health;

type Method = Pick<Source, 'id' | 'source' | 'name'>;

const linked: Method = { id: 'aggregator', source: 'aggregator', name: 'Link your bank' };
/** Sources that need no outside service. */
const own: readonly Method[] = [
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
/** The ways to bring a statement, best first: what is down or just failed comes after what may work. */
export function bankSourceList({
  db,
  health,
  connectors,
  canLink,
}: {
  db: Database;
  health: HealthOf;
  connectors: Connectors;
  /** Whether there is a bank aggregator. */
  canLink: boolean;
}) {
  const consented = [...connectors].map(
    ([name, { title }]): Method => ({ id: `aa:${name}`, source: 'account-aggregator', name: title }),
  );
  const methods = [...consented, ...(canLink ? [linked] : []), ...own];
  return async (whose: Whose): Promise<Source[]> => {
    const troubles = await lastTroubles(db, whose);
    const all = methods.map((method): Source => {
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

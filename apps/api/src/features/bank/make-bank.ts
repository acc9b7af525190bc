import type { Inspect } from '../../case-file/inspection.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AccountAggregator } from '../../providers/account-aggregator/port.ts';
import type { BankAggregator } from '../../providers/bank-aggregator/port.ts';
import type { Surroundings } from '../../providers/connector.ts';
import type { NetBanking } from '../../providers/net-banking/port.ts';
import { offService } from '../../providers/off.ts';
import type { Outside } from '../../providers/outside.ts';
import { aaConsents, type Connectors } from './aa-consents.ts';
import { fromUpload } from './from-upload.ts';
import { helpRequests } from './help-requests.ts';
import { bankLinks } from './links.ts';
import { fromNetBanking } from './net-banking.ts';
import { bankSessions } from './sessions.ts';
import { bankSourceList } from './sources.ts';
import { storedAccounts } from './stored-accounts.ts';
import { type Told, watched } from './watched.ts';

/** The outside services of bank data; null: off. */
interface BankServices {
  aggregator: BankAggregator | null;
  accountAggregators: ReadonlyMap<string, AccountAggregator>;
  netBanking: NetBanking | null;
}

/** The outside services of bank data that are on. */
export const bankServices = async (outside: Outside, around: Surroundings): Promise<BankServices> => ({
  aggregator: await outside.openFirst('bankAggregator', around),
  accountAggregators: await outside.open('accountAggregator', around),
  netBanking: await outside.openFirst('netBanking', around),
});

/** Puts the bank's part of the product together. */
export function makeBank(
  config: Config,
  services: BankServices,
  deps: { db: Database; vault: Vault; uploads: Uploads; inspect: Inspect; report: (error: unknown) => void },
) {
  const { db, vault, uploads, inspect, report } = deps;
  const { publicUrl } = config;
  const told: Told = watched.told();
  const connectors: Connectors = new Map(
    [...services.accountAggregators].map(([name, connector]) => [
      name,
      watched.watch(connector, `aa:${name}`, told),
    ]),
  );
  const aggregator = services.aggregator
    ? watched.watch(services.aggregator, 'aggregator', told)
    : offService('bankAggregator');
  const accounts = storedAccounts({ db, vault });
  const sessions = bankSessions({ db, vault, aggregator });
  return {
    accounts,
    sessions,
    aggregator,
    connectors,
    links: bankLinks({ db, vault, aggregator, sessions, accounts, publicUrl }),
    consents: aaConsents({ db, vault, connectors, accounts, publicUrl }),
    sources: bankSourceList({ db, health: told.health, connectors, canLink: services.aggregator !== null }),
    upload: fromUpload({ db, vault, uploads, accounts, inspect }),
    netBanking: fromNetBanking({
      provider: services.netBanking ?? offService('netBanking'),
      accounts,
      report,
    }),
    help: helpRequests({ db, vault }),
  };
}

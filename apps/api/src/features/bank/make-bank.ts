import { createPublicKey, type KeyObject } from 'node:crypto';
import { createRemoteJWKSet } from 'jose';
import type { Inspect } from '../../case-file/inspection.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database.ts';
import { storedKey } from '../../platform/stored-key.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AccountAggregator } from '../../providers/account-aggregator/port.ts';
import { rebit } from '../../providers/account-aggregator/rebit/rebit.ts';
import { setu } from '../../providers/account-aggregator/setu/setu.ts';
import { yodlee } from '../../providers/bank-aggregator/yodlee/yodlee.ts';
import { pipedNetBanking } from '../../providers/net-banking/piped/piped.ts';
import { aaConsents, type ConnectorName } from './aa-consents.ts';
import { fromUpload } from './from-upload.ts';
import { helpRequests } from './help-requests.ts';
import { bankLinks } from './links.ts';
import { fromNetBanking } from './net-banking.ts';
import { bankSessions } from './sessions.ts';
import { bankSourceList } from './sources.ts';
import { storedAccounts } from './stored-accounts.ts';
import { type Told, watched } from './watched.ts';

const timeoutMs = 20_000;
const keyId = 'pramaan-1';

/** Makes us a member of the sandbox's ecosystem, as a lender is entered once into the real registry. */
async function enterSandbox(config: Config, key: KeyObject): Promise<void> {
  const { accountAggregator, setu: gateway, publicUrl } = config;
  const jwk = { ...createPublicKey(key).export({ format: 'jwk' }), kid: keyId };
  const members = [
    { id: accountAggregator.clientId, apiKey: accountAggregator.apiKey, callback: `${publicUrl}/aa/rebit` },
    { id: `${gateway.product}-setu`, apiKey: gateway.product, callback: `${publicUrl}/aa/setu/notification` },
  ];
  for (const { id, ...member } of members)
    await fetch(`${config.sandbox}/aa/registry/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...member, jwk }),
      signal: AbortSignal.timeout(2_000),
    });
}

/** Before the first question, and again when the sandbox has forgotten us: it keeps its registry in memory. */
function entered(connector: AccountAggregator, enter: () => Promise<void>): AccountAggregator {
  let inside: Promise<void> | null = null;
  return {
    ...connector,
    async askConsent(ask) {
      inside ??= enter().catch(() => undefined);
      await inside;
      const first = await connector.askConsent(ask);
      if (first.ok) return first;
      inside = enter().catch(() => undefined);
      await inside;
      return connector.askConsent(ask);
    },
  };
}

/** Puts the bank's part of the product together. */
export async function makeBank(
  config: Config,
  deps: { db: Database; vault: Vault; uploads: Uploads; inspect: Inspect; report: (error: unknown) => void },
) {
  const { db, vault, uploads, inspect, report } = deps;
  const { aggregator: at, accountAggregator: aa, setu: gateway, netBanking, publicUrl } = config;
  const key = await storedKey(config, {
    given: aa.signingKey,
    setting: 'AA_SIGNING_KEY',
    file: 'aa-signing-key.pem',
  });
  const enter = () => enterSandbox(config, key);
  const told: Told = watched.told();

  const connectors: Record<ConnectorName, AccountAggregator> = {
    rebit: rebit({
      url: aa.url,
      apiKey: aa.apiKey,
      signer: { privateKey: key, kid: keyId },
      aggregatorKeys: createRemoteJWKSet(new URL(aa.keys)),
      timeoutMs,
      clientId: aa.clientId,
      aggregatorId: aa.aggregatorId,
      handle: aa.handle,
      redirect: { app: aa.app, secret: aa.appSecret },
    }),
    setu: setu({
      url: gateway.url,
      token: async () => gateway.token,
      productInstanceId: gateway.product,
      timeoutMs,
      webhookKeys: gateway.keys ? createRemoteJWKSet(new URL(gateway.keys)) : null,
    }),
  };
  for (const name of Object.keys(connectors) as ConnectorName[]) {
    const plain = config.sandbox ? entered(connectors[name], enter) : connectors[name];
    connectors[name] = watched.watch(plain, `aa:${name}`, told);
  }
  const aggregator = watched.watch(
    yodlee({
      url: at.url,
      fastlink: at.fastlink,
      cobrandLogin: at.login,
      cobrandPassword: at.password,
      userSecret: vault.lookup('aggregator', 'passwords').toString('base64url'),
      timeoutMs,
    }),
    'aggregator',
    told,
  );

  const accounts = storedAccounts({ db, vault });
  const sessions = bankSessions({ db, vault, aggregator });
  const provider = pipedNetBanking({ ...netBanking, timeoutMs });
  return {
    accounts,
    sessions,
    aggregator,
    connectors,
    links: bankLinks({ db, vault, aggregator, sessions, accounts, publicUrl }),
    consents: aaConsents({ db, vault, connectors, accounts, publicUrl }),
    sources: bankSourceList({ db, health: told.health }),
    upload: fromUpload({ db, vault, uploads, accounts, inspect }),
    netBanking: fromNetBanking({ provider, accounts, report }),
    help: helpRequests({ db, vault }),
  };
}

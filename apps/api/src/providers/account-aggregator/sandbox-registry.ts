import { createPublicKey, type KeyObject } from 'node:crypto';
import { sandboxPatienceMs } from '../../platform/sandbox-says.ts';
import type { AccountAggregator } from './port.ts';

/** Our key's name in the registry of the ecosystem. */
export const keyId = 'pramaan-1';

interface Member {
  id: string;
  apiKey: string;
  /** Where we are told of consents. */
  callback: string;
}

/** Makes us a member of the sandbox's ecosystem, as a lender is entered once into the real registry. */
async function enter(sandbox: string, key: KeyObject, { id, ...member }: Member): Promise<void> {
  const jwk = { ...createPublicKey(key).export({ format: 'jwk' }), kid: keyId };
  await fetch(`${sandbox}/aa/registry/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...member, jwk }),
    signal: AbortSignal.timeout(sandboxPatienceMs),
  });
}

/**
 * The connector, entered into the sandbox's registry before the first question, and again when the sandbox has forgotten
 * us: it keeps its registry in memory. Without a sandbox the connector as it is.
 */
export function entered(
  connector: AccountAggregator,
  sandbox: string | null,
  key: KeyObject,
  member: Member,
): AccountAggregator {
  if (!sandbox) return connector;
  let inside: Promise<void> | null = null;
  const enterAgain = () => enter(sandbox, key, member).catch(() => undefined);
  return {
    ...connector,
    async askConsent(ask) {
      inside ??= enterAgain();
      await inside;
      const first = await connector.askConsent(ask);
      if (first.ok) return first;
      inside = enterAgain();
      await inside;
      return connector.askConsent(ask);
    },
  };
}

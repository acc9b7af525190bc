import { trustedKeyFromCertificate, uidaiKeys } from '@pramaan/readers/aadhaar-qr/uidai-keys.ts';
import type { TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { certificatesIn } from '../../case-file/trusted.ts';
import { sandboxSays } from '../../platform/sandbox-says.ts';

/** UIDAI's signing keys: the listed ones, the operator's, and in the sandbox its own. */
export async function uidaiTrust(options: {
  keysFolder: string | null;
  sandbox: string | null;
}): Promise<() => Promise<TrustedKey[]>> {
  const added = await certificatesIn(options.keysFolder);
  const fixed = [...uidaiKeys, ...added.map(({ name, bytes }) => trustedKeyFromCertificate(name, bytes))];
  let own: TrustedKey[] = [];
  return async () => {
    if (options.sandbox && own.length === 0) {
      const spki = await sandboxSays(`${options.sandbox}/aadhaar/key.pem`);
      own = spki
        ? [{ name: 'sandbox', spki, notBefore: '2017-01-01', notAfter: '2099-12-31', sandbox: true }]
        : [];
    }
    return [...fixed, ...own];
  };
}

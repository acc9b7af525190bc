import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { Check, Outcome } from '@pramaan/documents/tree.ts';
import { readAadhaarQr } from '@pramaan/readers/aadhaar-qr/read.ts';
import { QrRefusal } from '@pramaan/readers/aadhaar-qr/refusal.ts';
import { trustedKeyFromCertificate, uidaiKeys } from '@pramaan/readers/aadhaar-qr/uidai-keys.ts';
import type { TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { FileRefusal } from '../../isolated/refusal.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';

export interface Proof {
  status: Outcome;
  record: Record<string, unknown>;
  checks: Check[];
  provider: string;
  sentence: string;
}

export interface QrProof {
  /** Reads and verifies the text of a QR. Throws QR_REFUSED with a sentence when it is no Aadhaar QR. */
  prove(text: string): Promise<Proof>;
  /** The text of the QR in a picture. Throws QR_REFUSED with a sentence. */
  textIn(image: Buffer): Promise<string>;
}

/** Certificates that the operator added to UIDAI's own: every .cer, .crt and .pem of a folder. */
async function operatorKeys(folder: string | null): Promise<TrustedKey[]> {
  if (!folder) return [];
  const names = (await readdir(folder)).filter((name) => ['.cer', '.crt', '.pem'].includes(extname(name)));
  return Promise.all(
    names.map(async (name) => trustedKeyFromCertificate(name, await readFile(join(folder, name)))),
  );
}

async function sandboxKey(url: string): Promise<TrustedKey[]> {
  try {
    const reply = await fetch(`${url}/aadhaar/key.pem`, { signal: AbortSignal.timeout(2000) });
    if (!reply.ok) return [];
    return [
      {
        name: 'sandbox',
        spki: await reply.text(),
        notBefore: '2017-01-01',
        notAfter: '2099-12-31',
        sandbox: true,
      },
    ];
  } catch {
    return [];
  }
}

const refused = (error: unknown): never => {
  if (error instanceof QrRefusal || error instanceof FileRefusal)
    throw new Refusal('QR_REFUSED', error.message);
  throw error;
};

/**
 * Proves an Aadhaar Secure QR on this server: UIDAI's signature over every byte, no vendor (standards §1). A code
 * that no trusted key signed is read, but never as verified; one that cannot be read is refused.
 */
export async function aadhaarQrProof(options: {
  keysFolder: string | null;
  sandbox: string | null;
}): Promise<QrProof> {
  const fixed = [...uidaiKeys, ...(await operatorKeys(options.keysFolder))];
  let sandboxed: TrustedKey[] = [];
  const keys = async (): Promise<TrustedKey[]> => {
    if (options.sandbox && sandboxed.length === 0) sandboxed = await sandboxKey(options.sandbox);
    return [...fixed, ...sandboxed];
  };

  const photo = async (bytes: Uint8Array): Promise<Record<string, string>> => {
    if (bytes.length === 0) return {};
    // A photo that cannot be shown is no reason to refuse a signed record.
    return runIsolated('photoToPng', Buffer.from(bytes)).then(
      (url) => ({ photo: url }),
      () => ({}),
    );
  };

  return {
    async prove(text) {
      const trusted = await keys();
      const read = await Promise.resolve()
        .then(() => readAadhaarQr(text, trusted, { allowSandbox: options.sandbox !== null }))
        .catch(refused);
      const { record, verification, qr } = read;
      const check: Check = {
        name: 'UIDAI signature',
        outcome: verification.trusted ? 'passed' : 'failed',
        detail: verification.sentence,
      };
      const doubtful = verification.trusted && verification.signedWithinValidity === false;
      return {
        status: verification.trusted && !doubtful ? 'verified' : 'needs_review',
        record: { ...record, ...(await photo(qr.photo)) },
        checks: [doubtful ? { ...check, outcome: 'doubtful' } : check],
        provider: verification.trusted
          ? `UIDAI signature, checked here (${verification.keyName})`
          : 'read here, signature not trusted',
        sentence: verification.sentence,
      };
    },
    async textIn(image) {
      const text = await runIsolated('findQr', image).catch(refused);
      if (!text)
        throw new Refusal(
          'QR_REFUSED',
          'We found no QR code in this picture. Take it again from closer, in good light, with the whole square in view.',
        );
      return text;
    },
  };
}

import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holderFromPem, issueCertificate, pemOf } from '@pramaan/readers/certificates/issue.ts';
import { detachedCms } from '@pramaan/readers/pdf-signing/make-cms.ts';
import type { Config } from '../config.ts';
import { writePrivate } from './open-database.ts';

/** Signs the PDFs that we make, so that whoever is given one can tell that it is ours and was not changed. */
export interface IssuedDocumentSigner {
  /** A detached CMS (DER) over a content with this SHA-256, as said to be signed `at`. */
  sign(digest: Uint8Array, at: Date): Uint8Array;
  /** PEM of the certificate that signs, then of those that signed before: issued documents under any of them are ours. */
  certificates: readonly string[];
}

type Settings = Pick<Config, 'issuedDocumentSigning' | 'dataDir' | 'production' | 'sandbox' | 'publicUrl'>;

/**
 * The operator's key and certificate, or outside production a pair made once and kept in the data folder. Throws at the
 * start, naming the setting, when the files are missing, do not fit each other, or are out of date.
 */
export async function issuedDocumentSigner(settings: Settings): Promise<IssuedDocumentSigner> {
  const { privateKey, certificates } = settings.issuedDocumentSigning
    ? await given(settings.issuedDocumentSigning)
    : await own(settings);
  const [certificate] = certificates;
  if (!certificate) throw new Error('Settings: PDF_SIGNING_CERT holds no certificate.');
  if (!certificate.checkPrivateKey(privateKey))
    throw new Error('Settings: PDF_SIGNING_KEY is not the key of the first certificate of PDF_SIGNING_CERT.');
  if (certificate.validToDate < new Date())
    throw new Error(`Settings: PDF_SIGNING_CERT ended on ${certificate.validTo}. Name one that is valid.`);
  return {
    sign: (digest, at) => detachedCms({ signer: { privateKey, certificate }, digest, at }),
    certificates: certificates.map(String),
  };
}

interface Pair {
  privateKey: KeyObject;
  certificates: X509Certificate[];
}

async function given({ key, certificate }: NonNullable<Config['issuedDocumentSigning']>): Promise<Pair> {
  const read = async (setting: string, file: string) => {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) throw new Error(`Settings: ${setting} must name a PEM file that can be read.`);
    return text;
  };
  const found = (await read('PDF_SIGNING_CERT', certificate)).match(
    /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
  );
  try {
    return {
      privateKey: createPrivateKey(await read('PDF_SIGNING_KEY', key)),
      certificates: (found ?? []).map((pem) => new X509Certificate(pem)),
    };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Settings:')) throw error;
    throw new Error('Settings: PDF_SIGNING_KEY or PDF_SIGNING_CERT is no readable PEM.');
  }
}

async function own({ dataDir, production, sandbox, publicUrl }: Settings): Promise<Pair> {
  if (production && sandbox === null)
    throw new Error('Settings: PDF_SIGNING_KEY and PDF_SIGNING_CERT must be set in production (PEM files).');
  const file = join(dataDir, 'pdf-signing.pem');
  const stored = await readFile(file, 'utf8').catch(() => null);
  const holder = stored
    ? holderFromPem(stored)
    : issueCertificate({ commonName: `Papers of ${new URL(publicUrl).hostname}`, organisation: 'Pramaan' });
  if (!stored) {
    await mkdir(dataDir, { recursive: true });
    await writePrivate(file, pemOf(holder));
  }
  return { privateKey: holder.privateKey, certificates: [holder.certificate] };
}

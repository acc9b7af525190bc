import { type Certificate, keyUsage, readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { findChain } from '@pramaan/readers/certificates/chain.ts';
import {
  type CmsMessage,
  readCms,
  signingTime,
  verifyCmsDigest,
} from '@pramaan/readers/pdf-signature/cms.ts';
import type { EsignExpected, EsignSigner } from './port.ts';
import { EsignError } from './refused.ts';
import { signerFacts } from './signer.ts';
import type { EsignTrust } from './trust.ts';

/** What the provider returned, not proved yet. */
export interface Returned {
  /** Base64, as it stands. */
  certificate: string;
  signatures: readonly { id: string; value: string; error: string }[];
}

interface VerifiedSignatures {
  signatures: Buffer[];
  signedAt: Date;
  signer: EsignSigner;
}

const slackMs = 5 * 60_000;

/** Whether a moment lies between asking and now, clocks being a little apart. */
export function inTime(
  time: Date | null,
  { askedAt, now }: Pick<EsignExpected, 'askedAt' | 'now'>,
): time is Date {
  return time !== null && +time >= +askedAt - slackMs && +time <= +now + slackMs;
}

/**
 * Proves one detached PKCS#7 for each asked hash, all of the one certificate that the answer names: its signed digest
 * is our hash, made in the time of the request, with a certificate that leads to a root and was valid then.
 * Throws EsignRefusal. Source: standards §8.1, "Must check".
 */
export function verifySignatures(
  returned: Returned,
  expected: EsignExpected,
  trust: EsignTrust,
): VerifiedSignatures {
  const { signatures } = returned;
  if (signatures.length !== expected.hashes.length) throw new EsignError('incomplete');
  const proved = expected.hashes.map((hash, index) => {
    const [own, ...more] = signatures.filter(({ id }) => id === String(index + 1));
    if (!own || more.length > 0 || !/^(?:NA)?$/i.test(own.error)) throw new EsignError('incomplete');
    return verifyOne(own.value, Buffer.from(hash), expected);
  });
  const [first] = proved;
  if (!first) throw new EsignError('incomplete');
  const { signer } = first.message;
  const named = certificateOf(returned.certificate);
  const same = (one: Certificate) => one.x509.raw.equals(signer.x509.raw);
  if (!named || !same(named) || !proved.every(({ message }) => same(message.signer)))
    throw new EsignError('untrusted');
  return {
    signatures: proved.map(({ der }) => der),
    signedAt: first.signedAt,
    signer: signerFacts(signer, pathOf(first.message, first.signedAt, trust)),
  };
}

interface VerifiedOne {
  der: Buffer;
  message: CmsMessage;
  signedAt: Date;
}

function verifyOne(value: string, hash: Buffer, expected: EsignExpected): VerifiedOne {
  const der = base64(value);
  const message = der && readCms(der);
  if (!message || (message.content !== null && message.content.length > 0))
    throw new EsignError('unreadable');
  const verdict = verifyCmsDigest(message, hash);
  if (verdict === 'other-content') throw new EsignError('other_document');
  if (verdict !== 'intact') throw new EsignError('unreadable');
  const signedAt = signingTime(message);
  // Without its own time the signed PDF could not be proved once the half hour of the certificate is over.
  if (!signedAt) throw new EsignError('unreadable');
  if (!inTime(signedAt, expected)) throw new EsignError('stale');
  return { der, message, signedAt };
}

function pathOf(message: CmsMessage, at: Date, trust: EsignTrust): readonly Certificate[] {
  const usage = keyUsage(message.signer);
  if (usage && !usage.digitalSignature && !usage.nonRepudiation) throw new EsignError('untrusted');
  const authorities = {
    roots: trust.roots.map((pem) => readCertificate(pem)),
    intermediates: trust.intermediates.map((pem) => readCertificate(pem)),
  };
  const chain = findChain(message.signer, authorities, at, message.certificates);
  if (chain.outcome === 'no-root') throw new EsignError('untrusted');
  if (chain.outcome === 'outside-validity') throw new EsignError('certificate_expired');
  return chain.path;
}

function base64(text: string): Buffer | null {
  const packed = text.replace(/\s+/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(packed) ? Buffer.from(packed, 'base64') : null;
}

function certificateOf(text: string): Certificate | null {
  const der = base64(text.replace(/-----[A-Z ]+-----/g, ''));
  try {
    return der && readCertificate(der);
  } catch {
    return null;
  }
}

import * as asn1js from 'asn1js';
import { TSTInfo } from 'pkijs';
import type { Certificate } from '../certificates/certificate.ts';
import { type Authorities, findChain } from '../certificates/chain.ts';
import { hashOf, readCms, sameBytes, verifyCms } from './cms.ts';

interface TimeStamp {
  at: Date;
  authority: Certificate;
  /** Whether the authority leads to a given root, by a certificate made for time stamps. */
  trusted: boolean;
}

const timeStampInfo = '1.2.840.113549.1.9.16.1.4';
const forTimeStamps = '1.3.6.1.5.5.7.3.8';

/**
 * A time stamp token over `stamped`; null when it is none, is broken, or stamps something else. A stamp of an unknown
 * authority is told as untrusted: anyone can make one with any time. Source: RFC 3161 §2.4.2.
 */
export function readTimeStamp(
  token: Uint8Array,
  stamped: Uint8Array,
  authorities: Authorities,
): TimeStamp | null {
  const message = readCms(token);
  if (!message?.content || message.contentType !== timeStampInfo) return null;
  if (verifyCms(message, [message.content]) !== 'intact') return null;
  try {
    const { result } = asn1js.fromBER(Uint8Array.from(message.content).buffer);
    const info = new TSTInfo({ schema: result });
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const hash = hashOf(hashAlgorithm.algorithmId, stamped);
    if (!hash || !sameBytes(hash, Buffer.from(hashedMessage.getValue()))) return null;
    if (Number.isNaN(+info.genTime)) return null;
    const authority = message.signer;
    const chain = findChain(authority, authorities, info.genTime, message.certificates);
    const made = (authority.x509.keyUsage ?? []).includes(forTimeStamps);
    return { at: info.genTime, authority, trusted: made && chain.outcome === 'trusted' };
  } catch {
    return null;
  }
}

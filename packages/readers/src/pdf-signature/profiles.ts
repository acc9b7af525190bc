import { type Certificate, issuerName, readCertificate } from '../certificates/certificate.ts';
import type { FoundSignature } from './find.ts';
import type { PdfDictionary, PdfValue } from './syntax.ts';

/** Profiles in which a signature counts here. */
const accepted: ReadonlySet<string> = new Set(['adbe.pkcs7.detached', 'ETSI.CAdES.detached', 'ETSI.RFC3161']);

/**
 * Profiles that other programs still call valid, in the middle of a sentence. Both rest on SHA-1, for which two files of one hash
 * can be made. Sources: ISO 32000-1 §12.8.3.2 and §12.8.3.3; deprecated by ISO 32000-2.
 */
const older: Readonly<Record<string, string>> = {
  'adbe.x509.rsa_sha1': 'it uses the older profile adbe.x509.rsa_sha1, a bare RSA value over a SHA-1 hash',
  'adbe.pkcs7.sha1': 'it uses the older profile adbe.pkcs7.sha1, which signs a SHA-1 hash of the file',
};

/** Why a signature of this profile is not checked, in the middle of a sentence; null when it is. */
export function foreignProfile({ dictionary, subFilter }: FoundSignature): string | null {
  if (givesUsageRights(dictionary))
    return 'it only lets a program of Adobe use more of its functions, and signs no document';
  if (accepted.has(subFilter)) return null;
  const named = /^[\w.-]{1,40}$/.test(subFilter) ? ` (${subFilter})` : '';
  return older[subFilter] ?? `its format${named} is not known here`;
}

/** Adobe's usage rights (UR, UR3) are signed by Adobe, whoever made the document. Source: ISO 32000-1 §12.8.2.3. */
function givesUsageRights({ members }: PdfDictionary): boolean {
  const references = members.get('Reference');
  const items: readonly PdfValue[] = references?.kind === 'array' ? references.items : [];
  return items.some((item) => {
    const method = item.kind === 'dictionary' ? item.members.get('TransformMethod') : undefined;
    return method?.kind === 'name' && /^UR3?$/.test(method.name);
  });
}

/** Whom the older profile names as its signer: the first certificate of /Cert. Nothing here checks that it signed. */
export function certificateNamed({ members }: PdfDictionary, bytes: Buffer): Certificate | null {
  const given = members.get('Cert');
  const first = given?.kind === 'array' ? given.items[0] : given;
  try {
    if (first?.kind === 'text') return readCertificate(first.bytes);
    if (first?.kind !== 'hex') return null;
    const hex = bytes.toString('latin1', first.start + 1, first.end - 1).replace(/\s+/g, '');
    return readCertificate(Buffer.from(hex, 'hex'));
  } catch {
    return null;
  }
}

/**
 * Under which authority a signer stands by the certificates that the message brings, as these name it: anyone can write any name.
 * `own`: the signer's certificate names no other. Null without a name.
 */
export function authorityNamed(signer: Certificate, brought: readonly Certificate[]): string | 'own' | null {
  let last = signer;
  for (let steps = 0; steps < 8; steps++) {
    const { issuer, subject } = last.parsed;
    if (issuer.isEqual(subject)) break;
    const above = brought.find(({ parsed }) => parsed.subject.isEqual(issuer));
    if (!above || above === last) return issuerName(last);
    last = above;
  }
  return last === signer ? 'own' : (last.commonName ?? last.organisation);
}

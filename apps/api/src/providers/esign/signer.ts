import type { Matched } from '@pramaan/documents/matching/matched.ts';
import { matchNames } from '@pramaan/documents/matching/names.ts';
import type { Certificate } from '@pramaan/readers/certificates/certificate.ts';
import type { EsignSigner } from './port.ts';

function member({ parsed }: Certificate, type: string): string | null {
  const found = parsed.subject.typesAndValues.findLast((each) => each.type === type);
  const value: unknown = found?.value.valueBlock.value;
  if (typeof value !== 'string') return null;
  const line = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line === '' || line.length > 120 ? null : line;
}

/**
 * What a signer's certificate says of them. Where eSign certificates keep state, PIN code, last four digits (title) and
 * pseudonym was seen in readers of such certificates, not in the controller's own profile: what has another shape is
 * left out.
 */
export function signerFacts(signer: Certificate, path: readonly Certificate[]): EsignSigner {
  const shaped = (type: string, shape: RegExp) => member(signer, type)?.match(shape)?.[0] ?? null;
  const issuer = path[1] ?? signer;
  const root = path.at(-1) ?? signer;
  return {
    name: signer.commonName ?? '',
    lastFour: shaped('2.5.4.12', /^\d{4}$/),
    pseudonym: member(signer, '2.5.4.65'),
    state: member(signer, '2.5.4.8'),
    pincode: shaped('2.5.4.17', /^[1-9]\d{5}$/),
    issuer: issuer.commonName ?? issuer.organisation ?? '',
    root: root.commonName ?? root.organisation ?? '',
    serial: signer.x509.serialNumber.toLowerCase(),
    notBefore: signer.notBefore,
    notAfter: signer.notAfter,
  };
}

export interface SignerMatch {
  /** Whether the signer is the applicant, as far as names and digits tell. */
  match: boolean;
  name: Matched;
  /** Null where the certificate or the applicant's file does not tell. */
  lastFourAgrees: boolean | null;
}

/** Is the signer the applicant? Another Aadhaar's last four digits say no, whatever the names say. */
export function matchSigner(
  signer: Pick<EsignSigner, 'name' | 'lastFour'>,
  applicant: { name: string; aadhaarLastFour: string | null },
): SignerMatch {
  const name = matchNames(signer.name, applicant.name);
  const lastFourAgrees =
    signer.lastFour && applicant.aadhaarLastFour ? signer.lastFour === applicant.aadhaarLastFour : null;
  return { match: name.match && lastFourAgrees !== false, name, lastFourAgrees };
}

import { type KeyObject, verify } from 'node:crypto';
import type { Element } from '@xmldom/xmldom';
import { type SignatureAlgorithm, SignedXml } from 'xml-crypto';
import { rsaKey, type TrustedKey } from '../aadhaar-qr/verify.ts';
import { type Certificate, readCertificate } from '../certificates/certificate.ts';
import { type Authorities, findChain } from '../certificates/chain.ts';
import { XmlError } from './error.ts';
import { rsaSha1, rsaSha256, type SignatureForm, signatureOf } from './form.ts';
import { childrenOf, parseXml } from './parse.ts';

/**
 * Signers believed because an authority vouches for their name. The name is half of it: everyone in India can buy a
 * certificate below the CCA root, so a chain alone would make every buyer an issuer of documents.
 */
interface TrustedIssuer extends Authorities {
  /** Organisations (O of the certificate) that may sign such documents. Case and spaces do not matter. */
  organisations: readonly string[];
  /** The sandbox's own authority. Skipped unless the caller allows it. */
  sandbox?: boolean;
}

export interface XmlTrust {
  /** Pinned keys, RSA-2048. */
  keys: readonly TrustedKey[];
  issuers?: readonly TrustedIssuer[];
  allowSandbox?: boolean;
  /** UIDAI and DigiLocker still sign with RSA and SHA-1 over a SHA-256 digest (standards §2.1). Nobody else may. */
  allowRsaSha1?: boolean;
}

interface XmlSigner {
  /** Name of the pinned key, or of the certificate's holder. */
  name: string;
  sandbox: boolean;
  notBefore: Date;
  notAfter: Date;
}

export type SignedXmlVerification =
  /** `root` was parsed again from the very bytes that were signed: nothing unsigned is in it. */
  | { state: 'trusted'; root: Element; signer: XmlSigner; signedWithinValidity: boolean | null }
  /** Signed by a key that is trusted, at a time at which it was not valid. */
  | { state: 'outside-validity'; root: Element; signer: XmlSigner }
  /** Whole, but of nobody known here. `signerName` is what the document says of itself and proves nothing. */
  | { state: 'unknown-signer'; root: Element; signerName: string | null }
  | { state: 'unsigned'; root: Element };

/**
 * Reads an XML document and proves its enveloped signature with the given keys. The keys that the document brings
 * along are used for two things only: to tell a damaged signature from an unknown signer, and as the first step of a
 * chain that ends at a given root. Throws XmlRefusal for what is no such document and for a signature that is broken,
 * covers only a part, or has any other form than XML-DSig §4 with the profile of standards §2.1.
 *
 * @param signedAt tells from the signed content when it was signed; validity of the key is judged at that time
 */
export function readSignedXml(
  source: string | Uint8Array,
  trust: XmlTrust,
  signedAt: (root: Element) => Date | null = () => null,
): SignedXmlVerification {
  const { text, root } = parseXml(source);
  const form = signatureOf(root, { allowRsaSha1: trust.allowRsaSha1 ?? false });
  if (!form) return { state: 'unsigned', root };
  const embedded = form.certificates.flatMap(certificate);
  const { signedRoot, signers } = prove(text, form, [
    ...pinned(trust),
    ...embedded.map((each) => ({ key: each.x509.publicKey, embedded: each })),
  ]);
  const at = signedAt(signedRoot);

  const key = signers.find((signer) => 'pinned' in signer)?.pinned;
  if (key) {
    const { name, sandbox = false } = key;
    const signer = { name, sandbox, notBefore: new Date(key.notBefore), notAfter: new Date(key.notAfter) };
    return judge(signer, signedRoot, at);
  }
  const own = signers.find((signer) => 'embedded' in signer)?.embedded;
  const vouched = own && vouchedFor(own, embedded, trust, at);
  if (vouched) return judge(vouched, signedRoot, at);
  if (signers.length === 0 && form.certificates.length > 0) throw new XmlError('broken-signature');
  return { state: 'unknown-signer', root: signedRoot, signerName: own?.commonName ?? null };
}

type Candidate = { key: KeyObject; pinned?: TrustedKey } | { key: KeyObject; embedded?: Certificate };
type Signer = { pinned?: TrustedKey; embedded?: Certificate };

function pinned({ keys, allowSandbox = false }: XmlTrust): Candidate[] {
  return keys.filter((key) => allowSandbox || !key.sandbox).map((key) => ({ key: rsaKey(key), pinned: key }));
}

function certificate(der: Buffer): Certificate[] {
  try {
    return [readCertificate(der)];
  } catch {
    return [];
  }
}

function judge(signer: XmlSigner, root: Element, at: Date | null): SignedXmlVerification {
  const within = at && +signer.notBefore <= +at && +at <= +signer.notAfter;
  if (within === false) return { state: 'outside-validity', root, signer };
  return { state: 'trusted', root, signer, signedWithinValidity: within };
}

/**
 * Canonicalises, compares the digest and tries every key. Throws XmlRefusal when the content does not fit.
 * `signedRoot` comes from the canonical bytes that the digest was made of.
 */
function prove(text: string, form: SignatureForm, candidates: readonly Candidate[]) {
  let signers: Signer[] = [];
  // The library knows no reference without a URI. It is given an empty one, which is taken out of what was signed.
  const named = form.reference.hasAttribute('URI');
  if (!named) form.reference.setAttribute('URI', '');
  const hash = form.algorithm === rsaSha1 ? 'RSA-SHA1' : 'RSA-SHA256';
  /** Asked by xml-crypto in place of its own, so that no key but ours is ever in its hands. */
  class PinnedRsa implements SignatureAlgorithm {
    getSignature(): string {
      throw new Error('This verifies only.');
    }
    // True always: the digests are compared by then, and who signed is decided here below.
    verifySignature(material: string): boolean {
      const signed = Buffer.from(named ? material : material.replace(emptyUri, '$1'), 'utf8');
      signers = candidates.filter(({ key }) => isRsa(key) && verify(hash, signed, key, form.value));
      return true;
    }
    getAlgorithmName(): string {
      return form.algorithm;
    }
  }
  const checker = new SignedXml({ publicCert: 'none', getCertFromKeyInfo: () => null });
  checker.SignatureAlgorithms = { [rsaSha1]: PinnedRsa, [rsaSha256]: PinnedRsa };
  let fits: boolean;
  try {
    checker.loadSignature(form.signature as unknown as globalThis.Node);
    fits = checker.checkSignature(text);
  } catch {
    throw new XmlError('signature-form');
  }
  const [canonical, ...more] = checker.getSignedReferences();
  if (!fits || canonical === undefined) throw new XmlError('changed');
  if (more.length > 0) throw new XmlError('many-references');
  return { signedRoot: parseXml(canonical).root, signers };
}

/** In the canonical form of the one Reference. */
const emptyUri = /(<(?:[\w.-]+:)?Reference\b[^>]*?) URI=""/;

const isRsa = (key: KeyObject) => key.asymmetricKeyType === 'rsa';

const plain = (name: string) => name.toUpperCase().replace(/\s+/g, ' ').trim();

function vouchedFor(
  own: Certificate,
  embedded: readonly Certificate[],
  { issuers = [], allowSandbox = false }: XmlTrust,
  at: Date | null,
): XmlSigner | null {
  for (const issuer of issuers) {
    if (issuer.sandbox && !allowSandbox) continue;
    if (!issuer.organisations.some((name) => plain(name) === plain(own.organisation ?? ''))) continue;
    const chain = findChain(own, issuer, at ?? own.notBefore, embedded);
    if (chain.outcome === 'no-root') continue;
    // The narrowest window of the path: the signer is only as valid as those above.
    return {
      name: own.commonName ?? own.organisation ?? '',
      sandbox: issuer.sandbox === true,
      notBefore: new Date(Math.max(...chain.path.map(({ notBefore }) => +notBefore))),
      notAfter: new Date(Math.min(...chain.path.map(({ notAfter }) => +notAfter))),
    };
  }
  return null;
}

/** What the element's attribute says, trimmed; empty when it has none. */
export function attribute(element: Element, name: string): string {
  return (element.getAttribute(name) ?? '').trim();
}

/** The one child of that local name; null when there is none or more than one, which is no better. */
export function onlyChild(element: Element, name: string): Element | null {
  const found = childrenOf(element).filter(({ localName }) => localName === name);
  return found.length === 1 ? (found[0] ?? null) : null;
}

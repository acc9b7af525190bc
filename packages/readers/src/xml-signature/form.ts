import type { Element } from '@xmldom/xmldom';
import { XmlError } from './error.ts';
import { childrenOf, commentNode, isElement, nodesOf } from './parse.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const enveloped = `${dsig}enveloped-signature`;
/** Canonical XML 1.0 and exclusive canonical XML, both without comments. */
const canonical = new Set([
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
]);
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const rsaSha1 = `${dsig}rsa-sha1`;
export const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** Signature and digest methods that are sound, and that no issuer of ours uses. Sources: RFC 6931, RFC 9231. */
const soundMethods =
  /^http:\/\/www\.w3\.org\/(?:2001\/04|2007\/05|2021\/04)\/(?:xmldsig-more|xmlenc)#(?:rsa-sha(?:384|512)|ecdsa-sha(?:256|384|512)|sha(?:256|384|512)-rsa-MGF1|sha3-\d+-rsa-MGF1|eddsa-ed25519(?:ph)?|eddsa-ed448(?:ph)?|sha384|sha512|sha3-(?:256|384|512))$/;
/** Of every version of XAdES, whose signatures carry properties that are signed besides. */
const xades = 'http://uri.etsi.org/01903/';

/** A signature of the only accepted form. Nothing of it is proved yet. */
export interface SignatureForm {
  signature: Element;
  algorithm: typeof rsaSha1 | typeof rsaSha256;
  /** The one reference; without a URI it is the whole document that it is enveloped by. */
  reference: Element;
  /** Bytes of the SignatureValue. */
  value: Buffer;
  /** DER of the certificates that the document carries along. They prove nothing. */
  certificates: readonly Buffer[];
}

/**
 * The one signature of a document, judged by its form alone: a direct child of the root, one reference to the whole
 * document, only the enveloped-signature and canonicalisation transforms, SHA-256 over the content. Null when the
 * document carries no signature. Throws XmlRefusal for every other form, which is where wrapping attacks live.
 * Sources: XML-DSig core §4, standards §2.1.
 */
export function signatureOf(
  root: Element,
  { allowRsaSha1 }: { allowRsaSha1: boolean },
): SignatureForm | null {
  const elements = [...nodesOf(root)].filter(isElement);
  const signatures = elements.filter(({ localName }) => localName === 'Signature');
  const infos = elements.filter(({ localName }) => localName === 'SignedInfo');
  const [signature] = signatures;
  // An element named Signature with nothing in it signs nothing: some issuers leave it empty.
  if (infos.length === 0 && signatures.every((each) => childrenOf(each).length === 0)) return null;
  if (signatures.length > 1 || infos.length > 1) throw new XmlError('many-signatures');
  if (!signature || infos.length === 0) throw new XmlError('signature-form');
  if (signature.parentNode !== root) throw new XmlError('misplaced-signature');
  if ([...nodesOf(root.ownerDocument ?? root)].some(({ nodeType }) => nodeType === commentNode))
    throw new XmlError('comment');

  if (elements.some(({ namespaceURI }) => namespaceURI?.startsWith(xades)))
    throw new XmlError('foreign-profile');
  const [info, value, keyInfo] = inOrder(signature, ['SignedInfo', 'SignatureValue'], ['KeyInfo']);
  return {
    signature,
    ...checkInfo(info as Element, root, allowRsaSha1),
    value: base64((value as Element).textContent ?? ''),
    certificates: keyInfo ? certificatesIn(keyInfo) : [],
  };
}

function checkInfo(
  info: Element,
  root: Element,
  allowRsaSha1: boolean,
): Pick<SignatureForm, 'algorithm' | 'reference'> {
  const references = childrenOf(info).filter(({ localName }) => localName === 'Reference');
  if (references.length !== 1) throw new XmlError('many-references');
  const [canonicalisation, method, reference] = inOrder(info, [
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
  ]) as [Element, Element, Element];
  if (!canonical.has(algorithmOf(canonicalisation))) throw new XmlError('transform');
  checkReference(reference, root);
  const algorithm = algorithmOf(method);
  if (algorithm === rsaSha256 || (algorithm === rsaSha1 && allowRsaSha1)) return { algorithm, reference };
  throw new XmlError(soundMethods.test(algorithm) ? 'foreign-profile' : 'algorithm');
}

function checkReference(reference: Element, root: Element): void {
  checkTarget(reference, root);
  const [transforms, digest] = inOrder(reference, ['Transforms', 'DigestMethod', 'DigestValue']) as [
    Element,
    Element,
  ];
  const named = childrenOf(transforms).map((transform) => {
    if (transform.localName !== 'Transform' || transform.namespaceURI !== dsig)
      throw new XmlError('signature-form');
    return algorithmOf(transform);
  });
  const [first, second, ...more] = named;
  if (first !== enveloped || more.length > 0 || (second !== undefined && !canonical.has(second)))
    throw new XmlError('transform');
  const hash = algorithmOf(digest);
  if (hash !== sha256) throw new XmlError(soundMethods.test(hash) ? 'foreign-profile' : 'algorithm');
}

const idNames = ['Id', 'ID', 'id'];

/**
 * `URI=""` is the whole document. Without a URI the receiver has to know what is meant: with the enveloped-signature
 * transform it can only be the document around the signature. An id is accepted when it is the root's own and nobody
 * else's. Source: XML-DSig core §4.4.3.1 and §6.6.4.
 */
function checkTarget(reference: Element, root: Element): void {
  const uri = reference.getAttribute('URI') ?? '';
  if (uri === '') return;
  const id = /^#([\w.-]+)$/.exec(uri)?.[1];
  if (id === undefined) throw new XmlError('part-only');
  const owners = [...nodesOf(root)]
    .filter(isElement)
    // Any prefix: xml-crypto looks for local names.
    .filter((element) =>
      Array.from(element.attributes).some((attribute) => {
        const name = attribute.localName ?? attribute.name;
        return idNames.includes(name) && attribute.value === id;
      }),
    );
  if (owners.length !== 1 || owners[0] !== root) throw new XmlError('part-only');
}

/** The element's children, which must be exactly these of XML-DSig, in this order. */
function inOrder(parent: Element, required: readonly string[], optional: readonly string[] = []): Element[] {
  const children = childrenOf(parent);
  const names = children.map(({ localName, namespaceURI }) => (namespaceURI === dsig ? localName : null));
  const allowed = [...required, ...optional].slice(0, names.length);
  if (names.length < required.length || names.some((name, i) => name !== allowed[i]))
    throw new XmlError('signature-form');
  return children;
}

/** The Algorithm; an algorithm with parameters is not one of ours. */
function algorithmOf(element: Element): string {
  if (childrenOf(element).length > 0) throw new XmlError('transform');
  return element.getAttribute('Algorithm') ?? '';
}

function base64(text: string): Buffer {
  const packed = text.replace(/[ \t\r\n]+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) throw new XmlError('broken-signature');
  return Buffer.from(packed, 'base64');
}

const mostCertificates = 6;

function certificatesIn(keyInfo: Element): Buffer[] {
  return [...nodesOf(keyInfo)]
    .filter(isElement)
    .filter(({ localName }) => localName === 'X509Certificate')
    .slice(0, mostCertificates)
    .map((element) => Buffer.from(element.textContent ?? '', 'base64'));
}

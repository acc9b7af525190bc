import assert from 'node:assert/strict';
import { createHash, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { callsOfEach } from '@pramaan/documents/fixtures/counted-calls.ts';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { kycResXml, makeDocumentSigner, sandboxIssuer } from '@pramaan/specimens/signed/digilocker.ts';
import { offlineKycXml } from '@pramaan/specimens/signed/offline-kyc.ts';
import { signXml } from '@pramaan/specimens/signed/sign-xml.ts';
import { SignedXml } from 'xml-crypto';
import { trustedKeyFromCertificate } from '../aadhaar-qr/uidai-keys.ts';
import { readCertificate } from '../certificates/certificate.ts';
import { issueCertificate } from '../certificates/issue.ts';
import { casesFolder } from './cases.test-help.ts';
import { XmlError, type XmlErrorCode } from './error.ts';
import { mutated, seeded } from './mutation.test-help.ts';
import { childrenOf } from './parse.ts';
import { attribute, onlyChild, readSignedXml, type SignedXmlVerification, type XmlTrust } from './verify.ts';

const holder = issueCertificate({ commonName: 'Test UIDAI', organisation: 'Tests' });
const stranger = issueCertificate({ commonName: 'A Stranger', organisation: 'Tests' });
const key = trustedKeyFromCertificate('test', holder.certificate.raw);
const trust: XmlTrust = { keys: [key], allowRsaSha1: true };
const signedAt = new Date();
const content = offlineKycXml({ person: people[0], signedAt, shareCode: '1234' });
const good = signXml(content, holder);
const signature = /<Signature[\s\S]*<\/Signature>/.exec(good)?.[0] ?? '';
const withoutSignature = good.replace(signature, '');
/** Puts another sign of base64 in the place of this one. */
const otherSign = (sign: string) => (sign === '/' ? 'A' : '/');
const evil = withoutSignature.replaceAll('Asha', 'Evil');

const nameIn = (proof: SignedXmlVerification) => {
  const data = onlyChild(proof.root, 'UidData');
  const poi = data && onlyChild(data, 'Poi');
  return poi && attribute(poi, 'name');
};

function refused(
  xml: string | Uint8Array,
  code: XmlErrorCode | null,
  what: string,
  by: XmlTrust = trust,
): void {
  assert.throws(
    () => readSignedXml(xml, by),
    (error) => {
      assert.ok(error instanceof XmlError, `${what}: threw ${error}`);
      if (code) assert.equal(error.code, code, what);
      assert.match(error.message, /^The .*\. .*\.$/, what);
      return true;
    },
    what,
  );
}

test('what a pinned key signed is trusted, with both methods, and read from the signed bytes', () => {
  for (const method of ['rsa-sha1', 'rsa-sha256'] as const) {
    const proof = readSignedXml(signXml(content, holder, method), trust, () => signedAt);
    assert.ok(
      proof.state === 'trusted' && proof.signer.name === 'test' && proof.signedWithinValidity === true,
    );
    assert.equal(nameIn(proof), 'Asha Sample');
    assert.ok(!childrenOf(proof.root).some(({ localName }) => localName === 'Signature'));
  }
  const bytes = Buffer.concat([
    Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n'),
    Buffer.from(good),
  ]);
  assert.equal(readSignedXml(bytes, trust).state, 'trusted');
  assert.equal(readSignedXml(signXml(content, { privateKey: holder.privateKey }), trust).state, 'trusted');
});

test('the embedded key is never believed; a stranger is named as one', () => {
  for (const signer of [stranger, { privateKey: stranger.privateKey }]) {
    const proof = readSignedXml(signXml(content, signer), trust);
    assert.equal(proof.state, 'unknown-signer');
    assert.equal(nameIn(proof), 'Asha Sample');
  }
  assert.equal(readSignedXml(good, { ...trust, keys: [] }).state, 'unknown-signer');
  const sandbox = { ...trust, keys: [{ ...key, sandbox: true }] };
  assert.equal(readSignedXml(good, sandbox).state, 'unknown-signer');
  assert.equal(readSignedXml(good, { ...sandbox, allowSandbox: true }).state, 'trusted');
  assert.equal(readSignedXml(withoutSignature, trust).state, 'unsigned');
});

test('a key is judged at the time of signing', () => {
  const before = new Date('2001-01-01');
  assert.equal(readSignedXml(good, trust, () => before).state, 'outside-validity');
  const unknown = readSignedXml(good, trust);
  assert.ok(unknown.state === 'trusted' && unknown.signedWithinValidity === null);
});

test('the document signer is believed by its chain and its organisation together', () => {
  const { root, authority, signer } = makeDocumentSigner();
  const xml = signXml(kycResXml(people[0], signedAt), signer);
  const issuer = {
    roots: [readCertificate(root.certificate.raw)],
    intermediates: [readCertificate(authority.certificate.raw)],
    organisations: [sandboxIssuer.toLowerCase()],
  };
  const by = (change: object, more: object = {}) => ({
    ...trust,
    issuers: [{ ...issuer, ...change }],
    ...more,
  });
  const state = (by: XmlTrust, at = signedAt) => readSignedXml(xml, by, () => at).state;
  assert.equal(state(by({})), 'trusted');
  assert.equal(state(by({ organisations: ['Somebody Else'] })), 'unknown-signer');
  assert.equal(state(by({ intermediates: [] })), 'unknown-signer');
  assert.equal(state(by({ roots: [readCertificate(stranger.certificate.raw)] })), 'unknown-signer');
  assert.equal(state(by({ sandbox: true })), 'unknown-signer');
  assert.equal(state(by({ sandbox: true }, { allowSandbox: true })), 'trusted');
  assert.equal(state(by({}), new Date('2010-01-01')), 'outside-validity');
  const impostor = issueCertificate({ commonName: 'DS SANDBOX', organisation: sandboxIssuer });
  assert.equal(readSignedXml(signXml(content, impostor), by({})).state, 'unknown-signer');
});

/** Signs a reference other than `URI=""`. */
function signedPart(xml: string, xpath: string, transforms: string[], digest = 'xmlenc#sha256'): string {
  const signer = new SignedXml({
    privateKey: holder.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  const known: Record<string, string> = { 'xmlenc#sha256': 'http://www.w3.org/2001/04/xmlenc#sha256' };
  signer.addReference({ xpath, transforms, digestAlgorithm: known[digest] ?? digest });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

test("the root's own Id may stand for the whole document; no other Id, and no second of its name", () => {
  const xml = signedPart('<Doc Id="d1"><A>1</A></Doc>', '/*', [enveloped, exclusive]);
  assert.match(xml, /URI="#d1"/);
  assert.equal(readSignedXml(xml, trust).state, 'trusted');
  refused(xml.replace('<A>', '<A id="d1">'), 'part-only', 'a second element of that Id');
  const inner = xml.replace('Id="d1"', 'Id="d0"');
  refused(inner, 'part-only', 'an Id that is nowhere');
  refused(`<Evil Id="d0">${xml}</Evil>`, 'misplaced-signature', 'wrapped, by Id');
  const sig = /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? '';
  refused(
    `<Doc Id="d0"><A>2</A>${sig}<Old>${xml.replace(sig, '')}</Old></Doc>`,
    'part-only',
    'the signed part moved below an evil root',
  );
  const part = signedPart('<Doc><A Id="a1">1</A></Doc>', "//*[local-name(.)='A']", [exclusive]);
  refused(part, 'part-only', 'only a part is signed');
});

/** Made without any library of XML: this document and this SignedInfo are their own canonical form. */
function signedWithoutUri(content: string, attributes = ''): string {
  const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
  const digest = createHash('sha256').update(content).digest('base64');
  const info = [
    '<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">',
    `<CanonicalizationMethod Algorithm="${c14n}"></CanonicalizationMethod>`,
    '<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></SignatureMethod>',
    `<Reference${attributes}><Transforms><Transform Algorithm="${enveloped}"></Transform></Transforms>`,
    '<DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></DigestMethod>',
    `<DigestValue>${digest}</DigestValue></Reference></SignedInfo>`,
  ].join('');
  const value = sign('sha256', Buffer.from(info), holder.privateKey).toString('base64');
  const held = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">${info}<SignatureValue>${value}</SignatureValue></Signature>`;
  return content.replace(/<\/\w+>$/, (end) => `${held}${end}`);
}

test('a reference without a URI is the document around its signature, and nothing else', () => {
  for (const attributes of ['', ' Id="r1"', ' Id="r1" Type="t"']) {
    const xml = signedWithoutUri('<Doc><A>1</A></Doc>', attributes);
    assert.doesNotMatch(xml, /URI/);
    const proof = readSignedXml(xml, trust);
    assert.equal(proof.state, 'trusted', attributes);
    assert.equal(onlyChild(proof.root, 'A')?.textContent, '1');
    assert.equal(readSignedXml(xml, { keys: [] }).state, 'unknown-signer');
    refused(xml.replace('<A>1', '<A>2'), 'changed', 'a changed value');
    refused(`<Evil>${xml}</Evil>`, 'misplaced-signature', 'wrapped');
    const held = /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? '';
    refused(`<Doc><A>2</A>${held}<Old><A>1</A></Old></Doc>`, 'changed', 'the signed part moved down');
    refused(
      xml.replace(`<Transform Algorithm="${enveloped}">`, `<Transform Algorithm="${exclusive}">`),
      'transform',
      'not enveloped',
    );
    // A URI that somebody adds was not signed: no key proves it any more.
    const added = readSignedXml(xml.replace('<Reference', '<Reference URI=""'), trust);
    assert.equal(added.state, 'unknown-signer', 'a URI put in');
  }
});

test('eight forms of signature wrapping, and others, are refused for their reason', async (t) => {
  const inside = (more: string) => signature.replace('</Signature>', `<Object>${more}</Object></Signature>`);
  const put = (root: string, more: string) =>
    root.replace('</OfflinePaperlessKyc>', `${more}</OfflinePaperlessKyc>`);
  const attacks: [string, string, XmlErrorCode | null][] = [
    ['XSW1: original inside the signature, evil root', put(evil, inside(good)), 'many-signatures'],
    ['XSW1 without its signature', put(evil, inside(withoutSignature)), 'signature-form'],
    [
      'XSW2: evil root, signature and original beside each other',
      put(evil, `${signature}${withoutSignature}`),
      'changed',
    ],
    ['XSW3: evil beside the original', `<R>${evil}${good}</R>`, 'misplaced-signature'],
    ['XSW4: original inside evil', put(evil, good), 'misplaced-signature'],
    ['XSW5: signature in evil, original after', put(evil, `${signature}${withoutSignature}`), 'changed'],
    [
      'XSW6: original inside the signature of a changed copy',
      put(evil, inside(withoutSignature)),
      'signature-form',
    ],
    ['XSW7: evil in an extension', put(good, `<Extensions>${evil}</Extensions>`), 'changed'],
    ['XSW8: evil holds an Object with the original', put(evil, inside(good)), 'many-signatures'],
    ['two signatures', put(good, signature), 'many-signatures'],
    [
      'signature moved down',
      withoutSignature.replace('</UidData>', `${signature}</UidData>`),
      'misplaced-signature',
    ],
    ['signature as the root', inside(withoutSignature), 'misplaced-signature'],
    ['a second record', put(good, '<UidData><Poi name="Evil"/></UidData>'), 'changed'],
    ['a second root', `${good}${evil}`, 'not-xml'],
    ['text after the root', `${good}evil`, 'not-xml'],
    ['a changed value', good.replace('Asha', 'Usha'), 'changed'],
    ['a changed digest', good.replace(/(?<=<DigestValue>)./, otherSign), 'changed'],
    ['no digest value', good.replace(/<DigestValue>[^<]*/, '<DigestValue>'), null],
    ['a changed signature value', good.replace(/(?<=<SignatureValue>)./, otherSign), 'broken-signature'],
    ['no base64', good.replace(/<SignatureValue>../, '<SignatureValue>!!'), 'broken-signature'],
    ['a comment in a value', good.replace('<Pht>', '<Pht><!-- -->'), 'comment'],
    ['a comment in the signature', good.replace('<SignatureValue>', '<SignatureValue><!-- -->'), 'comment'],
    ['a comment after the root', `${good}<!-- -->`, 'comment'],
    ['two references', good.replace(/(<Reference[\s\S]*<\/Reference>)/, '$1$1'), 'many-references'],
    ['no reference', good.replace(/<Reference[\s\S]*<\/Reference>/, ''), 'many-references'],
    ['a URI taken out', good.replace(' URI=""', ''), 'broken-signature'],
    [
      'a sound signature method of others',
      good.replace('2000/09/xmldsig#rsa-sha1', '2001/04/xmldsig-more#ecdsa-sha256'),
      'foreign-profile',
    ],
    ['a sound digest of others', good.replace('xmlenc#sha256', 'xmlenc#sha512'), 'foreign-profile'],
    [
      'XAdES',
      put(withoutSignature, inside('<QualifyingProperties xmlns="http://uri.etsi.org/01903/v1.3.2#"/>')),
      'foreign-profile',
    ],
    ['a foreign URI', good.replace('URI=""', 'URI="file:///etc/passwd"'), 'part-only'],
    ['an XPointer', good.replace('URI=""', 'URI="#xpointer(/)"'), 'part-only'],
    ['no transforms', good.replace(/<Transforms>.*<\/Transforms>/, ''), 'signature-form'],
    [
      'an XSLT transform',
      good.replace(enveloped, 'http://www.w3.org/TR/1999/REC-xslt-19991116'),
      'transform',
    ],
    [
      'a third transform',
      good.replace('</Transforms>', `${`<Transform Algorithm="${exclusive}"/>`.repeat(2)}</Transforms>`),
      'transform',
    ],
    [
      'a transform with content',
      good.replace(/(<Transform [^>]*)\/>/, '$1><XPath>self::a</XPath></Transform>'),
      'transform',
    ],
    ['canonical form with comments', good.replace('20010315"/>', '20010315#WithComments"/>'), 'transform'],
    ['SHA-1 digest', good.replace('2001/04/xmlenc#sha256', '2000/09/xmldsig#sha1'), 'algorithm'],
    ['an HMAC', good.replace('xmldsig#rsa-sha1', 'xmldsig#hmac-sha1'), 'algorithm'],
    ['no method', good.replace(/<SignatureMethod[^>]*>/, ''), 'signature-form'],
    ['two SignedInfo', good.replace(/(<SignedInfo>.*<\/SignedInfo>)/, '$1$1'), 'many-signatures'],
    ['SignedInfo of no signature', put(withoutSignature, '<SignedInfo/>'), 'signature-form'],
    [
      'a signature without content but children',
      put(withoutSignature, '<Signature><X/></Signature>'),
      'signature-form',
    ],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${good}`, 'doctype'],
    ['a processing instruction', good.replace('<Pht>', '<?x y?><Pht>'), 'instruction'],
    ['an undeclared entity', good.replace('Asha', '&b;'), 'not-xml'],
    ['an attribute twice', good.replace('<Poi ', '<Poi name="Evil" '), 'not-xml'],
    ['other encoding', `<?xml version="1.0" encoding="UTF-7"?>${good}`, 'encoding'],
    ['nothing', ' ', 'empty'],
    ['not closed', good.slice(0, -5), 'not-xml'],
    ['no end of a comment', '<a><!--'.repeat(100_000), 'not-xml'],
    ['too deep', '<a>'.repeat(50_000), 'too-deep'],
    ['too many', `<a>${'<b/>'.repeat(30_000)}</a>`, 'too-deep'],
    ['too large', `<a>${' '.repeat(2_000_001)}</a>`, 'too-large'],
  ];
  for (const [what, xml] of attacks) assert.notEqual(xml, good, `${what}: nothing was attacked`);
  const found = await callsOfEach(attacks, ([what, xml, code]) => refused(xml, code, what));
  for (const { item, calls } of found) assert.ok(calls <= 100_000, `${item[0]}: ${calls} calls`);
  refused(good, 'algorithm', 'rsa-sha1 outside its profile', { keys: [key] });
  refused(Buffer.from(good, 'utf16le'), 'encoding', 'UTF-16');
  refused(Buffer.from([0x3c, 0x61, 0xff, 0x3e]), 'encoding', 'no UTF-8');
  sayRefused(t, 'XML signature wrapping and forged XML signatures', attacks.length + 3);
});

const mutations = amountOf('signedXmlMutations');

test('random mutations of a signed document: refused, or read with nothing changed', (t) => {
  const random = seeded(20260301);
  const spoken: unknown[] = [];
  const methods = ['log', 'warn', 'error', 'info', 'debug'] as const;
  for (const method of methods) t.mock.method(console, method, (...words: unknown[]) => spoken.push(words));
  const counts = { refused: 0, trusted: 0, other: 0 };
  const whole = String(readSignedXml(good, trust).root);
  for (let i = 0; i < mutations; i++) {
    const xml = mutated(Buffer.from(good), random);
    try {
      const proof = readSignedXml(xml, trust);
      if (proof.state !== 'trusted') counts.other++;
      else {
        counts.trusted++;
        assert.equal(String(proof.root), whole, `mutation ${i} changed what was signed`);
      }
    } catch (error) {
      assert.ok(error instanceof XmlError, `mutation ${i} threw ${error}`);
      counts.refused++;
    }
  }
  assert.deepEqual(spoken, [], 'a parser that writes to the log could write an Aadhaar number');
  assert.ok(counts.refused > mutations / 2);
  t.diagnostic(`${mutations} mutations: ${JSON.stringify(counts)}`);
});

test('third-party XML signatures', (t) => {
  const folder = casesFolder('12-signatures/xmldsig');
  if (!folder) return t.skip('no cases on this machine');
  const read = (name: string) => readFileSync(`${folder}/${name}`);
  const pem = (name: string) => ({ name, key: readCertificate(read(name)) });
  const hasStore = existsSync(`${folder}/windows_store_certificate.pem`);
  const by: XmlTrust = hasStore
    ? { keys: [trustedKeyFromCertificate('store', pem('windows_store_certificate.pem').key.x509.raw)] }
    : trust;

  if (hasStore && existsSync(`${folder}/windows_store_signature.xml`)) {
    // Signs its whole root, and only after the white space between elements is taken out is it as it was signed.
    refused(read('windows_store_signature.xml'), 'changed', 'as stored', by);
    const packed = read('windows_store_signature.xml').toString().replace(/>\s*</g, '><');
    const proof = readSignedXml(packed, by);
    assert.ok(proof.state === 'trusted' && attribute(proof.root, 'Version') === '1.0');
    refused(packed.replace('Product1', 'Product2'), 'changed', 'changed receipt', by);
  }

  // Whatever else is there: right signatures of strangers, of parts, and broken ones. None is believed, and those that we
  // know are refused for their reason.
  const known: Readonly<Record<string, XmlErrorCode>> = {
    'valid_signature.xml': 'many-references',
    'valid_signature_wsu.xml': 'many-references',
    'valid_signature_without_transforms_element.xml': 'part-only',
    'invalid_signature_-_changed_content.xml': 'many-references',
    'invalid_signature_-_hash.xml': 'many-references',
    'invalid_signature_-_signature_value.xml': 'many-references',
    'xmlsec-enveloping-sha256-rsa-sha256.xml': 'misplaced-signature',
  };
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.xml') && !name.startsWith('windows_store'),
  );
  for (const name of names) {
    const code = known[name];
    if (code || name.startsWith('invalid')) refused(read(name), code ?? null, name, by);
    else
      try {
        assert.notEqual(readSignedXml(read(name), by).state, 'trusted', name);
      } catch (error) {
        assert.ok(error instanceof XmlError, `${name}: ${error}`);
      }
  }

  const ekyc = casesFolder('02-aadhaar-ekyc-digilocker');
  const auth = `${ekyc}/auth15-authrequest-with-sig.xml`;
  if (existsSync(auth))
    assert.throws(() => readSignedXml(readFileSync(auth), { ...by, allowRsaSha1: true }), XmlError);
  t.diagnostic(`${names.length + 3} third-party signatures run`);
});

test('third-party hostile XML', (t) => {
  const folder = casesFolder('14-hostile-files/xml');
  if (!folder) return t.skip('no cases on this machine');
  const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
  for (const name of names) {
    const bytes = readFileSync(`${folder}/${name}`);
    if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) refused(bytes, null, name);
    else
      try {
        assert.notEqual(readSignedXml(bytes, trust).state, 'trusted', name);
      } catch (error) {
        assert.ok(error instanceof XmlError, `${name}: ${error}`);
      }
  }
  t.diagnostic(`${names.length} third-party files run`);
});

import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { type Holder, issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { type DocumentSigner, kycResXml, makeDocumentSigner } from './digilocker.ts';
import { offlineKycXml, offlineKycZip, type ZipCipher } from './offline-kyc.ts';
import { signPdf } from './sign-pdf.ts';
import { signXml } from './sign-xml.ts';

/** Whoever plays the issuers. Without them keys of this process sign, which nobody trusts. */
export interface IssuerKeys {
  /** RSA-2048, UIDAI's part: it signs QR codes and the offline e-KYC alike. */
  aadhaarQr?: KeyObject;
  documentSigner?: DocumentSigner;
}

export interface SignedFile {
  name: string;
  title: string;
  mediaType: string;
  make(person: Person, keys?: IssuerKeys): Promise<Buffer>;
}

/** Of every offline e-KYC that the sandbox hands out. */
export const shareCode = '1234';

const uidai = new WeakMap<KeyObject, Holder>();

/** UIDAI's part: the given key with a certificate for it, as real files carry one. */
function uidaiHolder(given: KeyObject): Holder {
  const known = uidai.get(given);
  if (known) return known;
  const made = issueCertificate({
    commonName: 'DS Sandbox UIDAI',
    organisation: 'Sandbox',
    privateKey: given,
    publicKey: createPublicKey(given),
  });
  uidai.set(given, made);
  return made;
}

let ownKey: KeyObject | null = null;
let ownSigner: DocumentSigner | null = null;

function keyOfThisProcess(): KeyObject {
  ownKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return ownKey;
}

function documentSignerOf({ documentSigner }: IssuerKeys): DocumentSigner {
  if (documentSigner) return documentSigner;
  ownSigner ??= makeDocumentSigner();
  return ownSigner;
}

function offlineKyc(person: Person, { aadhaarQr }: IssuerKeys) {
  const kyc = { person, signedAt: new Date(), shareCode };
  return { kyc, xml: signXml(offlineKycXml(kyc), uidaiHolder(aadhaarQr ?? keyOfThisProcess())) };
}

const offlineZip = (name: string, title: string, cipher: ZipCipher): SignedFile => ({
  name,
  title: `${title}, share code ${shareCode}`,
  mediaType: 'application/zip',
  async make(person, keys = {}) {
    const { kyc, xml } = offlineKyc(person, keys);
    return Buffer.from(await offlineKycZip(xml, kyc, cipher));
  },
});

/** The signed files that need no drawn paper. */
export const signedFiles: readonly SignedFile[] = [
  offlineZip('aadhaar-offline-zip', 'Aadhaar offline e-KYC, ZIP', 'zip-crypto'),
  offlineZip('aadhaar-offline-zip-aes', 'Aadhaar offline e-KYC, ZIP with AES', 'aes-256'),
  {
    name: 'aadhaar-offline-xml',
    title: `Aadhaar offline e-KYC, the XML by itself, share code ${shareCode}`,
    mediaType: 'application/xml',
    make: async (person, keys = {}) => Buffer.from(offlineKyc(person, keys).xml),
  },
  {
    name: 'aadhaar-digilocker-xml',
    title: 'Aadhaar from DigiLocker, XML',
    mediaType: 'application/xml',
    async make(person, keys = {}) {
      const { signer, authority } = documentSignerOf(keys);
      const by = { ...signer, chain: [authority.certificate] };
      return Buffer.from(signXml(kycResXml(person, new Date()), by));
    },
  },
];

/** A PDF specimen, signed by the sandbox's document signer. */
export function signedCopy<P extends Person>(paper: {
  name: string;
  title: string;
  make(person: P, keys?: IssuerKeys): Promise<Buffer>;
}): { name: string; title: string; mediaType: string; make(person: P, keys?: IssuerKeys): Promise<Buffer> } {
  return {
    name: `${paper.name}-signed`,
    title: `${paper.title}, digitally signed`,
    mediaType: 'application/pdf',
    async make(person, keys = {}) {
      const { signer, authority } = documentSignerOf(keys);
      const pdf = await paper.make(person, keys);
      const name = signer.certificate.subject.split('CN=').at(-1) ?? '';
      const signed = await signPdf(pdf, { ...signer, chain: [authority] }, { name, at: new Date() });
      return Buffer.from(signed);
    },
  };
}

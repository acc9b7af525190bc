import { readCertificate } from '../certificates/certificate.ts';
import type { XmlTrust } from '../xml-signature/verify.ts';

/** Certificates in a form that crosses into a thread, all PEM. */
export interface LockerTrust {
  /** Roots under which DigiLocker's signer stands, and authorities between. */
  roots: readonly string[];
  intermediates: readonly string[];
  /** The sandbox's own root; null in production. */
  sandboxRoot: string | null;
}

/** Who signs what DigiLocker issues: the division that ran it, then the company that does (standards §2.2). */
export const lockerSigners = ['National e-Governance Division', 'Digital India Corporation'] as const;
const sandboxSigner = 'Sandbox Document Issuer';

/** Throws TypeError when a PEM is no certificate: a wrong list must not look like a forged document. */
export function lockerXmlTrust({ roots, intermediates, sandboxRoot }: LockerTrust): XmlTrust {
  const own = sandboxRoot === null ? [] : [readCertificate(sandboxRoot)];
  return {
    keys: [],
    issuers: [
      {
        roots: roots.map((pem) => readCertificate(pem)),
        intermediates: intermediates.map((pem) => readCertificate(pem)),
        organisations: lockerSigners,
      },
      { roots: own, organisations: [sandboxSigner], sandbox: true },
    ],
    allowSandbox: sandboxRoot !== null,
    allowRsaSha1: true,
  };
}

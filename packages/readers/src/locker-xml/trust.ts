import { readCertificate } from '../certificates/certificate.ts';
import { lockerSigners, sandboxLockerSigner } from '../certificates/locker-signers.ts';
import type { XmlTrust } from '../xml-signature/verify.ts';

/** Certificates in a form that crosses into a thread, all PEM. */
export interface LockerTrust {
  /** Roots under which DigiLocker's signer stands, and authorities between. */
  roots: readonly string[];
  intermediates: readonly string[];
  /** The sandbox's own root; null in production. */
  sandboxRoot: string | null;
}

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
      { roots: own, organisations: [sandboxLockerSigner], sandbox: true },
    ],
    allowSandbox: sandboxRoot !== null,
    allowRsaSha1: true,
  };
}

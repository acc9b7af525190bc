import { ccaRoots } from '@pramaan/readers/certificates/cca-roots.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { certificatesIn, sandboxSays } from './trusted.ts';

/**
 * Certificates, as PEM, of those whose signature on a PDF or XML counts: the roots of India's Controller of Certifying
 * Authorities, the operator's, and in the sandbox its own. Throws at start for a file of the operator's that is none.
 */
export async function signerRoots(trust: {
  signersFolder: string | null;
  sandbox: string | null;
}): Promise<() => Promise<string[]>> {
  const added = await certificatesIn(trust.signersFolder);
  const fixed = [
    ...ccaRoots,
    ...added.map(({ name, bytes }) => readCertificate(Uint8Array.from(bytes), name)),
  ].map(({ x509 }) => x509.toString());
  let own: string[] = [];
  return async () => {
    if (trust.sandbox && own.length === 0) {
      const pem = await sandboxSays(`${trust.sandbox}/signing/root.pem`);
      own = pem ? [pem] : [];
    }
    return [...fixed, ...own];
  };
}

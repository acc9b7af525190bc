import { ccaRoots } from '@pramaan/readers/certificates/cca-roots.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { sandboxSays } from '../platform/sandbox-says.ts';
import { certificatesIn } from './trusted.ts';

/** Certificates as PEM: plain text that crosses into a thread. */
interface SignerTrust {
  /** Roots under which a signer of a PDF or XML must stand. */
  roots: string[];
  /** Authorities between: many files bring only their signer's own certificate. Never believed by themselves. */
  intermediates: string[];
  /** The sandbox's own root, outside production. */
  sandboxRoot: string | null;
}

export type SignerTrusted = () => Promise<SignerTrust>;

/**
 * Whose signature on a PDF or XML counts: those under the roots of India's Controller of Certifying Authorities or of
 * the operator's folder, and in the sandbox its own. Throws at start for a file of the operator's that is none.
 */
export async function signerTrust(trust: {
  signersFolder: string | null;
  sandbox: string | null;
}): Promise<SignerTrusted> {
  const added = (await certificatesIn(trust.signersFolder)).map(({ name, bytes }) =>
    readCertificate(Uint8Array.from(bytes), name),
  );
  const ownRoots = added.filter(({ x509 }) => x509.subject === x509.issuer);
  const roots = [...ccaRoots, ...ownRoots].map(({ x509 }) => x509.toString());
  const intermediates = added
    .filter((certificate) => !ownRoots.includes(certificate))
    .map(({ x509 }) => x509.toString());
  let sandboxRoot: string | null = null;
  return async () => {
    if (trust.sandbox) sandboxRoot ??= await sandboxSays(`${trust.sandbox}/signing/root.pem`);
    return { roots, intermediates, sandboxRoot };
  };
}

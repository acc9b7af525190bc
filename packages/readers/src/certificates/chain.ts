import { type Certificate, hasUnknownDemand, isStrong, isWeaklySigned, pathLength } from './certificate.ts';

/** Who is believed, and who may stand between them and a signer. */
export interface Authorities {
  roots: readonly Certificate[];
  /** Certificates of the authorities in between, for signers that bring none along. Never believed by themselves. */
  intermediates?: readonly Certificate[];
}

type Chain =
  /** From the signer to the root, both included. */
  | { outcome: 'trusted'; path: readonly Certificate[] }
  /** A path exists, but a certificate on it was not valid at that time. */
  | { outcome: 'outside-validity'; path: readonly Certificate[] }
  | { outcome: 'no-root' };

/** A path in practice has three or four members. */
const longestPath = 8;
/** A hostile file can bring many certificates of one name; each try costs a signature check. */
const mostTries = 200;

/**
 * The way from `record` to one of the given roots, every member valid at `at`. Checked on each step: the issuer's name
 * and key identifier, its signature, that it is an authority and may sign certificates, its path length, the strength
 * of keys and hashes, and that no critical extension is unknown. Not checked: revocation (revocation.ts), policies
 * and name constraints (a critical one refuses the path). Source: RFC 5280 §6.
 */
export function findChain(
  leaf: Certificate,
  { roots, intermediates = [] }: Authorities,
  at: Date,
  embedded: readonly Certificate[] = [],
): Chain {
  const valid = (path: readonly Certificate[]) =>
    path.every(({ notBefore, notAfter }) => +notBefore <= +at && +at <= +notAfter);
  const between = [...intermediates, ...embedded.slice(0, 50)];
  let expired: readonly Certificate[] | null = null;
  let tries = mostTries;

  function climb(path: readonly Certificate[]): readonly Certificate[] | null {
    const last = path.at(-1);
    if (!last || path.length > longestPath || !isStrong(last) || hasUnknownDemand(last)) return null;
    if (roots.some((root) => same(root, last))) {
      if (valid(path)) return path;
      expired ??= path;
      return null;
    }
    if (isWeaklySigned(last)) return null;
    for (const issuer of [...roots, ...between]) {
      if (path.some((member) => same(member, issuer)) || !mayIssue(issuer, path.length - 1)) continue;
      if (!last.x509.checkIssued(issuer.x509)) continue;
      if (tries-- <= 0) return null;
      if (!isSignedBy(last, issuer)) continue;
      const found = climb([...path, issuer]);
      if (found) return found;
    }
    return null;
  }

  const path = climb([leaf]);
  if (path) return { outcome: 'trusted', path };
  return expired ? { outcome: 'outside-validity', path: expired } : { outcome: 'no-root' };
}

const same = (a: Certificate, b: Certificate) => a.x509.raw.equals(b.x509.raw);

function isSignedBy({ x509 }: Certificate, issuer: Certificate): boolean {
  try {
    return x509.verify(issuer.x509.publicKey);
  } catch {
    return false;
  }
}

/** @param below authorities between this one and the signer */
function mayIssue(issuer: Certificate, below: number): boolean {
  const limit = pathLength(issuer);
  return issuer.x509.ca && (limit === null || below <= limit);
}

import { type Certificate, keyUsage, readCertificate } from '../certificates/certificate.ts';
import { type Authorities, findChain } from '../certificates/chain.ts';
import { type RevocationProofs, revokedAt } from '../certificates/revocation.ts';
import { isOnlyProofAfter } from './appended-proof.ts';
import { carriedProofs, readCms, signingTime, timeStampToken, unsupportedReason, verifyCms } from './cms.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { type FoundSignature, findSignatures } from './find.ts';
import { authorityNamed, certificateNamed, foreignProfile } from './profiles.ts';
import { followed } from './revision.ts';
import { describe } from './sentence.ts';
import type { PdfSignature } from './signature.ts';
import { noProofs, storedProofs } from './stored-proofs.ts';
import { readTimeStamp } from './timestamp.ts';

type GivenCertificate = Certificate | string | Uint8Array;

/** Whose signatures are believed: certificates as they are read, or PEM or DER. */
interface PdfTrust {
  roots: readonly GivenCertificate[];
  /** For signers that bring no authorities along. Never believed by themselves. */
  intermediates?: readonly GivenCertificate[];
  /** The present time; a signature that claims a later one is not believed. */
  now?: Date;
}

const read = (given: GivenCertificate): Certificate =>
  typeof given === 'string' || given instanceof Uint8Array ? readCertificate(given, 'A trusted root') : given;

/**
 * Every signature of a PDF, the one that covers least first. Nothing is unaltered unless one of them is `valid` and
 * `whole`. Judged: what bytes each covers, its signature over them, the signer's way to one of `trust.roots` at
 * the time of signing (a trusted time stamp's, else the claimed one), and what was added to the file afterwards.
 * Being valid says who signed, not that they may issue such a paper: compare `organisation` with who should have.
 * Throws PdfRefusal for what is no PDF, and TypeError when a given root is no certificate. Sources: ISO 32000-1 §12.8, RFC 5652, standards §8.4.
 */
export function verifyPdfSignatures(pdf: Uint8Array, trust: PdfTrust): PdfSignature[] {
  const authorities: Authorities = {
    roots: trust.roots.map(read),
    intermediates: (trust.intermediates ?? []).map(read),
  };
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const signatures = findSignatures(bytes);
  const file = signatures.length > 0 ? followed(bytes) : null;
  const proofs = file ? storedProofs(file) : noProofs;
  const basis: Basis = { bytes, authorities, proofs, now: trust.now ?? new Date() };
  const judged = signatures
    .map((found) => {
      const coverage = coverageOf(bytes, found);
      return { coverage, verdict: judge(found, coverage, basis) };
    })
    .sort((a, b) => endOf(a.coverage) - endOf(b.coverage));
  // From the last to the first: bytes after a signature are in order only if a later, valid one covers them all.
  let heir: Verdict | null = null;
  const results: PdfSignature[] = [];
  const alone = judged.every(({ verdict }) => verdict.kind === 'timestamp');
  for (const { coverage, verdict } of judged.toReversed()) {
    const proofAdded =
      mayBeWhole(verdict) &&
      coverage.sound &&
      coverage.end < bytes.length &&
      file !== null &&
      isOnlyProofAfter(bytes, coverage.end, file);
    const whole = coverage.sound && (coverage.end === bytes.length || proofAdded);
    const inOrder = whole || heir !== null;
    const state = mayBeWhole(verdict) && !inOrder ? 'changed' : verdict.state;
    const { problem, ...rest } = verdict;
    const result = { ...rest, state, whole };
    const later = whole ? null : (heir?.by ?? null);
    results.push({ ...result, sentence: describe({ ...result, problem, later, proofAdded, alone }) });
    // A time authority stamps whatever it is given: that nobody changed the file is not its word.
    if (state === 'valid' && verdict.kind === 'signature') heir = verdict;
  }
  return results.reverse();
}

/** What signatures are judged by. */
interface Basis {
  /** The whole file. */
  bytes: Buffer;
  authorities: Authorities;
  /** What the file stores beside its signatures. */
  proofs: RevocationProofs;
  now: Date;
}

const mayBeWhole = ({ state }: Verdict) => state !== 'broken' && state !== 'unsupported';
const endOf = (coverage: Coverage) => (coverage.sound ? coverage.end : -1);

type Verdict = Omit<PdfSignature, 'whole' | 'sentence'> & { problem: string | null };

function judge(found: FoundSignature, coverage: Coverage, basis: Basis): Verdict {
  const kind = found.subFilter === 'ETSI.RFC3161' ? 'timestamp' : 'signature';
  const nobody: Verdict = {
    kind,
    by: null,
    organisation: null,
    at: null,
    timeFrom: null,
    trusted: false,
    root: null,
    state: 'broken',
    problem: null,
  };
  if (!coverage.sound) return { ...nobody, problem: coverage.why };
  const foreign = foreignProfile(found);
  if (foreign) {
    const signer = readCms(coverage.contents)?.signer ?? certificateNamed(found.dictionary, basis.bytes);
    return { ...nobody, ...(signer ? person(signer) : {}), state: 'unsupported', problem: foreign };
  }
  return kind === 'timestamp'
    ? judgeTimeStamp(nobody, coverage, basis.authorities)
    : judgeSignature(nobody, found, coverage, basis);
}

type Sound = Extract<Coverage, { sound: true }>;

function judgeTimeStamp(nobody: Verdict, { contents, signed }: Sound, authorities: Authorities): Verdict {
  const stamp = readTimeStamp(contents, Buffer.concat(signed), authorities);
  if (!stamp) return { ...nobody, problem: 'it is damaged, or stamps another content than this' };
  const { at, authority, trusted } = stamp;
  return {
    ...nobody,
    ...person(authority),
    at,
    timeFrom: 'timestamp',
    trusted,
    state: trusted ? 'valid' : 'untrusted',
  };
}

const person = ({ commonName, organisation }: Certificate) => ({
  by: commonName ?? organisation,
  organisation,
});

/** Clocks differ, and some programs write local time as UTC. */
const clockSlackMs = 86_400_000;

function judgeSignature(
  nobody: Verdict,
  found: FoundSignature,
  { contents, signed }: Sound,
  { authorities, proofs, now }: Basis,
): Verdict {
  const message = readCms(contents);
  if (!message) return { ...nobody, problem: 'its value cannot be read' };
  // The content is the file. A message that brings its own could be right about that and say nothing of the file.
  if (message.content !== null)
    return { ...nobody, problem: 'it signs a content of its own instead of the file' };
  const verdict = verifyCms(message, signed);
  const known = { ...nobody, ...person(message.signer) };
  if (verdict === 'unsupported')
    return { ...known, state: 'unsupported', problem: unsupportedReason(message) };
  if (verdict === 'broken') return { ...known, problem: 'its value does not fit the certificate it names' };

  const token = timeStampToken(message);
  const stamp = token && readTimeStamp(token, Buffer.from(message.info.signature.getValue()), authorities);
  const claimed = signingTime(message) ?? found.claimedAt;
  const at = stamp?.trusted ? stamp.at : claimed;
  const timed: Verdict = { ...known, at, timeFrom: stamp?.trusted ? 'timestamp' : at && 'claimed' };
  if (verdict === 'other-content') return { ...timed, state: 'changed', problem: 'inside' };
  if (!at) return { ...timed, state: 'untrusted', problem: 'it does not tell when it was made' };
  if (+at > +now + clockSlackMs)
    return { ...timed, state: 'untrusted', problem: 'that time is in the future' };
  const usage = keyUsage(message.signer);
  if (usage && !usage.digitalSignature && !usage.nonRepudiation)
    return { ...timed, state: 'untrusted', problem: 'the certificate is not one for signing' };
  const chain = findChain(message.signer, authorities, at, message.certificates);
  if (chain.outcome === 'no-root') {
    const above = authorityNamed(message.signer, message.certificates);
    return { ...timed, state: 'untrusted', problem: above && notTrustedHere(above) };
  }
  const root = chain.path.at(-1)?.commonName ?? null;
  if (chain.outcome === 'outside-validity') return { ...timed, root, state: 'expired' };
  if (wasRevoked(chain.path, [proofs, carriedProofs(message)], timed))
    return { ...timed, root, state: 'untrusted', problem: 'the certificate, or one above it, was revoked' };
  return { ...timed, root, trusted: true, state: 'valid' };
}

/** A signer of another country's authority, or of none, is told as what the certificate says. */
const notTrustedHere = (authority: string) =>
  authority === 'own'
    ? 'the signer made the certificate without any authority'
    : `the certificate names “${authority}” as its authority, which is not trusted here`;

/** Revoked before it was used; at any time, when nobody but the signer tells the time of signing. */
function wasRevoked(
  path: readonly Certificate[],
  proofs: readonly RevocationProofs[],
  { at, timeFrom }: Verdict,
): boolean {
  return path.slice(0, -1).some((certificate, below) => {
    const issuer = path[below + 1];
    const times = proofs.flatMap((one) => (issuer && revokedAt(certificate, issuer, one)) ?? []);
    return times.some((time) => timeFrom !== 'timestamp' || !at || +time <= +at);
  });
}

import { strToU8, type Zippable, zipSync } from 'fflate';
import { sha256 } from '../../platform/hash-chain.ts';
import type { IssuedDocumentSigner } from '../../platform/issued-document-signer.ts';

export interface BundledFile {
  name: string;
  bytes: Uint8Array;
}

export const jsonFile = (name: string, value: unknown): BundledFile => ({
  name,
  bytes: strToU8(`${JSON.stringify(value, null, 2)}\n`),
});

/**
 * A ZIP of these files with `manifest.json`, which lists the SHA-256 of each, its detached signature (CMS, DER) under the key of
 * our issued documents, and that key's certificate.
 *
 * @param about members of the manifest beside `files`
 */
export function signedBundle(
  files: readonly BundledFile[],
  about: Readonly<Record<string, unknown>>,
  { signer, at }: { signer: IssuedDocumentSigner; at: Date },
): Buffer {
  const listed = files.map(({ name, bytes }) => ({
    name,
    bytes: bytes.length,
    sha256: sha256(bytes).toString('hex'),
  }));
  const manifest = jsonFile('manifest.json', { ...about, files: listed });
  const all: BundledFile[] = [
    ...files,
    manifest,
    { name: 'manifest.json.p7s', bytes: signer.sign(sha256(manifest.bytes), at) },
    { name: 'certificate.pem', bytes: strToU8(signer.certificates[0] ?? '') },
  ];
  // PDFs are compressed already; a ZIP of the same files has the same bytes.
  const entries: Zippable = Object.fromEntries(
    all.map(({ name, bytes }) => [name, [bytes, { level: name.endsWith('.pdf') ? 0 : 6, mtime: at }]]),
  );
  return Buffer.from(zipSync(entries));
}

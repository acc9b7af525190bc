import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { sha256 } from './hash-chain.ts';

/* Signed notes (C2SP, signed-note): a text that anybody can read, with Ed25519 signatures under it. */

/** The first byte of an Ed25519 key and of what its id is a hash of. */
const ed25519 = 1;

export interface VerifierKey {
  name: string;
  id: Buffer;
  key: KeyObject;
}

const rawKey = (key: KeyObject) => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
const typedKey = (key: KeyObject) => Buffer.concat([Buffer.from([ed25519]), rawKey(key)]);
const idOf = (name: string, typed: Uint8Array) => sha256(`${name}\n`, typed).subarray(0, 4);

/** A public key as C2SP writes one: `name+id+key`, the id in hexadecimal, the key with its first byte in base64. */
export function verifierKey(name: string, publicKey: KeyObject): string {
  const typed = typedKey(publicKey);
  return `${name}+${idOf(name, typed).toString('hex')}+${typed.toString('base64')}`;
}

/** Reads a public key as C2SP writes one. Throws when it is none, or its id is not its own. */
export function readVerifierKey(text: string): VerifierKey {
  const [, name = '', id = '', encoded = ''] =
    /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(text) ?? [];
  const typed = Buffer.from(encoded, 'base64');
  const whole = typed.length === 33 && typed[0] === ed25519 && typed.toString('base64') === encoded;
  if (!whole || idOf(name, typed).toString('hex') !== id)
    throw new Error('This is no Ed25519 verifier key (name+id+key).');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: typed.subarray(1).toString('base64url') };
  return { name, id: Buffer.from(id, 'hex'), key: createPublicKey({ key: jwk, format: 'jwk' }) };
}

/** A note: the text, which ends with a newline, and its signature under a blank line. */
export function signNote(text: string, name: string, publicKey: KeyObject, privateKey: KeyObject): string {
  const signature = Buffer.concat([
    idOf(name, typedKey(publicKey)),
    sign(null, Buffer.from(text), privateKey),
  ]);
  return `${text}\n— ${name} ${signature.toString('base64')}\n`;
}

/** A note's text when `key` signed it; null when it did not. */
export function openNote(note: string, key: VerifierKey): string | null {
  const end = note.lastIndexOf('\n\n') + 1;
  if (end === 0) return null;
  const text = note.slice(0, end);
  const signed = note
    .slice(end + 1)
    .split('\n')
    .some((line) => {
      const [, name, encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
      const signature = Buffer.from(encoded, 'base64');
      return (
        name === key.name &&
        signature.subarray(0, 4).equals(key.id) &&
        verify(null, Buffer.from(text), key.key, signature.subarray(4))
      );
    });
  return signed ? text : null;
}

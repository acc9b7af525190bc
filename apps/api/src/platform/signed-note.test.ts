import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { openNote, readVerifierKey, signNote, verifierKey } from './signed-note.ts';

/** The published key of Go's checksum database: a verifier key that nobody here wrote. */
const ofGo = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';

const pair = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: createPublicKey(privateKey) };
};
const [one, other] = [pair(), pair()];
const noteBy = ({ privateKey, publicKey }: typeof one, text: string) =>
  signNote(text, 'here', publicKey, privateKey);
const key = readVerifierKey(verifierKey('here', one.publicKey));

test('a published verifier key is read, and written as it was', () => {
  const { name, id, key } = readVerifierKey(ofGo);
  assert.deepEqual([name, id.toString('hex')], ['sum.golang.org', '033de0ae']);
  assert.equal(verifierKey(name, key), ofGo);
});

test('a key whose id is not its own is refused', () => {
  for (const wrong of ['', ofGo.replace('033de0ae', '033de0af'), ofGo.replace('Ac4', 'Ac5'), `${ofGo}A`])
    assert.throws(() => readVerifierKey(wrong), /no Ed25519 verifier key/, wrong);
});

test('a signed text is opened by its key, and by no other', () => {
  const text = 'first\n\nthird\n';
  const note = noteBy(one, text);
  assert.equal(openNote(note, key), text);
  assert.equal(openNote(noteBy(other, text), key), null);
  assert.equal(openNote(note, readVerifierKey(verifierKey('there', one.publicKey))), null);
});

test('a changed text, or a text without a signature, is not opened', () => {
  const note = noteBy(one, 'a\nb\n');
  for (const wrong of [note.replace('b\n', 'c\n'), note.replace('a\n', 'a\n\n'), 'a\nb\n', '', 'a\nb\n\n'])
    assert.equal(openNote(wrong, key), null, JSON.stringify(wrong));
});

test('another signature under the note does not matter', () => {
  const note = noteBy(one, 'a\n');
  const more = noteBy(other, 'a\n').split('\n\n')[1];
  assert.equal(openNote(`${note}${more}`, key), 'a\n');
  assert.equal(openNote(note.replace('\n\n', `\n\n${more}`), key), 'a\n');
});

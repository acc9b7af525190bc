import { randomBytes } from 'node:crypto';
import { maskedOf } from '../artefact.ts';
import type { FaultList } from '../faults.ts';
import type { DataSession, SessionBook } from '../sessions.ts';
import { depositOf, versionOf } from './deposit.ts';
import { depositXml } from './deposit-xml.ts';
import { bankExchange, receiverKey } from './encrypt.ts';

/** One bit of it turned over. */
function flipped(text: string): string {
  const bytes = Buffer.from(text, 'base64');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return bytes.toString('base64');
}

/** What `FI/fetch` gives: each bank that is ready, its records encrypted for the receiver (standards §7.1). */
export function encryptedRecords(session: DataSession, sessions: SessionBook, injectedFaults: FaultList) {
  const receiver = receiverKey(session.keyMaterial);
  if (!receiver) throw new Error('The session was opened without a key.');
  const there = session.consent.accounts.filter((account) =>
    ['READY', 'DELIVERED'].includes(sessions.stateOf(session, account)),
  );
  return there.map((linked) => {
    const { material, encrypt } = bankExchange(receiver);
    const version = versionOf(session, linked);
    const deposit = depositOf(session, linked, version);
    // Both are in use: the text itself, and base64 of it.
    const text =
      version === '2.0.0'
        ? Buffer.from(JSON.stringify({ account: deposit })).toString('base64')
        : depositXml(deposit);
    const encrypted = encrypt(text);
    const wrongNonce = injectedFaults.take('wrong-nonce')
      ? { Nonce: randomBytes(32).toString('base64') }
      : {};
    const oddCurve = injectedFaults.take('odd-curve') ? { curve: 'Curve25519' } : {};
    return {
      fipID: linked.fipId,
      data: [
        {
          linkRefNumber: linked.linkRef,
          maskedAccNumber: maskedOf(linked.account.number),
          encryptedFI: injectedFaults.take('tampered') ? flipped(encrypted) : encrypted,
        },
      ],
      KeyMaterial: { ...material, ...wrongNonce, ...oddCurve },
    };
  });
}

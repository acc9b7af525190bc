import { type AadhaarQr, decode } from './decode.ts';
import { inflateNode } from './inflate-node.ts';
import { type AadhaarQrRecord, aadhaarQrRecord } from './record.ts';
import { type TrustedKey, type Verification, verifyAadhaarQr } from './verify.ts';

interface ReadAadhaarQr {
  qr: AadhaarQr;
  record: AadhaarQrRecord;
  verification: Verification;
}

/** Everything at once, on the server: scanned text → fields, card record, verdict. Throws QrRefusal. */
export function readAadhaarQr(
  text: string,
  keys: readonly TrustedKey[],
  options: { allowSandbox?: boolean } = {},
): ReadAadhaarQr {
  const qr = decode(text, inflateNode);
  return { qr, record: aadhaarQrRecord(qr), verification: verifyAadhaarQr(qr, keys, options) };
}

import { messages } from '@pramaan/contract/messages.ts';
import { type Message, m } from '@pramaan/messages';
import { CallFailure, type FailureCode } from '../../lib/failure.ts';

const sentences: Partial<Record<FailureCode, Message>> = {
  LOCKER_DOWN: m.locker_trouble_down,
  LOCKER_CANCELLED: m.locker_trouble_cancelled,
  LOCKER_SIGN_IN_EXPIRED: m.locker_trouble_expired,
  LOCKER_SESSION_OVER: m.locker_trouble_ended,
  LOCKER_NOT_THERE: m.locker_trouble_none,
  LOCKER_EXISTS: m.locker_trouble_exists,
  OTP_MISMATCH: m.locker_trouble_code,
};

/** The sentence of what went wrong, in the language of the page where it has one. */
export function errorMessageOf(thrown: unknown): string {
  if (!(thrown instanceof CallFailure)) return messages.genericFailure;
  const key = sentences[thrown.code];
  return key ? key() : thrown.message;
}

export const codeOf = (thrown: unknown): FailureCode | null =>
  thrown instanceof CallFailure ? thrown.code : null;

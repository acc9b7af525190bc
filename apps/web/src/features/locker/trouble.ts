import { messages } from '@pramaan/contract/messages.ts';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { CallFailure, type FailureCode } from '../../lib/failure.ts';

const sentences: Partial<Record<FailureCode, PlainKey>> = {
  LOCKER_DOWN: 'locker.trouble.down',
  LOCKER_CANCELLED: 'locker.trouble.cancelled',
  LOCKER_VISIT_OVER: 'locker.trouble.over',
  LOCKER_SESSION_OVER: 'locker.trouble.ended',
  LOCKER_NOT_THERE: 'locker.trouble.none',
  LOCKER_EXISTS: 'locker.trouble.exists',
  OTP_MISMATCH: 'locker.trouble.code',
};

/** The sentence of what went wrong, in the language of the page where it has one. */
export function troubleSentence(thrown: unknown): string {
  if (!(thrown instanceof CallFailure)) return messages.genericFailure;
  const key = sentences[thrown.code];
  return key ? t(key) : thrown.message;
}

export const codeOf = (thrown: unknown): FailureCode | null =>
  thrown instanceof CallFailure ? thrown.code : null;

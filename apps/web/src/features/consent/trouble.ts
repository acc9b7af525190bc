import { type Message, m } from '@pramaan/messages';
import { CallFailure, type FailureCode, failureWords } from '../../lib/failure.ts';

const sentences: Partial<Record<FailureCode, Message>> = {
  OTP_MISMATCH: m.consent_otp_miss,
  OTP_LOCKED: m.consent_otp_locked,
  TOO_MANY: m.consent_busy,
};

/** What a failed call says on this page, in the person's language. */
export function troubleOf(thrown: unknown): string {
  const known = thrown instanceof CallFailure ? sentences[thrown.code] : undefined;
  if (known) return known();
  return thrown instanceof CallFailure && thrown.answered ? failureWords(thrown) : m.consent_silent();
}

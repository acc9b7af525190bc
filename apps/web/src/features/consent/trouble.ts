import { t } from '../../lib/catalogue.ts';
import { CallFailure, type FailureCode } from '../../lib/failure.ts';

const sentences: Partial<Record<FailureCode, 'consent.otp.miss' | 'consent.otp.locked' | 'consent.busy'>> = {
  OTP_MISMATCH: 'consent.otp.miss',
  OTP_LOCKED: 'consent.otp.locked',
  TOO_MANY: 'consent.busy',
};

/** What a failed call says on this page, in the person's language. */
export function troubleOf(thrown: unknown): string {
  const known = thrown instanceof CallFailure ? sentences[thrown.code] : undefined;
  if (known) return t(known);
  return thrown instanceof CallFailure && thrown.answered ? thrown.message : t('consent.silent');
}

import { ProviderError } from '../bank-aggregator/outcome.ts';
import type { ConsentStatus } from './port.ts';

const sentences: Readonly<Record<Exclude<ConsentStatus, 'ACTIVE'>, string>> = {
  PENDING: 'The person has not decided yet.',
  REJECTED: 'The person did not agree to share bank data. Ask again, or use another way.',
  REVOKED: 'The person took the consent back. Ask again, or use another way.',
  PAUSED: 'The person paused the consent. They can resume it in the aggregator’s app.',
  EXPIRED: 'The consent has ended. Ask for a new one.',
};

/** Why no data comes under a consent that is not active. */
export const consentError = (status: Exclude<ConsentStatus, 'ACTIVE'>) =>
  new ProviderError('consent', sentences[status]);

export const usedUp = () =>
  new ProviderError('consent', 'The consent was for one fetch, and that was made. Ask for a new one.');

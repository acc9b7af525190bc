import type * as consent from '@pramaan/contract/calls/consent.ts';
import type { getSite } from '@pramaan/contract/calls/places.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { route } from './api-route.ts';

const open = <C extends Call>(path: string) => route<C>('POST', path, 'public');

/**
 * The calls of the pages without a frame, by their addresses: the contract's schemas, and zod with them, stay away
 * from a page that may weigh 90 kB (decision 0012). `public-client.test.ts` holds each line to the contract's own call.
 */
export const publicClient = {
  getSite: route<typeof getSite>('GET', '/site', 'public'),
  verifyConsentLink: open<typeof consent.verifyConsentLink>('/users/verifyConsentLink'),
  sendConsentOtp: open<typeof consent.sendConsentOtp>('/users/sendOtp'),
  verifyConsentOtp: open<typeof consent.verifyConsentOtp>('/users/verifyOtp'),
  sendMailOtp: open<typeof consent.sendMailOtp>('/users/sendMailOtp'),
  verifyMailReg: open<typeof consent.verifyMailReg>('/users/verifyMailReg'),
  submitConsent: open<typeof consent.submitConsent>('/users/submitConsent'),
} as const;

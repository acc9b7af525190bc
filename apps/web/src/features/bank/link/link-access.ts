import type * as bank from '@pramaan/contract/calls/bank.ts';
import type * as phone from '@pramaan/contract/calls/bank-phone.ts';
import { route } from '../../../lib/api-route.ts';
import type { ApiRoute } from '../../../lib/client.ts';
import type { BankSessions, GiveSessions } from '../bank-sessions.ts';

/** How a page reaches the aggregator: with which sessions, by which calls. */
export interface LinkAccess {
  sessions: GiveSessions;
  client: { getProviders: ApiRoute<typeof bank.getProviders>; addBank: ApiRoute<typeof bank.addBank> };
}

/** What the address of the phone's page carries (P §2.1). Its calls take the four together. */
export interface PhonePage extends BankSessions {
  applicantId: string;
  ydlId: string;
}

/** The calls of the phone's page, which has no login; `link-access.test.ts` holds each to the contract's own. */
export const phoneClient = {
  openPage: route<typeof phone.openBankPage>('POST', '/users/mobile/bankPage', 'public'),
  getProviders: route<typeof bank.getProviders>('POST', '/users/mobile/getProviders', 'public'),
  addBank: route<typeof bank.addBank>('POST', '/users/mobile/addbank', 'public'),
  settleLink: route<typeof phone.settleLinkOnPhone>('POST', '/users/mobile/bankLink', 'public'),
} as const;

/** The address of a phone's page. */
export const phoneAddress = ({ applicantId, cSess, uSess, ydlId }: PhonePage): string =>
  `/addBank/${[applicantId, cSess, uSess, ydlId].map(encodeURIComponent).join('/')}`;

const keyName = 'bankPhonePage';

/** Remembers in this tab the page and the link that it began, over the trip to the bank. */
export function rememberPhonePage(page: PhonePage, link: string): void {
  try {
    sessionStorage.setItem(keyName, JSON.stringify({ ...page, link }));
  } catch {
    // Then the way back says what the bank's page said.
  }
}

/** The page that this tab left for the bank; null when it left none. */
export function readPhonePage(): { page: PhonePage; link: string } | null {
  try {
    const stored = sessionStorage.getItem(keyName);
    if (!stored) return null;
    const { link, ...page } = JSON.parse(stored) as PhonePage & { link: string };
    return { page, link };
  } catch {
    return null;
  }
}

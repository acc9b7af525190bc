import { randomUUID } from 'node:crypto';
import { refreshOf } from '../links.ts';
import type { Flow } from './flow.ts';

const reasons: Readonly<Record<string, string>> = {
  INCORRECT_CREDENTIALS: 'The user id or password was not right.',
  SITE_UNAVAILABLE: 'The bank does not answer.',
  PARTIAL_DATA_RETRIEVED: 'Only a part of the accounts came through.',
  DATA_RETRIEVAL_IN_PROGRESS: 'The bank is still sending the data.',
};

function outcome({ link, provider }: Flow, ready: boolean): Record<string, unknown> {
  const bank = provider ? { providerId: provider.id, bankName: provider.name } : {};
  if (!link)
    return { ...bank, status: 'ACTION_ABANDONED', reason: 'The visitor left before linking an account.' };
  const { status, additionalStatus } = refreshOf(link, ready);
  return {
    providerAccountId: link.id,
    ...bank,
    status: status === 'FAILED' ? 'FAILED' : 'SUCCESS',
    reason: reasons[additionalStatus] ?? '',
    requestId: randomUUID(),
    additionalStatus,
  };
}

/** Where the visitor goes: the product's callback with `JSONcallBackStatus`, a JSON list (standards §6.2). */
export function callbackUrl(flow: Flow, ready: boolean): string {
  const url = new URL(flow.callback);
  url.searchParams.set('JSONcallBackStatus', JSON.stringify([outcome(flow, ready)]));
  return url.href;
}

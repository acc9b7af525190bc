import { type QueryClient, useQuery } from '@tanstack/react-query';
import { readFileAgain } from '../../documents/case-file.ts';
import { refreshDraft } from '../../documents/use-draft.ts';
import { send } from '../../lib/client.ts';
import { bankClient } from './bank-client.ts';

export const consentsKey = (applicantId: string) => ['bank', applicantId, 'consents'] as const;
const sourcesKey = (applicantId: string) => ['bank', applicantId, 'sources'] as const;
const accountsKey = (applicantId: string) => ['bank', applicantId, 'accounts'] as const;
const accountKey = (applicantId: string, account: string) => [...accountsKey(applicantId), account] as const;

/** The ways and how each does now. */
export function useBankSources(applicantId: string) {
  return useQuery({
    queryKey: sourcesKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(bankClient.listBankSources, { params: { id: applicantId }, signal })).result,
  });
}

export function useBankAccounts(applicantId: string) {
  return useQuery({
    queryKey: accountsKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(bankClient.listBankAccounts, { params: { id: applicantId }, signal })).result,
  });
}

/** What the person last asked the lender; null when nothing. */
export function useBankHelp(applicantId: string) {
  return useQuery({
    queryKey: ['bank', applicantId, 'help'],
    queryFn: async ({ signal }) =>
      (await send(bankClient.readBankHelp, { params: { id: applicantId }, signal })).result,
  });
}

/** One account with its rows and what they say: asked for when the account is opened. */
export function useBankAccount(applicantId: string, account: string) {
  return useQuery({
    queryKey: accountKey(applicantId, account),
    queryFn: async ({ signal }) =>
      (await send(bankClient.readBankAccount, { params: { id: applicantId, account }, signal })).result,
  });
}

/** Something was given, removed or chosen: the accounts, the consents and the file are read again. */
export async function bankChanged(queries: QueryClient, applicantId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['bank', applicantId] });
  await Promise.all([readFileAgain(queries, applicantId), refreshDraft(applicantId)]);
}

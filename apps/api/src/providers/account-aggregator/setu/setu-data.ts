import { ProviderError } from '../../bank-aggregator/outcome.ts';
import { type Bag, bagsOf, isBag, textOf } from '../../bank-aggregator/read-value.ts';
import { readDeposit, readDepositTree } from '../deposit.ts';
import { gathered } from '../gathered.ts';
import type { DataSession, FetchedData } from '../port.ts';

/** A data session as Setu answers it, read account by account (standards §7.3). */
export function readSetuSession(reply: Bag, session: DataSession): FetchedData {
  const status = textOf(reply.status);
  const rows = bagsOf(reply.fips).flatMap((bank) =>
    bagsOf(bank.accounts ?? bank.Accounts).map((row): Bag => ({ ...row, bank: textOf(bank.fipID) })),
  );
  if (status === 'EXPIRED')
    throw new ProviderError('not_found', 'The data is no longer kept for fetching. Start a new fetch.');
  if (status === 'PENDING' || status === 'ACTIVE') return { state: 'pending', accounts: [], missing: [] };
  if (!['PARTIAL', 'COMPLETED', 'FAILED'].includes(status))
    throw new ProviderError('unreadable', 'The aggregator names a status of a fetch that is not known.');
  return gathered(session, (account) => {
    const row = rows.find(
      ({ linkRefNumber, bank }) => textOf(linkRefNumber) === account.linkRef && bank === account.institution,
    );
    const state = textOf(row?.status ?? row?.FIStatus ?? row?.FIstatus);
    if (state === 'DENIED') return { reason: 'bank_refused', detail: 'The bank did not give the data.' };
    const data = row?.data ?? row?.decryptedFI;
    if (typeof data === 'string' && data !== '') return readDeposit(data, account.institution, session.range);
    if (isBag(data)) return readDepositTree(data, account.institution, session.range);
    return { reason: 'bank_silent', detail: 'The bank did not answer the account aggregator in time.' };
  });
}

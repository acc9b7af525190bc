import { ProviderError } from '../../bank-aggregator/outcome.ts';
import { type Bag, bagOf, bagsOf, textOf } from '../../bank-aggregator/read-value.ts';
import { readDeposit } from '../deposit.ts';
import { type FetchKeys, openRecord } from '../fetch-keys.ts';
import { gathered } from '../gathered.ts';
import type { DataSession, FetchedData } from '../port.ts';

/** What of `FI/fetch` belongs to each account that was agreed on, opened and read (standards §7.1). */
export function readEncrypted(reply: Bag, session: DataSession, keys: FetchKeys): FetchedData {
  const records = bagsOf(reply.FI).flatMap((bank) =>
    bagsOf(bank.data).map((row) => ({
      ...row,
      institution: textOf(bank.fipID),
      material: bagOf(bank.KeyMaterial),
    })),
  );
  return gathered(session, (account) => {
    const found = records.find((row: Bag) => textOf(row.linkRefNumber) === account.linkRef);
    if (!found)
      return { reason: 'bank_silent', detail: 'The bank did not answer the account aggregator in time.' };
    const encrypted = textOf((found as Bag).encryptedFI);
    if (encrypted === '') throw new ProviderError('unreadable', 'The bank sent an empty record.');
    return readDeposit(openRecord(keys, found.material, encrypted), account.institution, session.range);
  });
}

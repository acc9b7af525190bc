import { address } from '@pramaan/contract/address.ts';
import { downloadFrom } from '../../../lib/download.ts';
import { bankClient } from '../bank-client.ts';

export const exportKinds = ['pdf', 'xlsx', 'csv'] as const;
export type ExportKind = (typeof exportKinds)[number];

interface Wanted {
  applicantId: string;
  account: string;
  as: ExportKind;
}

/** Fetches the account as a file and hands it to the browser's downloads. Throws when it cannot be had. */
export const downloadExport = ({ applicantId, account, as }: Wanted): Promise<void> =>
  downloadFrom(
    `${address(bankClient.exportBankAccount, { id: applicantId, account })}?as=${as}`,
    `statement.${as}`,
  );

import { address } from '@pramaan/contract/address.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { storedToken } from '../../../lib/token.ts';
import { bankLines } from '../bank-lines.ts';

export const exportKinds = ['pdf', 'xlsx', 'csv'] as const;
export type ExportKind = (typeof exportKinds)[number];

interface Wanted {
  applicantId: string;
  account: string;
  as: ExportKind;
}

const nameIn = (header: string | null) => /filename="?([^";]+)"?/.exec(header ?? '')?.[1];

/** Fetches the account as a file and hands it to the browser's downloads. Throws when it cannot be had. */
export async function downloadExport({ applicantId, account, as }: Wanted): Promise<void> {
  const token = storedToken();
  const response = await fetch(
    `${address(bankLines.exportBankAccount, { id: applicantId, account })}?as=${as}`,
    {
      credentials: 'same-origin',
      headers: token ? { token } : {},
    },
  );
  const name = nameIn(response.headers.get('content-disposition'));
  // A refusal is JSON and no attachment, whatever its status.
  if (!response.ok || /json/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`The export could not be fetched (${response.status}).`);
  saveFile(await response.blob(), name ?? `statement.${as}`);
}

import { address } from '@pramaan/contract/address.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { downloadFrom } from '../../../lib/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { bankClient } from '../bank-client.ts';
import classes from './Account.module.css';

const exportKinds = ['pdf', 'xlsx', 'csv'] as const;
type ExportKind = (typeof exportKinds)[number];

interface Wanted {
  applicantId: string;
  account: string;
  as: ExportKind;
}

/** Fetches the account as a file and hands it to the browser's downloads. Throws when it cannot be had. */
const downloadExport = ({ applicantId, account, as }: Wanted): Promise<void> =>
  downloadFrom(
    `${address(bankClient.exportBankAccount, { id: applicantId, account })}?as=${as}`,
    `statement.${as}`,
  );

/** The account as PDF, spreadsheet or CSV. */
export function ExportButtons({ applicantId, account }: { applicantId: string; account: string }) {
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const [failed, setFailed] = useState(false);
  const take = async (as: ExportKind) => {
    if (busy) return;
    setBusy(as);
    setFailed(false);
    try {
      await downloadExport({ applicantId, account, as });
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no fieldset of a form
    <div className={classes.export} role="group" aria-label={m.account_export()}>
      <span aria-hidden="true">{m.account_export()}</span>
      {exportKinds.map((as) => (
        <Button key={as} variant="default" loading={busy === as} onClick={() => void take(as)}>
          {as.toUpperCase()}
        </Button>
      ))}
      <span role="status" className={classes.quiet}>
        {busy ? m.account_export_working() : ''}
      </span>
      {failed ? (
        <p role="alert" className={classes.fault}>
          {m.account_export_failed()}
        </p>
      ) : null}
    </div>
  );
}

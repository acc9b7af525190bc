import { exportBankAccount } from '@pramaan/contract/calls/bank.ts';
import { attachment } from '../../http/attachment.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { shownTo } from '../../http/shown-to.ts';
import { bankStatementOrder } from '../../pdf/bank-statement.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import { audit } from '../../platform/audit.ts';
import { bankStatementCsv, bankStatementXlsx } from '../../sheets/bank-statement.ts';
import { wholeAccount } from './shown-account.ts';
import type { StoredAccounts } from './stored-accounts.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** A bank account as a file to keep: a signed PDF, XLSX or CSV, numbers masked, each download audited. */
export function bankExportRoute(http: Http, accounts: StoredAccounts, issue: IssueIssuedDocument): void {
  serve(http, exportBankAccount, async ({ params, query }, context) => {
    const { lender } = who(context);
    const stored = await accounts.read({ lender, applicant: params.id }, params.account);
    const account = shownTo(who(context), wholeAccount(stored));
    await http.db.tenant(lender, (trx) =>
      audit(trx, lender, context.actor, 'bank.exported', params.id, { as: query.as }),
    );
    const contents = {
      pdf: () =>
        issue({
          lender,
          applicant: params.id,
          actor: context.actor,
          kind: 'bank-statement',
          order: (branding) => bankStatementOrder(account, branding),
        }),
      xlsx: async () => bankStatementXlsx(account),
      csv: async () => bankStatementCsv(account),
    };
    return attachment(context.reply, {
      name: `statement-${stored.id.slice(-8)}.${query.as}`,
      mediaType: mediaTypes[query.as],
      bytes: await contents[query.as](),
    });
  });
}

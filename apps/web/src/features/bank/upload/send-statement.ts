import { banks, statementBanks } from '@pramaan/contract/banks.ts';
import { carryFile } from '../../../capture/sending/carry-watched.ts';
import { untilAnswered } from '../../../capture/sending/patience.ts';
import type { Shipment } from '../../../capture/sending/shipment.ts';
import { send } from '../../../lib/client.ts';
import type { ReadStatement } from '../account/facts.ts';
import { lastMonths } from '../amounts.ts';
import { bankClient } from '../bank-client.ts';

/** What is known of a statement besides its file. */
interface StatementAsked {
  applicantId: string;
  /** As the list names it; blank: the file says it. */
  bankName: string;
  /** How many whole months before this one the lender is shown. */
  months: number;
  /** The account that the file goes on with. */
  accountId: string | null;
}

/** One statement file on its way; it can be sent again with a password. */
export function statementShipment(file: File, asked: StatementAsked): Shipment<ReadStatement> {
  const { applicantId, bankName, months, accountId } = asked;
  return {
    send: (opening, watch) =>
      untilAnswered(async () => {
        const { result } = await send(bankClient.uploadBankStatement, {
          body: {
            applicantId,
            ...lastMonths(months),
            ...(bankName ? { bankName } : {}),
            ...(accountId ? { accountId } : {}),
            ...opening,
          },
          files: { file },
          signal: watch.signal,
          carry: carryFile(file, watch),
        });
        return result;
      }, watch),
  };
}

/** The bank picked for linking, as the list of statements names it; blank when it is not there. */
export function statementBankFor(name: string): string {
  const plain = name.replace(/ \(corporate\)$/i, '').toLowerCase();
  const inList = statementBanks.find((each) => each.toLowerCase() === plain);
  if (inList) return inList;
  const byId = banks.find(({ id }) => id.toLowerCase() === plain)?.name.toLowerCase();
  return statementBanks.find((each) => each.toLowerCase() === byId) ?? '';
}

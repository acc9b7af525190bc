import { m } from '@pramaan/messages';
import { type ReactNode, useState } from 'react';
import { passwordWords } from '../../../lib/evidence-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountFacts } from '../account/AccountFacts.tsx';
import type { ReadStatement } from '../account/facts.ts';
import { TransactionTable } from '../account/TransactionTable.tsx';
import { VerificationNotes } from '../account/VerificationNotes.tsx';
import { accountAddress } from '../addresses.ts';
import bank from '../Bank.module.css';

interface Props {
  read: ReadStatement;
  /** Of the files that it was read from. */
  names: readonly string[];
  /** The way to give one more file of the account. */
  children: ReactNode;
}

/** What a file says: the rows read, whether they add up, what is missing, and each row that does not fit. */
export function ReadResult({ read, names, children }: Props) {
  const [target, setTarget] = useState<{ row: number } | null>(null);
  const { rows, proof, openedWith, accountId } = read;
  const marked = new Set(proof.differences.flatMap(({ row }) => (row === null ? [] : [row])));
  return (
    <section className={bank.account} aria-label={m.bank_up_result()}>
      <p role="status" className={bank.resultTitle}>
        {m.bank_up_read({ rows: rows.length.toLocaleString('en-IN'), name: names.join(', ') })}
      </p>
      {openedWith ? (
        <p className={bank.quiet}>{m.bank_up_opened_with({ what: passwordWords(openedWith) })}</p>
      ) : null}
      <AccountFacts head={read} />
      <VerificationNotes proof={proof} rows={rows.length} onShow={(row) => setTarget({ row })} />
      <TransactionTable
        rows={rows}
        selection={null}
        onAll={() => undefined}
        marked={marked}
        target={target}
      />
      <div className={bank.accountDo}>
        <Button href={accountAddress(accountId)}>{m.bank_open()}</Button>
        {children}
      </div>
    </section>
  );
}

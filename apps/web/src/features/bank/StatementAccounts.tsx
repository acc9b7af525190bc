import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { AccountCard } from './AccountCard.tsx';
import { accountAddress } from './addresses.ts';
import classes from './Bank.module.css';
import { useBankAccounts } from './queries.ts';

interface Props {
  applicantId: string;
  /** Where an account opens; the person's own room unless told otherwise. */
  addressOf?: (accountId: string) => string;
  /** A reader may look, and change nothing. */
  readOnly?: boolean;
}

/** The accounts that came, each with what it holds. */
export function StatementAccounts({ applicantId, addressOf = accountAddress, readOnly = false }: Props) {
  const accounts = useBankAccounts(applicantId);
  if (accounts.isPending) return <CardSkeleton lines={3} />;
  if (!accounts.data)
    return (
      <EmptyState icon="warn" title={m.bank_provided()} text={m.bank_provided_failed()}>
        <Button onClick={() => void accounts.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  return (
    <section className={classes.section} aria-labelledby="bank-given">
      <h2 id="bank-given" className={classes.sectionTitle}>
        {readOnly ? m.bank_provided_staff() : m.bank_provided()}
      </h2>
      {accounts.data.length === 0 ? (
        <p className={classes.quiet}>{readOnly ? m.bank_provided_staff_none() : m.bank_provided_none()}</p>
      ) : null}
      {accounts.data.map((head) => (
        <AccountCard
          key={head.accountId}
          applicantId={applicantId}
          head={head}
          href={addressOf(head.accountId)}
          readOnly={readOnly}
        />
      ))}
    </section>
  );
}

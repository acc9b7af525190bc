import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { RetainedKinds } from '../../../documents/retention/RetainedKinds.tsx';
import { useRetention } from '../../../documents/retention/use-retention.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Consent.module.css';
import { Erasure } from './Erasure.tsx';
import { Hold } from './Hold.tsx';
import { LoanEnd } from './LoanEnd.tsx';

/** The lender's view of one application's data: what is kept, hold, end of the loan, erasure. */
export function DataTab({ applicantId: id }: { applicantId: string }) {
  const stored = useRetention(id);
  const cache = useQueryClient();
  const [, go] = useLocation();
  const changed = () => stored.refetch();
  const gone = () => {
    cache.clear();
    go('/admin', { replace: true });
  };
  return (
    <>
      <PageHeading title={m.data_title()} lead={m.data_lead()} />
      <FormNotice message={stored.error ? sentenceOf(stored.error) : null} />
      {stored.isPending ? <CardSkeleton /> : null}
      {stored.data ? (
        <div className={classes.columns}>
          <div className={classes.column}>
            <Card title={m.my_data_list()}>
              <RetainedKinds retained={stored.data} />
            </Card>
          </div>
          <div className={classes.column}>
            <Erasure id={id} stored={stored.data} onChanged={changed} onGone={gone} />
            <Hold id={id} hold={stored.data.hold} onChanged={changed} />
            {stored.data.ending === 'granted' ? (
              <LoanEnd id={id} on={stored.data.loanEndedOn} onChanged={changed} />
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

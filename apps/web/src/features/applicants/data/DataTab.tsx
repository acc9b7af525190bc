import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { KeptKinds } from '../../../documents/kept/KeptKinds.tsx';
import { useKept } from '../../../documents/kept/use-kept.ts';
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
  const kept = useKept(id);
  const cache = useQueryClient();
  const [, go] = useLocation();
  const changed = () => kept.refetch();
  const gone = () => {
    cache.clear();
    go('/admin', { replace: true });
  };
  return (
    <>
      <PageHeading title={m.data_title()} lead={m.data_lead()} />
      <FormNotice message={kept.error ? sentenceOf(kept.error) : null} />
      {kept.isPending ? <CardSkeleton /> : null}
      {kept.data ? (
        <div className={classes.columns}>
          <div className={classes.column}>
            <Card title={m.kept_list()}>
              <KeptKinds kept={kept.data} />
            </Card>
          </div>
          <div className={classes.column}>
            <Erasure id={id} kept={kept.data} onChanged={changed} onGone={gone} />
            <Hold id={id} hold={kept.data.hold} onChanged={changed} />
            {kept.data.ending === 'granted' ? (
              <LoanEnd id={id} on={kept.data.loanEndedOn} onChanged={changed} />
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

import { m } from '@pramaan/messages';
import { useLocation } from 'wouter';
import { Awaited } from '../../ui/Awaited.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { Assessment } from './Assessment.tsx';
import { Household } from './Household.tsx';
import { Part } from './Part.tsx';
import { PolicyResult } from './PolicyResult.tsx';
import classes from './Review.module.css';
import { recordIdOf } from './records.ts';
import { useReview } from './use-review.ts';

/** What the applicant earns and owes, what the loan would leave of it, and what the lender's policy says. */
export function MoneyTab({ applicantId: id }: { applicantId: string }) {
  const review = useReview(id);
  const [, navigate] = useLocation();
  if (review.error || !review.data)
    return (
      <Awaited query={review}>
        <CardSkeleton />
      </Awaited>
    );
  return (
    <div className={classes.review}>
      <PageHeading title={m.file_money()} />
      <Part id="assessment" title={m.assess_title}>
        <Assessment
          review={review.data}
          onOpenRecord={(place) => navigate(`/admin/applicants/${id}/review#record-${recordIdOf(place)}`)}
        />
        {review.data.household ? <Household household={review.data.household} /> : null}
      </Part>
      <Part id="policy" title={m.review_policy}>
        <PolicyResult policy={review.data.policy} />
      </Part>
    </div>
  );
}

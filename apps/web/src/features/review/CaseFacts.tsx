import type { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { closedStages } from '@pramaan/contract/closed-stages.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { bareRupees } from '../../lib/rupees.ts';
import classes from './CaseHead.module.css';
import type { Review } from './use-review.ts';

type Profile = ResultOf<typeof getProfile>;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What an approval's terms are called in its stage. */
const loanMessages: Partial<Record<Review['stage'], typeof m.case_loan_approved>> = {
  approved: m.case_loan_approved,
  'second-approval': m.case_loan_proposed,
};

/**
 * The approved or proposed loan, else the requested one: amount, tenure and the rate that the assessment assumes; of an amount alone, the
 * amount.
 */
function loanText({ stage, decisions, assessment: { loan }, amount }: Review): string {
  const approval = decisions.find(
    ({ kind, state }) => kind === 'approve' && (state === 'stands' || state === 'waits'),
  );
  const named = loanMessages[stage];
  if (named && approval?.terms)
    return named({
      amount: bareRupees(approval.terms.amount),
      months: String(approval.terms.tenureMonths),
      rate: approval.terms.ratePercent.toLocaleString('en-IN'),
    });
  if (loan)
    return m.case_loan({
      amount: bareRupees(loan.amount),
      months: String(loan.months),
      rate: loan.ratePercent.toLocaleString('en-IN'),
    });
  return amount === null ? m.case_loan_none() : m.case_loan_amount({ amount: bareRupees(amount) });
}

/** Which loan is requested. */
export function CaseLoan({
  review,
  profile,
}: {
  review: Review;
  profile: Pick<Profile, 'segment' | 'product'> | undefined;
}) {
  const { segment = '', product } = profile ?? {};
  const { amount, highestAmount } = review;
  return (
    <p className={classes.loan}>
      {product ? (
        <span className={classes.segment}>{product.name.en}</span>
      ) : segment && amount !== null ? (
        <span className={classes.segment}>{m.case_segment({ segment: capitalised(segment) })}</span>
      ) : null}
      <strong>{loanText(review)}</strong>
      {highestAmount !== null && highestAmount > (amount ?? 0) ? (
        <span>{m.review_amount_highest({ amount: bareRupees(highestAmount) })}</span>
      ) : null}
    </p>
  );
}

/** Until when it is to be decided, while it is not; who works on it; its branch, and who brought it. */
export function CaseDue({ review: { stage, dueAt, assigned, branch, agent } }: { review: Review }) {
  return (
    <p className={classes.due}>
      {dueAt && !closedStages.includes(stage) ? (
        <span>{m.review_due({ time: formatMoment(dueAt, 'en') })}</span>
      ) : null}
      <span>{assigned ? m.review_assigned({ name: assigned.name }) : m.review_unassigned()}</span>
      {branch ? <span>{m.case_branch({ branch: branch.name })}</span> : null}
      {agent ? (
        <span>{m.case_agent({ agent: agent.code ? `${agent.name} (${agent.code})` : agent.name })}</span>
      ) : null}
    </p>
  );
}

import { m } from '@pramaan/messages';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './Account.module.css';
import { type Analysis, highlightsOf } from './facts.ts';

/** Salary 3 of 3 months, bounces 1: what a lender asks first. */
export function Highlights({ analysis }: { analysis: Analysis }) {
  const { months, paid, bounces } = highlightsOf(analysis);
  return (
    <p className={classes.highlights}>
      <StatusBadge tone={paid === 0 ? 'quiet' : paid < months ? 'doubt' : 'good'}>
        {m.account_salary_months({ paid, months })}
      </StatusBadge>
      <StatusBadge tone={bounces > 0 ? 'doubt' : 'good'}>{m.account_bounces({ count: bounces })}</StatusBadge>
    </p>
  );
}

import { m } from '@pramaan/messages';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './Account.module.css';
import type { AccountHead } from './facts.ts';

/** Salary 3 of 3 months, bounces 1: what a lender asks first. */
export function Highlights({ highlights }: Pick<AccountHead, 'highlights'>) {
  const { months, salaryMonths: paid, bounces } = highlights;
  return (
    <p className={classes.highlights}>
      <StatusBadge tone={paid === 0 ? 'quiet' : paid < months ? 'doubt' : 'good'}>
        {m.account_salary_months({ paid, months })}
      </StatusBadge>
      <StatusBadge tone={bounces > 0 ? 'doubt' : 'good'}>{m.account_bounces({ count: bounces })}</StatusBadge>
    </p>
  );
}

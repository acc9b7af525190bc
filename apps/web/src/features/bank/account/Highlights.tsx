import { t } from '../../../lib/catalogue.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './Account.module.css';
import { type Analysis, highlightsOf } from './facts.ts';

/** Salary 3 of 3 months, bounces 1: what a lender asks first. */
export function Highlights({ analysis }: { analysis: Analysis }) {
  const { months, paid, bounces } = highlightsOf(analysis);
  return (
    <p className={classes.highlights}>
      <StatusBadge tone={paid === 0 ? 'quiet' : paid < months ? 'doubt' : 'good'}>
        {t('account.salary.months', { paid, months })}
      </StatusBadge>
      <StatusBadge tone={bounces > 0 ? 'doubt' : 'good'}>
        {t('account.bounces', { count: bounces })}
      </StatusBadge>
    </p>
  );
}

import { adviceFor } from '@pramaan/documents/credit/advice.ts';
import { m } from '@pramaan/messages';
import { Card } from '../../ui/Card.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

const creditAdviceMessages = {
  overdue: m.credit_advice_overdue,
  'written-off': m.credit_advice_written_off,
  'late-months': m.credit_advice_late_months,
  'many-enquiries': m.credit_advice_many_enquiries,
  'short-history': m.credit_advice_short_history,
  'keep-going': m.credit_advice_keep_going,
} as const;

/** What would help, the heaviest first. */
export function Advice({ figures, reportDate }: Pick<Credit, 'figures' | 'reportDate'>) {
  if (!figures || !reportDate) return null;
  return (
    <Card title={m.credit_help()}>
      <ul className={classes.advice}>
        {adviceFor(figures, reportDate).map((one) => (
          <li key={one}>
            {one === 'high-use'
              ? m.credit_advice_high_use({ share: figures.utilisation ?? 0 })
              : creditAdviceMessages[one]()}
          </li>
        ))}
      </ul>
    </Card>
  );
}

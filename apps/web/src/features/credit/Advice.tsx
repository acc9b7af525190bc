import { adviceFor } from '@pramaan/documents/credit/advice.ts';
import { t } from '../../lib/catalogue.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

/** What would help, the heaviest first. */
export function Advice({ figures, reportDate }: Pick<Credit, 'figures' | 'reportDate'>) {
  if (!figures || !reportDate) return null;
  return (
    <Card title={t('credit.help')}>
      <ul className={classes.advice}>
        {adviceFor(figures, reportDate).map((one) => (
          <li key={one}>
            {one === 'high-use'
              ? t('credit.advice.high-use', { share: figures.utilisation ?? 0 })
              : t(`credit.advice.${one}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

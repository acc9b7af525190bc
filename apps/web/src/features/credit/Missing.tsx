import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

/** Where the person gives what the bureau must be asked with. */
const givenAt: Readonly<Record<Credit['missing'][number], string>> = {
  name: '/laas/customer',
  PAN: '/laas/identity/id-proof/pan',
  'date of birth': '/laas/personal-detail/basicDetails',
};

/** What is lacking before the bureau can be asked; the person is led there. */
export function Missing({ missing, own }: Pick<Credit, 'missing'> & { own: boolean }) {
  return (
    <Card title={t('credit.missing.title')} text={t(own ? 'credit.missing.text' : 'credit.missing.lender')}>
      <ul className={classes.advice}>
        {missing.map((one) => (
          <li key={one}>
            {own ? (
              <Link href={givenAt[one]} className="link">
                {t(`credit.missing.${one}`)}
              </Link>
            ) : (
              one
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

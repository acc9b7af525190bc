import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { Card } from '../../ui/Card.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

const creditMissingMessages = {
  PAN: m.credit_missing_pan,
  name: m.credit_missing_name,
  'date of birth': m.credit_missing_date_of_birth,
} as const;

/** Where the person gives what the bureau must be asked with. */
const givenAt: Readonly<Record<Credit['missing'][number], string>> = {
  name: '/laas/customer',
  PAN: '/laas/identity/id-proof/pan',
  // No form asks for it: a licence, an Aadhaar or another proof states it.
  'date of birth': '/laas/identity/id-proof',
};

/** What is missing before the bureau can be asked; the person is led there. */
export function Missing({ missing, own }: Pick<Credit, 'missing'> & { own: boolean }) {
  return (
    <Card title={m.credit_missing_title()} text={own ? m.credit_missing_text() : m.credit_missing_lender()}>
      <ul className={classes.advice}>
        {missing.map((one) => (
          <li key={one}>
            {own ? (
              <Link href={givenAt[one]} className="link">
                {creditMissingMessages[one]()}
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

import { format } from '@pramaan/documents/format.ts';
import { t } from '../../lib/catalogue.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './History.module.css';
import { useGlance } from './use-history.ts';

const rupees = (amount: unknown) => format(String(amount ?? ''), 'inr');

/** What the file says at a glance; nothing while it is not there. */
export function Glance({ applicantId }: { applicantId: string }) {
  const { data } = useGlance(applicantId);
  if (!data) return null;
  const { summary, loans, credit } = data;
  const { wanted, others, asset } = loans;
  const facts = [
    [t('glance.documents'), t('glance.documents.of', summary.documents)],
    [
      t('glance.wanted'),
      wanted && t('glance.wanted.of', { amount: rupees(wanted.loanAmt), months: wanted.loanPeriod }),
    ],
    [
      t('glance.others'),
      others && t('glance.others.of', { amount: rupees(others.loanAmt), emi: rupees(others.emi) }),
    ],
    [
      t('glance.asset'),
      asset &&
        t('glance.asset.of', {
          what: [asset.assetType, asset.manufacturer, asset.model].filter(Boolean).join(', '),
          price: rupees(asset.price),
          own: rupees(asset.downPayment),
        }),
    ],
    [t('glance.credit'), credit],
  ] as const;
  return (
    <Card title={t('glance.title')}>
      <dl className={classes.facts}>
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words ?? t('glance.none')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

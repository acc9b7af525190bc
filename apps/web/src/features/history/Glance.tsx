import { format } from '@pramaan/documents/format.ts';
import { m } from '@pramaan/messages';
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
    [m.glance_documents(), m.glance_documents_of(summary.documents)],
    [
      m.glance_wanted(),
      wanted && m.glance_wanted_of({ amount: rupees(wanted.loanAmt), months: wanted.loanPeriod }),
    ],
    [
      m.glance_others(),
      others && m.glance_others_of({ amount: rupees(others.loanAmt), emi: rupees(others.emi) }),
    ],
    [
      m.glance_asset(),
      asset &&
        m.glance_asset_of({
          what: [asset.assetType, asset.manufacturer, asset.model].filter(Boolean).join(', '),
          price: rupees(asset.price),
          own: rupees(asset.downPayment),
        }),
    ],
    [m.glance_credit(), credit],
  ] as const;
  return (
    <Card title={m.glance_title()}>
      <dl className={classes.facts}>
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words ?? m.glance_none()}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

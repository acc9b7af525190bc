import { format } from '@pramaan/documents/format.ts';
import { m } from '@pramaan/messages';
import { Card } from '../../ui/Card.tsx';
import classes from './History.module.css';
import { useSummary } from './use-history.ts';

const rupees = (amount: unknown) => format(String(amount ?? ''), 'inr');

/** What the file says at a summary; nothing while it is not there. */
export function Summary({ applicantId }: { applicantId: string }) {
  const { data } = useSummary(applicantId);
  if (!data) return null;
  const { summary, loans, credit } = data;
  const { wanted, others, asset } = loans;
  const facts = [
    [m.summary_documents(), m.summary_documents_of(summary.documents)],
    [
      m.summary_wanted(),
      wanted && m.summary_wanted_of({ amount: rupees(wanted.loanAmt), months: wanted.loanPeriod }),
    ],
    [
      m.summary_others(),
      others && m.summary_others_of({ amount: rupees(others.loanAmt), emi: rupees(others.emi) }),
    ],
    [
      m.summary_asset(),
      asset &&
        m.summary_asset_of({
          what: [asset.assetType, asset.manufacturer, asset.model].filter(Boolean).join(', '),
          price: rupees(asset.price),
          own: rupees(asset.downPayment),
        }),
    ],
    [m.summary_credit(), credit],
  ] as const;
  return (
    <Card title={m.summary_title()}>
      <dl className={classes.facts}>
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words ?? m.summary_none()}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { type OfferList, useOffersChanged } from './use-offers.ts';

export type Condition = OfferList['conditions'][number];

const stages = [
  { neededFor: 'signing', title: m.offer_conditions_signing },
  { neededFor: 'payout', title: m.offer_conditions_payout },
] as const;

interface Props {
  applicantId: string;
  conditions: readonly Condition[];
  /** The caller can mark them. */
  mayMark: boolean;
}

/** What the approval depends on: each sentence, and who marked it as met. */
export function ConditionsPart({ applicantId, conditions, mayMark }: Props) {
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const mark = ({ place, metAt }: Condition) =>
    run(String(place), async () => {
      const params = { id: applicantId, place: String(place) };
      const body = { met: metAt === null };
      changed((await send(offersClient.setCondition, { params, body })).result);
      return undefined;
    });
  const line = (condition: Condition) => (
    <li key={condition.place}>
      <div className={classes.condition}>
        <strong>{condition.text}</strong>
        <div className={classes.row}>
          <StatusBadge tone={condition.metAt ? 'good' : 'busy'}>
            {condition.metAt ? m.offer_condition_done() : m.offer_condition_open()}
          </StatusBadge>
          {condition.metAt ? (
            <span className={classes.quiet}>
              {m.offer_condition_met({ by: condition.metBy, moment: formatMoment(condition.metAt, 'en') })}
            </span>
          ) : null}
        </div>
      </div>
      {mayMark ? (
        <Button
          variant={condition.metAt ? 'subtle' : 'default'}
          loading={busy === String(condition.place)}
          onClick={() => void mark(condition)}
        >
          {condition.metAt ? m.offer_condition_undo() : m.offer_condition_mark()}
        </Button>
      ) : null}
    </li>
  );
  return (
    <Card title={m.offer_conditions()} text={m.offer_conditions_text()}>
      <FormNotice message={failure} />
      {stages.map(({ neededFor, title }) => {
        const ofStage = conditions.filter((condition) => condition.neededFor === neededFor);
        return ofStage.length > 0 ? (
          <section key={neededFor} className={classes.conditions} aria-label={title()}>
            <h3>{title()}</h3>
            <ul>{ofStage.map(line)}</ul>
          </section>
        ) : null;
      })}
    </Card>
  );
}

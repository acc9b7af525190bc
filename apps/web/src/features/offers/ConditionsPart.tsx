import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { type OfferList, useOffersChanged } from './use-offers.ts';

type Condition = OfferList['conditions'][number];

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
  return (
    <Card title={m.offer_conditions()} text={m.offer_conditions_text()}>
      <FormNotice message={failure} />
      <ul className={classes.conditions}>
        {conditions.map((condition) => (
          <li key={condition.place} className={classes.row}>
            <span>
              <strong>{condition.text}</strong>{' '}
              {condition.metAt
                ? m.offer_condition_met({ by: condition.metBy, moment: formatMoment(condition.metAt, 'en') })
                : m.offer_condition_open()}
            </span>
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
        ))}
      </ul>
    </Card>
  );
}

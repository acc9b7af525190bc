import { liftLegalHold, setLegalHold } from '@pramaan/contract/calls/retention.ts';
import { m } from '@pramaan/messages';
import type { Retained } from '../../../documents/retention/RetainedKinds.tsx';
import { send } from '../../../lib/client.ts';
import { formatMoment } from '../../../lib/format.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Card } from '../../../ui/Card.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';
import { ReasonForm } from './ReasonForm.tsx';

interface Props {
  id: string;
  hold: Retained['hold'];
  onChanged: () => Promise<unknown>;
}

/** The legal hold of an application: setting it with a reason, lifting it. */
export function Hold({ id, hold, onChanged }: Props) {
  const { run } = useAction();
  const set = async (reason: string) => {
    const { message } = await send(setLegalHold, { params: { id }, body: { reason } });
    showSnack(message);
    await onChanged();
  };
  const lift = () =>
    run('lift', async () => {
      const { message } = await send(liftLegalHold, { params: { id } });
      await onChanged();
      return message;
    });
  return (
    <Card title={m.data_hold()} text={m.data_hold_text()}>
      {hold ? (
        <>
          <p>{m.data_hold_stands({ by: hold.by, at: formatMoment(hold.at, 'en') })}</p>
          <q>{hold.reason}</q>
          <div>
            <TwoTaps
              variant="default"
              about={m.data_hold()}
              words={{
                ask: m.data_hold_lift(),
                sure: m.data_hold_lift_sure(),
                yes: m.data_hold_lift_yes(),
                no: m.data_no(),
              }}
              onYes={lift}
            />
          </div>
        </>
      ) : (
        <ReasonForm label={m.data_hold_reason()} button={m.data_hold_set()} onSend={set} />
      )}
    </Card>
  );
}

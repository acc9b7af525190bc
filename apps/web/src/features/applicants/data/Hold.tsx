import { liftLegalHold, setLegalHold } from '@pramaan/contract/calls/retention.ts';
import type { Kept } from '../../../documents/kept/KeptKinds.tsx';
import { t } from '../../../lib/catalogue.ts';
import { send } from '../../../lib/client.ts';
import { formatMoment } from '../../../lib/format.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Card } from '../../../ui/Card.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';
import { ReasonForm } from './ReasonForm.tsx';

interface Props {
  id: string;
  hold: Kept['hold'];
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
    <Card title={t('data.hold')} text={t('data.hold.text')}>
      {hold ? (
        <>
          <p>{t('data.hold.stands', { by: hold.by, at: formatMoment(hold.at, 'en') })}</p>
          <q>{hold.reason}</q>
          <div>
            <TwoTaps
              variant="default"
              about={t('data.hold')}
              words={{
                ask: t('data.hold.lift'),
                sure: t('data.hold.lift.sure'),
                yes: t('data.hold.lift.yes'),
                no: t('data.no'),
              }}
              onYes={lift}
            />
          </div>
        </>
      ) : (
        <ReasonForm label={t('data.hold.reason')} button={t('data.hold.set')} onSend={set} />
      )}
    </Card>
  );
}

import { confirmErasure, proposeErasure, refuseErasure } from '@pramaan/contract/calls/retention.ts';
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
  kept: Kept;
  onChanged: () => Promise<unknown>;
  /** Nothing of the applicant is left. */
  onGone: () => void;
}

const when = (iso: string | null) => formatMoment(iso ?? '', 'en');

function State({ request }: { request: Kept['request'] }) {
  if (!request) return <p>{t('data.erase.none')}</p>;
  const { state, askedAt, closedAt, byPerson, reason } = request;
  if (state === 'refused')
    return (
      <>
        <p>{t('data.erase.refused', { at: when(closedAt) })}</p>
        <q>{reason}</q>
      </>
    );
  if (state === 'done') return <p>{t('data.erase.done', { at: when(closedAt) })}</p>;
  if (state === 'withdrawn') return <p>{t('data.erase.withdrawn', { at: when(closedAt) })}</p>;
  return <p>{t(byPerson ? 'data.erase.asked' : 'data.erase.noted', { at: when(askedAt) })}</p>;
}

/** Erasure of one application: one person proposes, another carries it out, or it is refused with a reason. */
export function Erasure({ id, kept: { request }, onChanged, onGone }: Props) {
  const { run } = useAction();
  const open = request?.state === 'open' || request?.state === 'proposed';
  const propose = () =>
    run('propose', async () => {
      const { message } = await send(proposeErasure, { params: { id } });
      await onChanged();
      return message;
    });
  const confirm = () =>
    run('confirm', async () => {
      const { result, message } = await send(confirmErasure, { params: { id } });
      if (result.whole) onGone();
      else await onChanged();
      return message;
    });
  const refuse = async (reason: string) => {
    const { message } = await send(refuseErasure, { params: { id }, body: { reason } });
    showSnack(message);
    await onChanged();
  };
  return (
    <Card title={t('data.erase')}>
      <State request={request} />
      {request?.state === 'proposed' ? (
        <p>{request.mine ? t('data.erase.mine') : t('data.erase.waits', { by: request.proposedBy })}</p>
      ) : null}
      {request?.state === 'proposed' && !request.mine ? (
        <div>
          <TwoTaps
            variant="default"
            key="confirm"
            about={t('data.title')}
            words={{
              ask: t('data.erase.confirm'),
              sure: t('data.erase.confirm.sure'),
              yes: t('data.erase.confirm.yes'),
              no: t('data.no'),
            }}
            onYes={confirm}
          />
        </div>
      ) : null}
      {request?.state !== 'proposed' ? (
        <div>
          <TwoTaps
            variant="default"
            key="propose"
            about={t('data.title')}
            words={{
              ask: t('data.erase.propose'),
              sure: t('data.erase.propose.sure'),
              yes: t('data.erase.propose.yes'),
              no: t('data.no'),
            }}
            onYes={propose}
          />
        </div>
      ) : null}
      {open ? (
        <ReasonForm label={t('data.erase.refuse.reason')} button={t('data.erase.refuse')} onSend={refuse} />
      ) : null}
    </Card>
  );
}

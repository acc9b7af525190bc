import { confirmErasure, proposeErasure, refuseErasure } from '@pramaan/contract/calls/retention.ts';
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
  stored: Retained;
  onChanged: () => Promise<unknown>;
  /** Nothing of the applicant is left. */
  onGone: () => void;
}

const when = (iso: string | null) => formatMoment(iso ?? '', 'en');

function State({ request }: { request: Retained['request'] }) {
  if (!request) return <p>{m.data_erase_none()}</p>;
  const { state, askedAt, closedAt, byPerson, reason } = request;
  if (state === 'refused')
    return (
      <>
        <p>{m.data_erase_refused({ at: when(closedAt) })}</p>
        <q>{reason}</q>
      </>
    );
  if (state === 'done') return <p>{m.data_erase_done({ at: when(closedAt) })}</p>;
  if (state === 'withdrawn') return <p>{m.data_erase_withdrawn({ at: when(closedAt) })}</p>;
  return <p>{(byPerson ? m.data_erase_asked : m.data_erase_noted)({ at: when(askedAt) })}</p>;
}

/** Erasure of one application: one person proposes, another carries it out, or it is refused with a reason. */
export function Erasure({ id, stored: { request }, onChanged, onGone }: Props) {
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
    <Card title={m.data_erase()}>
      <State request={request} />
      {request?.state === 'proposed' ? (
        <p>{request.mine ? m.data_erase_mine() : m.data_erase_waits({ by: request.proposedBy })}</p>
      ) : null}
      {request?.state === 'proposed' && !request.mine ? (
        <div>
          <TwoTaps
            variant="default"
            key="confirm"
            about={m.data_title()}
            words={{
              ask: m.data_erase_confirm(),
              sure: m.data_erase_confirm_sure(),
              yes: m.data_erase_confirm_yes(),
              no: m.data_no(),
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
            about={m.data_title()}
            words={{
              ask: m.data_erase_propose(),
              sure: m.data_erase_propose_sure(),
              yes: m.data_erase_propose_yes(),
              no: m.data_no(),
            }}
            onYes={propose}
          />
        </div>
      ) : null}
      {open ? (
        <ReasonForm label={m.data_erase_refuse_reason()} button={m.data_erase_refuse()} onSend={refuse} />
      ) : null}
    </Card>
  );
}

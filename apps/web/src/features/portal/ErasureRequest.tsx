import { m } from '@pramaan/messages';
import type { Retained } from '../../documents/retention/RetainedKinds.tsx';
import { retentionClient } from '../../documents/retention/retention-client.ts';
import { send } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/use-action.ts';
import { Card } from '../../ui/Card.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';

interface Props {
  id: string;
  stored: Retained;
  onChanged: () => Promise<unknown>;
}

/** How the person's wish for erasure stands; asking for it, and taking it back. */
export function ErasureRequest({ id, stored: { lender, request }, onChanged }: Props) {
  const { run } = useAction();
  const language = pageLanguage();
  const waits = request?.state === 'open' || request?.state === 'proposed';
  const change = (call: 'requestErasure' | 'withdrawErasure') =>
    run(call, async () => {
      await send(retentionClient[call], { params: { id } });
      await onChanged();
      return call === 'requestErasure' ? m.my_data_request_sent({ lender }) : m.my_data_request_cancelled();
    });
  return (
    <Card title={m.my_data_request()}>
      {request ? <p>{stateWords(request, lender, (iso) => formatDay(iso, language))}</p> : null}
      {request?.state === 'refused' ? <q>{request.reason}</q> : null}
      {waits ? (
        <div>
          <TwoTaps
            variant="default"
            key="back"
            about={m.my_data_request()}
            words={{
              ask: m.my_data_cancel(),
              sure: m.my_data_cancel_sure(),
              yes: m.my_data_cancel_yes(),
              no: m.my_data_no(),
            }}
            onYes={() => change('withdrawErasure')}
          />
        </div>
      ) : (
        <div>
          <TwoTaps
            variant="default"
            key="ask"
            about={m.my_data_title()}
            words={{
              ask: m.my_data_erase(),
              sure: m.my_data_erase_sure({ lender }),
              yes: m.my_data_erase_yes(),
              no: m.my_data_no(),
            }}
            onYes={() => change('requestErasure')}
          />
        </div>
      )}
    </Card>
  );
}

function stateWords(
  { state, askedAt, closedAt }: NonNullable<Retained['request']>,
  lender: string,
  day: (iso: string) => string,
): string {
  const closed = day(closedAt ?? askedAt);
  if (state === 'refused') return m.my_data_request_refused({ lender, day: closed });
  if (state === 'done') return m.my_data_request_done({ day: closed });
  if (state === 'withdrawn') return m.my_data_request_withdrawn({ day: closed });
  return m.my_data_request_waits({ lender, day: day(askedAt) });
}

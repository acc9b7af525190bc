import { m } from '@pramaan/messages';
import type { Kept } from '../../documents/kept/KeptKinds.tsx';
import { keptLines } from '../../documents/kept/kept-lines.ts';
import { send } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/use-action.ts';
import { Card } from '../../ui/Card.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';

interface Props {
  id: string;
  kept: Kept;
  onChanged: () => Promise<unknown>;
}

/** How the person's wish for erasure stands; asking for it, and taking it back. */
export function ErasureRequest({ id, kept: { lender, request }, onChanged }: Props) {
  const { run } = useAction();
  const language = pageLanguage();
  const waits = request?.state === 'open' || request?.state === 'proposed';
  const change = (call: 'askForErasure' | 'withdrawErasure') =>
    run(call, async () => {
      const { message } = await send(keptLines[call], { params: { id } });
      await onChanged();
      return message;
    });
  return (
    <Card title={m.kept_request()}>
      {request ? <p>{stateWords(request, lender, (iso) => formatDay(iso, language))}</p> : null}
      {request?.state === 'refused' ? <q>{request.reason}</q> : null}
      {waits ? (
        <div>
          <TwoTaps
            variant="default"
            key="back"
            about={m.kept_request()}
            words={{
              ask: m.kept_back(),
              sure: m.kept_back_sure(),
              yes: m.kept_back_yes(),
              no: m.kept_no(),
            }}
            onYes={() => change('withdrawErasure')}
          />
        </div>
      ) : (
        <div>
          <TwoTaps
            variant="default"
            key="ask"
            about={m.kept_title()}
            words={{
              ask: m.kept_ask(),
              sure: m.kept_ask_sure({ lender }),
              yes: m.kept_ask_yes(),
              no: m.kept_no(),
            }}
            onYes={() => change('askForErasure')}
          />
        </div>
      )}
    </Card>
  );
}

function stateWords(
  { state, askedAt, closedAt }: NonNullable<Kept['request']>,
  lender: string,
  day: (iso: string) => string,
): string {
  const closed = day(closedAt ?? askedAt);
  if (state === 'refused') return m.kept_request_refused({ lender, day: closed });
  if (state === 'done') return m.kept_request_done({ day: closed });
  if (state === 'withdrawn') return m.kept_request_withdrawn({ day: closed });
  return m.kept_request_waits({ lender, day: day(askedAt) });
}

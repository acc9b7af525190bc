import type { Kept } from '../../documents/kept/KeptKinds.tsx';
import { keptLines } from '../../documents/kept/kept-lines.ts';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
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
  const language = useLanguage();
  const waits = request?.state === 'open' || request?.state === 'proposed';
  const change = (call: 'askForErasure' | 'withdrawErasure') =>
    run(call, async () => {
      const { message } = await send(keptLines[call], { params: { id } });
      await onChanged();
      return message;
    });
  return (
    <Card title={t('kept.request')}>
      {request ? <p>{stateWords(request, lender, (iso) => formatDay(iso, language))}</p> : null}
      {request?.state === 'refused' ? <q>{request.reason}</q> : null}
      {waits ? (
        <div>
          <TwoTaps
            variant="default"
            key="back"
            about={t('kept.request')}
            words={{
              ask: t('kept.back'),
              sure: t('kept.back.sure'),
              yes: t('kept.back.yes'),
              no: t('kept.no'),
            }}
            onYes={() => change('withdrawErasure')}
          />
        </div>
      ) : (
        <div>
          <TwoTaps
            variant="default"
            key="ask"
            about={t('kept.title')}
            words={{
              ask: t('kept.ask'),
              sure: t('kept.ask.sure', { lender }),
              yes: t('kept.ask.yes'),
              no: t('kept.no'),
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
  if (state === 'refused') return t('kept.request.refused', { lender, day: closed });
  if (state === 'done') return t('kept.request.done', { day: closed });
  if (state === 'withdrawn') return t('kept.request.withdrawn', { day: closed });
  return t('kept.request.waits', { lender, day: day(askedAt) });
}

import { eventWords, resendDelivery, webhookLog } from '@pramaan/contract/calls/programs.ts';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Settings.module.css';

const tones = { waiting: 'busy', delivered: 'good', failed: 'bad' } as const;

/** The newest that a webhook was told, and telling it again. */
export function HookLog({ hook }: { hook: string }) {
  const log = useQuery({
    queryKey: ['webhook log', hook],
    queryFn: async ({ signal }) => (await send(webhookLog, { params: { hook }, signal })).result,
  });
  const { busy, run } = useAction();
  const again = (delivery: string) =>
    run(delivery, async () => {
      const { message } = await send(resendDelivery, { params: { hook, delivery } });
      await log.refetch();
      return message;
    });
  const lines = log.data?.deliveries ?? [];
  return (
    <div className={classes.wide}>
      {log.isPending ? <ListSkeleton /> : null}
      <FormNotice message={log.error ? sentenceOf(log.error) : null} />
      {log.data && lines.length === 0 ? <p className={classes.note}>{t('hooks.log.none')}</p> : null}
      {lines.length > 0 ? (
        <DataTable
          caption={t('hooks.log')}
          rows={lines}
          keyOf={({ _id }) => _id}
          columns={[
            { label: t('hooks.log.event'), show: ({ event }) => eventWords(event) },
            {
              label: t('hooks.log.state'),
              show: ({ state }) => <StatusBadge tone={tones[state]}>{t(`hooks.log.${state}`)}</StatusBadge>,
            },
            { label: t('hooks.log.answer'), show: ({ status, error }) => error || (status ?? '–') },
            { label: t('hooks.log.tries'), number: true, show: ({ tries }) => tries },
            { label: t('hooks.log.at'), number: true, show: ({ at }) => formatMoment(at, 'en') },
            {
              label: t('hooks.log.again'),
              show: ({ _id, state, event }) =>
                state === 'waiting' ? null : (
                  <Button
                    variant="subtle"
                    loading={busy === _id}
                    aria-label={t('hooks.log.again.of', { event: eventWords(event) })}
                    onClick={() => again(_id)}
                  >
                    {t('hooks.log.again')}
                  </Button>
                ),
            },
          ]}
        />
      ) : null}
      <div>
        <Button variant="default" loading={log.isFetching} onClick={() => log.refetch()}>
          {t('hooks.log.refresh')}
        </Button>
      </div>
    </div>
  );
}

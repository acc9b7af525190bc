import { eventWords, listDeliveries, resendDelivery } from '@pramaan/contract/calls/integrations.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
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

const hooksLogMessages = {
  delivered: m.hooks_log_delivered,
  waiting: m.hooks_log_waiting,
  failed: m.hooks_log_failed,
} as const;

const tones = { waiting: 'busy', delivered: 'good', failed: 'bad' } as const;

/** The newest that a webhook was told, and telling it again. */
export function HookLog({ hook }: { hook: string }) {
  const log = useQuery({
    queryKey: ['webhook log', hook],
    queryFn: async ({ signal }) => (await send(listDeliveries, { params: { hook }, signal })).result,
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
      {log.data && lines.length === 0 ? <p className={classes.note}>{m.hooks_log_none()}</p> : null}
      {lines.length > 0 ? (
        <DataTable
          caption={m.hooks_log()}
          rows={lines}
          keyOf={({ _id }) => _id}
          columns={[
            { label: m.hooks_log_event(), show: ({ event }) => eventWords(event) },
            {
              label: m.hooks_log_state(),
              show: ({ state }) => <StatusBadge tone={tones[state]}>{hooksLogMessages[state]()}</StatusBadge>,
            },
            { label: m.hooks_log_answer(), show: ({ status, error }) => error || (status ?? '–') },
            { label: m.hooks_log_tries(), number: true, show: ({ tries }) => tries },
            { label: m.hooks_log_at(), number: true, show: ({ at }) => formatMoment(at, 'en') },
            {
              label: m.hooks_log_again(),
              show: ({ _id, state, event }) =>
                state === 'waiting' ? null : (
                  <Button
                    variant="subtle"
                    loading={busy === _id}
                    aria-label={m.hooks_log_again_of({ event: eventWords(event) })}
                    onClick={() => again(_id)}
                  >
                    {m.hooks_log_again()}
                  </Button>
                ),
            },
          ]}
        />
      ) : null}
      <div>
        <Button variant="default" loading={log.isFetching} onClick={() => log.refetch()}>
          {m.hooks_log_refresh()}
        </Button>
      </div>
    </div>
  );
}

import { listApiKeys, revokeApiKey } from '@pramaan/contract/calls/programs.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import { KeyForm } from './KeyForm.tsx';
import classes from './Settings.module.css';
import { SettingsFrame } from './SettingsFrame.tsx';
import { ShownOnce } from './ShownOnce.tsx';

type Key = ResultOf<typeof listApiKeys>[number];
const tones = { active: 'good', expired: 'quiet', revoked: 'bad' } as const;

/** /admin/settings/keys: the keys of the lender's programs. */
export function KeysPage() {
  const keys = useQuery({
    queryKey: ['api keys'],
    queryFn: async ({ signal }) => (await send(listApiKeys, { signal })).result,
  });
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const { run } = useAction();
  const revoke = (key: string) =>
    run(key, async () => {
      const { message } = await send(revokeApiKey, { params: { key } });
      await keys.refetch();
      return message;
    });
  const remove = ({ _id, name, state }: Key) =>
    state === 'active' ? (
      <TwoTaps
        about={name}
        words={{
          ask: t('keys.revoke'),
          sure: t('keys.revoke.sure', { name }),
          yes: t('keys.revoke.yes'),
          no: t('keys.no'),
        }}
        onYes={() => revoke(_id)}
      />
    ) : null;
  return (
    <SettingsFrame lead={t('keys.lead')}>
      <div className={classes.wide}>
        <div>
          <Button onClick={() => setMaking(true)}>{t('keys.make')}</Button>
        </div>
        {made ? <ShownOnce text={t('keys.once')} secret={made} onKept={() => setMade(null)} /> : null}
        {keys.isPending ? <ListSkeleton /> : null}
        <FormNotice message={keys.error ? sentenceOf(keys.error) : null} />
        {keys.data?.length === 0 ? (
          <EmptyState icon="lock" title={t('keys.none')} text={t('keys.none.text')} />
        ) : null}
        {keys.data && keys.data.length > 0 ? (
          <DataTable
            caption={t('settings.keys')}
            rows={keys.data}
            keyOf={({ _id }) => _id}
            columns={[
              { label: t('keys.name'), show: ({ name }) => name },
              { label: t('keys.key'), show: ({ shown }) => <code>{shown}…</code> },
              { label: t('keys.scopes'), show: ({ scopes }) => scopes.join(', ') },
              {
                label: t('keys.state'),
                show: ({ state }) => (
                  <StatusBadge tone={tones[state]}>{t(`keys.state.${state}`)}</StatusBadge>
                ),
              },
              {
                label: t('keys.used'),
                number: true,
                show: ({ usedAt }) => (usedAt ? formatWhen(usedAt) : t('keys.never')),
              },
              {
                label: t('keys.until'),
                number: true,
                show: ({ expiresAt }) => (expiresAt ? formatWhen(expiresAt) : t('keys.forever')),
              },
              { label: t('keys.revoke'), show: remove },
            ]}
          />
        ) : null}
      </div>
      <Dialog opened={making} title={t('keys.make')} onClose={() => setMaking(false)}>
        <KeyForm
          onCancel={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
            void keys.refetch();
          }}
        />
      </Dialog>
    </SettingsFrame>
  );
}

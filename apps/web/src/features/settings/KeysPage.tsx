import { listApiKeys, revokeApiKey } from '@pramaan/contract/calls/integrations.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

const keysStateMessages = {
  active: m.keys_state_active,
  expired: m.keys_state_expired,
  revoked: m.keys_state_revoked,
} as const;

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
          ask: m.keys_revoke(),
          sure: m.keys_revoke_sure({ name }),
          yes: m.keys_revoke_yes(),
          no: m.keys_no(),
        }}
        onYes={() => revoke(_id)}
      />
    ) : null;
  const make = <Button onClick={() => setMaking(true)}>{m.keys_make()}</Button>;
  return (
    <SettingsFrame lead={m.keys_lead()}>
      <div className={classes.wide}>
        {keys.data?.length === 0 ? null : <div>{make}</div>}
        {made ? <ShownOnce text={m.keys_once()} secret={made} onStored={() => setMade(null)} /> : null}
        {keys.isPending ? <ListSkeleton /> : null}
        <FormNotice message={keys.error ? sentenceOf(keys.error) : null} />
        {keys.data?.length === 0 ? (
          <EmptyState icon="lock" title={m.keys_none()} text={m.keys_none_text()}>
            {make}
          </EmptyState>
        ) : null}
        {keys.data && keys.data.length > 0 ? (
          <DataTable
            caption={m.settings_keys()}
            rows={keys.data}
            keyOf={({ _id }) => _id}
            columns={[
              { label: m.keys_name(), show: ({ name }) => name },
              { label: m.keys_key(), show: ({ shown }) => <code>{shown}…</code> },
              { label: m.keys_scopes(), show: ({ scopes }) => scopes.join(', ') },
              {
                label: m.keys_state(),
                show: ({ state }) => (
                  <StatusBadge tone={tones[state]}>{keysStateMessages[state]()}</StatusBadge>
                ),
              },
              {
                label: m.keys_used(),
                number: true,
                show: ({ usedAt }) => (usedAt ? formatWhen(usedAt) : m.keys_never()),
              },
              {
                label: m.keys_until(),
                number: true,
                show: ({ expiresAt }) => (expiresAt ? formatWhen(expiresAt) : m.keys_forever()),
              },
              { label: m.keys_revoke(), show: remove },
            ]}
          />
        ) : null}
      </div>
      <Dialog opened={making} title={m.keys_make()} onClose={() => setMaking(false)}>
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

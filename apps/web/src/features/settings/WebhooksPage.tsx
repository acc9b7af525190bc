import { listWebhooks } from '@pramaan/contract/calls/integrations.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { HookCard } from './HookCard.tsx';
import { HookForm } from './HookForm.tsx';
import classes from './Settings.module.css';
import { SettingsFrame } from './SettingsFrame.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** Runs as it stands in Node; the secret is the part after `whsec_`, in base64. */
const example = `import { createHmac, timingSafeEqual } from 'node:crypto';

const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
const right = Buffer.from('v1,' + createHmac('sha256', key).update(text).digest('base64'));
const given = Buffer.from(headers['webhook-signature']);
const genuine = right.length === given.length && timingSafeEqual(right, given);`;

/** /admin/settings/webhooks: addresses that are told what happens. */
export function WebhooksPage() {
  const hooks = useQuery({
    queryKey: ['webhooks'],
    queryFn: async ({ signal }) => (await send(listWebhooks, { signal })).result,
  });
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = <Button onClick={() => setAdding(true)}>{m.hooks_add()}</Button>;
  return (
    <SettingsFrame lead={m.hooks_lead()}>
      <div className={classes.wide}>
        {hooks.data?.length === 0 ? null : <div>{add}</div>}
        {secret ? <ShownOnce text={m.hooks_once()} secret={secret} onStored={() => setSecret(null)} /> : null}
        {hooks.isPending ? <ListSkeleton /> : null}
        <FormNotice message={hooks.error ? sentenceOf(hooks.error) : null} />
        {hooks.data?.length === 0 ? (
          <EmptyState icon="next" title={m.hooks_none()} text={m.hooks_none_text()}>
            {add}
          </EmptyState>
        ) : null}
        {hooks.data?.map((hook) => (
          <HookCard key={hook._id} hook={hook} onChanged={() => hooks.refetch()} />
        ))}
        <Card title={m.hooks_check()} text={m.hooks_check_text()}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre className={classes.code} tabIndex={0}>
            {example}
          </pre>
        </Card>
      </div>
      <Dialog opened={adding} title={m.hooks_add()} onClose={() => setAdding(false)}>
        <HookForm
          onCancel={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
            void hooks.refetch();
          }}
        />
      </Dialog>
    </SettingsFrame>
  );
}

import { getSso, putSso, removeSso } from '@pramaan/contract/calls/sso.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useAction } from '../../lib/use-action.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import classes from './Settings.module.css';

interface Props {
  stored: ResultOf<typeof getSso>;
  onChanged: () => Promise<unknown>;
}

function SsoForm({ stored, onChanged }: Props) {
  const [typed, setTyped] = useState({
    issuer: stored.issuer,
    clientId: stored.clientId,
    clientSecret: '',
    title: stored.title,
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const blocked = () => {
    const read = putSso.body.safeParse(typed);
    const issues = read.success ? [] : read.error.issues;
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    const { message } = await send(putSso, { body: typed });
    showSnack(message);
    await onChanged();
  }, blocked);
  const { run } = useAction();
  const remove = () =>
    run('remove', async () => {
      const { message } = await send(removeSso, {});
      await onChanged();
      return message;
    });
  const field = (name: 'issuer' | 'clientId' | 'title') => ({
    name: `sso-${name}`,
    autoComplete: 'off',
    value: typed[name],
    fault: faults[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className={classes.note}>
        {m.sso_redirect()} <code>{stored.redirect}</code>
      </p>
      <TextField {...field('issuer')} label={m.sso_issuer()} hint={m.sso_issuer_hint()} maxLength={300} />
      <TextField {...field('clientId')} label={m.sso_client()} maxLength={200} />
      <PasswordField
        name="sso-secret"
        label={m.sso_secret()}
        hint={m.sso_secret_hint()}
        fill="off"
        value={typed.clientSecret}
        fault={faults.clientSecret}
        onChange={(clientSecret) => setTyped({ ...typed, clientSecret })}
      />
      <TextField {...field('title')} label={m.sso_button()} maxLength={60} />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.sso_save()}
        </Button>
        {stored.issuer ? (
          <TwoTaps
            about={m.sso_title()}
            words={{
              ask: m.sso_remove(),
              sure: m.sso_remove_sure(),
              yes: m.sso_remove_yes(),
              no: m.sso_remove_no(),
            }}
            onYes={remove}
          />
        ) : null}
      </div>
    </form>
  );
}

/** The lender's own OpenID provider. */
export function SsoCard() {
  const sso = useQuery({
    queryKey: ['settings sso'],
    queryFn: async ({ signal }) => (await send(getSso, { signal })).result,
  });
  return (
    <Card title={m.sso_title()} text={m.sso_text()}>
      {sso.data ? <SsoForm key={sso.data.issuer} stored={sso.data} onChanged={() => sso.refetch()} /> : null}
    </Card>
  );
}

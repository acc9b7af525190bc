import { getSso, putSso, removeSso } from '@pramaan/contract/calls/sso.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enSso } from '../../catalogue/en-sso.ts';
import { learn, t } from '../../lib/catalogue.ts';
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

learn(enSso);

interface Props {
  kept: ResultOf<typeof getSso>;
  onChanged: () => Promise<unknown>;
}

function SsoForm({ kept, onChanged }: Props) {
  const [typed, setTyped] = useState({
    issuer: kept.issuer,
    clientId: kept.clientId,
    clientSecret: '',
    title: kept.title,
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
        {t('sso.redirect')} <code>{kept.redirect}</code>
      </p>
      <TextField {...field('issuer')} label={t('sso.issuer')} hint={t('sso.issuer.hint')} maxLength={300} />
      <TextField {...field('clientId')} label={t('sso.client')} maxLength={200} />
      <PasswordField
        name="sso-secret"
        label={t('sso.secret')}
        hint={t('sso.secret.hint')}
        fill="off"
        value={typed.clientSecret}
        fault={faults.clientSecret}
        onChange={(clientSecret) => setTyped({ ...typed, clientSecret })}
      />
      <TextField {...field('title')} label={t('sso.button')} maxLength={60} />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {t('sso.save')}
        </Button>
        {kept.issuer ? (
          <TwoTaps
            about={t('sso.title')}
            words={{
              ask: t('sso.remove'),
              sure: t('sso.remove.sure'),
              yes: t('sso.remove.yes'),
              no: t('sso.remove.no'),
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
    <Card title={t('sso.title')} text={t('sso.text')}>
      {sso.data ? <SsoForm key={sso.data.issuer} kept={sso.data} onChanged={() => sso.refetch()} /> : null}
    </Card>
  );
}

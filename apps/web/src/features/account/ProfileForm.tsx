import { Button, Paper, Stack, TextInput } from '@mantine/core';
import { type profileShape, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { output } from 'zod/mini';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { formatMobile } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';

type Profile = output<typeof profileShape>;

/** Name and e-mail can be changed here; the mobile number is the login. */
export function ProfileForm({ id, profile }: { id: string; profile: Profile }) {
  const [name, setName] = useState(profile.name);
  const [email, setEmail] = useState(profile.email);
  const [fault, setFault] = useState<string>();
  const cache = useQueryClient();
  const { submit, busy, failure } = useSubmit(async () => {
    setFault(undefined);
    try {
      const { result } = await send(putProfile, { params: { id }, body: { name, email } });
      cache.setQueryData(['profile', id], result);
      showSnack(t('profile.saved'));
    } catch (thrown) {
      if (thrown instanceof CallFailure) setFault(thrown.fault('email'));
      throw thrown;
    }
  });
  return (
    <Paper p="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            name="name"
            label={t('profile.name')}
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            name="email"
            type="email"
            label={t('profile.email')}
            autoComplete="email"
            maxLength={200}
            value={email}
            error={fault && <span role="alert">{fault}</span>}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextInput
            readOnly
            label={t('profile.mobile')}
            description={t('profile.mobile.hint')}
            value={formatMobile(profile.mobileNo)}
          />
          <TextInput readOnly label={t('profile.reference')} value={profile.reference} />
          <FormNotice message={failure} />
          <Button type="submit" loading={busy}>
            {t('profile.save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

import { type profileShape, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { output } from 'zod/mini';
import { FormSaved } from '../../documents/FormSaved.tsx';
import { useOwnForm } from '../../documents/use-own-form.ts';
import { send } from '../../lib/client.ts';
import { emailFault } from '../../lib/email.ts';
import { CallFailure } from '../../lib/failure.ts';
import { formatMobile } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { write } from '../../lib/storage.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { type Segment, SegmentField } from '../../ui/SegmentField.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Profile = output<typeof profileShape>;

/** Name, e-mail and what the loan is for can be changed here; the mobile number is the login. */
export function ProfileForm({ id, profile }: { id: string; profile: Profile }) {
  const { values, write: change, forget, saved } = useOwnForm(id, 'profile', { given: profile });
  const { name, email, segment } = values;
  const [fault, setFault] = useState<string>();
  const cache = useQueryClient();
  const blocked = () => {
    const found = emailFault(email);
    setFault(found);
    return found !== undefined;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    try {
      const { result } = await send(putProfile, {
        params: { id },
        body: { name, email, segment: segment as Segment },
      });
      write('segment', result.segment);
      cache.setQueryData(['profile', id], result);
      forget();
      showSnack(m.profile_saved());
    } catch (thrown) {
      if (thrown instanceof CallFailure) setFault(thrown.fault('email'));
      throw thrown;
    }
  }, blocked);
  return (
    <Card>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m.profile_name()}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          name="email"
          type="email"
          label={m.profile_email()}
          autoComplete="email"
          maxLength={200}
          value={email}
          fault={fault}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <SegmentField value={segment} onChange={(chosen) => change({ segment: chosen })} />
        <TextField
          readOnly
          label={m.profile_mobile()}
          hint={m.profile_mobile_hint()}
          value={formatMobile(profile.mobileNo)}
        />
        <TextField readOnly label={m.profile_reference()} value={profile.reference} />
        <FormNotice message={failure} />
        <Button type="submit" loading={busy}>
          {m.profile_save()}
        </Button>
        <FormSaved state={saved} />
      </form>
    </Card>
  );
}

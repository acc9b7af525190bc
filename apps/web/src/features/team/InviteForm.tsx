import { inviteMember } from '@pramaan/contract/calls/team.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useGivenRoles, useTeamChanged } from './use-team.ts';
import { roleHints } from './words.ts';

const blank = { name: '', userName: '', mobileNo: '', email: '' };
type Field = keyof typeof blank;

/** Who is invited, as what, and where the link goes. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const given = useGivenRoles();
  const changed = useTeamChanged();
  const [typed, setTyped] = useState(blank);
  const [role, setRole] = useState('4');
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const body = { ...typed, roleId: Number(role) };
  const blocked = () => {
    const read = inviteMember.body.safeParse(body);
    const issues = read.success ? [] : read.error.issues;
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    try {
      const { message } = await send(inviteMember, { body });
      await changed();
      showSnack(message);
      onDone();
    } catch (thrown) {
      if (thrown instanceof CallFailure && thrown.code === 'TEAM_TAKEN')
        setFaults({ userName: thrown.message });
      throw thrown;
    }
  }, blocked);
  const field = (name: Field) => ({
    name,
    value: typed[name],
    fault: faults[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const hint = roleHints[Number(role)];
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField {...field('name')} label={t('team.name')} autoComplete="off" maxLength={120} />
      <PickField
        label={t('team.role')}
        {...(hint ? { hint: t(hint) } : {})}
        value={role}
        choices={given}
        onChange={setRole}
      />
      <TextField
        {...field('userName')}
        label={t('team.user')}
        hint={t('team.user.hint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...field('mobileNo')}
        label={t('team.mobile')}
        hint={t('team.address.hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        before="+91"
        maxLength={30}
      />
      <TextField
        {...field('email')}
        label={t('team.email')}
        type="email"
        autoComplete="off"
        maxLength={200}
      />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {t('team.send')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('team.no')}
        </Button>
      </div>
    </form>
  );
}

import { inviteMember } from '@pramaan/contract/calls/team.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAssignableRoles, useTeamChanged } from './use-team.ts';
import { roleHints } from './words.ts';

const blank = { name: '', userName: '', mobileNo: '', email: '' };
type Field = keyof typeof blank;

/** Who is invited, as what, and where the link goes. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const given = useAssignableRoles();
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
      <TextField {...field('name')} label={m.team_name()} autoComplete="off" maxLength={120} />
      <PickField
        label={m.team_role()}
        {...(hint ? { hint: hint() } : {})}
        value={role}
        choices={given}
        onChange={setRole}
      />
      <TextField
        {...field('userName')}
        label={m.team_user()}
        hint={m.team_user_hint()}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...field('mobileNo')}
        label={m.team_mobile()}
        hint={m.team_address_hint()}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        before="+91"
        maxLength={30}
      />
      <TextField {...field('email')} label={m.team_email()} type="email" autoComplete="off" maxLength={200} />
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.team_send()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {m.team_no()}
        </Button>
      </div>
    </form>
  );
}

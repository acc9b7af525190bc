import { changeMember } from '@pramaan/contract/calls/team.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAssignableRoles, useTeamChanged } from './use-team.ts';
import type { Member } from './words.ts';

/** Name and role of a person. */
export function MemberForm({ member }: { member: Member }) {
  const given = useAssignableRoles();
  const changed = useTeamChanged();
  const [name, setName] = useState(member.name);
  const [role, setRole] = useState(String(member.roleId));
  const { submit, busy, failure } = useSubmit(async () => {
    const body = { name, roleId: Number(role) };
    await send(changeMember, { params: { member: member._id }, body });
    await changed();
    showSnack(m.team_saved());
  });
  return (
    <Card title={m.team_about()}>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m.team_name()}
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PickField
          label={m.team_role()}
          hint={m.team_role_ends()}
          value={role}
          choices={given}
          onChange={setRole}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.team_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

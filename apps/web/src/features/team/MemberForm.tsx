import { changeMember } from '@pramaan/contract/calls/team.ts';
import { roles } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useBranches } from '../../lib/branches.ts';
import { send } from '../../lib/client.ts';
import { useProducts } from '../../lib/loan-products.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Ticks } from '../../ui/Tick.tsx';
import { useAssignableRoles, useTeamChanged } from './use-team.ts';
import type { Member } from './words.ts';

/** Name, role, branch, agent code and, of a verifier, loan products of a person. */
export function MemberForm({ member }: { member: Member }) {
  const given = useAssignableRoles();
  const changed = useTeamChanged();
  const [name, setName] = useState(member.name);
  const [role, setRole] = useState(String(member.roleId));
  const [branch, setBranch] = useState(member.branch ?? '');
  const [agentCode, setAgentCode] = useState(member.agentCode);
  const branches = useBranches().data ?? [];
  const [products, setProducts] = useState<readonly string[]>(member.products);
  // A product that is no longer offered stands until it is taken away.
  const catalogue = (useProducts().data ?? []).filter(
    ({ code, retired }) => !retired || member.products.includes(code),
  );
  const isVerifier = Number(role) === roles.verifier;
  const { submit, busy, failure } = useSubmit(async () => {
    const body = {
      name,
      roleId: Number(role),
      branch: branch || null,
      agentCode: agentCode.trim(),
      ...(isVerifier ? { products: [...products] } : {}),
    };
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
        {branches.length > 0 ? (
          <PickField
            label={m.team_branch()}
            hint={m.team_branch_hint()}
            value={branch}
            choices={[
              { value: '', label: m.team_branch_none() },
              ...branches
                .filter(({ _id, closed }) => !closed || _id === branch)
                .map(({ _id, name: words, code }) => ({ value: _id, label: `${words} (${code})` })),
            ]}
            onChange={setBranch}
          />
        ) : null}
        <TextField
          name="agentCode"
          label={m.team_agent_code()}
          hint={m.team_agent_code_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={agentCode}
          onChange={(event) => setAgentCode(event.currentTarget.value)}
        />
        {isVerifier && catalogue.length > 1 ? (
          <Ticks
            legend={m.team_products()}
            hint={m.team_products_hint()}
            choices={catalogue.map(({ code, name: words }) => ({ value: code, label: words.en }))}
            chosen={products}
            onChange={setProducts}
          />
        ) : null}
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

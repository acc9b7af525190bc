import { m } from '@pramaan/messages';
import { useBranches } from '../../../lib/branches.ts';
import { PickField } from '../../../ui/PickField.tsx';

interface Props {
  /** Code of the branch; blank: the inviter’s. */
  value: string;
  onChange: (code: string) => void;
}

/** The branch that an application, or those by a link, belong to. Nothing to choose without branches. */
export function BranchField({ value, onChange }: Props) {
  const open = (useBranches().data ?? []).filter(({ closed }) => !closed);
  if (open.length === 0) return null;
  return (
    <PickField
      label={m.invite_branch()}
      value={value}
      choices={[
        { value: '', label: m.invite_branch_own() },
        ...open.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      ]}
      onChange={onChange}
    />
  );
}

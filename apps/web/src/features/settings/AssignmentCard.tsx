import { assignments } from '@pramaan/contract/working-lists.ts';
import { type Message, m } from '@pramaan/messages';
import { useTeam } from '../../lib/team.ts';
import { Card } from '../../ui/Card.tsx';
import { PickField } from '../../ui/PickField.tsx';

type Assign = (typeof assignments)[number];

const assignWords: Readonly<Record<Assign, Message>> = {
  off: m.lists_assign_off,
  'in-turn': m.lists_assign_in_turn,
  'by-load': m.lists_assign_by_load,
  'by-branch': m.lists_assign_by_branch,
  'by-product': m.lists_assign_by_product,
};

interface Props {
  assign: Assign;
  supervisor: string | null;
  onChange: (change: { assign?: Assign; supervisor?: string | null }) => void;
}

/** To whom complete applications go, and who hears of overdue ones. */
export function AssignmentCard({ assign, supervisor, onChange }: Props) {
  const team = useTeam().data ?? [];
  return (
    <Card title={m.lists_assign_title()} text={m.lists_assign_text()}>
      <PickField
        label={m.lists_assign()}
        value={assign}
        choices={assignments.map((value) => ({ value, label: assignWords[value]() }))}
        onChange={(value) => onChange({ assign: assignments.find((one) => one === value) ?? 'off' })}
      />
      <PickField
        label={m.lists_supervisor()}
        value={supervisor ?? ''}
        choices={[
          { value: '', label: m.lists_supervisor_none() },
          ...team.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(value) => onChange({ supervisor: value || null })}
      />
      <p>{m.lists_supervisor_hint()}</p>
    </Card>
  );
}

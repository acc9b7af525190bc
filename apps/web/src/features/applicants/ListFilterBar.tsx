import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { stages } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useBranches } from '../../lib/branches.ts';
import { useSegments } from '../../lib/segments.ts';
import { useSession } from '../../lib/session.tsx';
import { stageMessages } from '../../lib/stage-messages.ts';
import { useTeam } from '../../lib/team.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import classes from './Applicants.module.css';
import { type ListFilters, withFilter } from './list-address.ts';

interface Props {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

/** Of which branch, where the lender has branches. */
function BranchFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const branches = useBranches().data ?? [];
  if (branches.length === 0) return null;
  return (
    <SelectField
      quietLabel
      label={m.list_branch()}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{m.list_branch_any()}</option>
      {branches.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Status, whose, and what needs attention. They are in the address. */
export function ListFilterBar({ filters, onChange }: Props) {
  const { roleId } = useSession().who;
  // Who sees their own files alone has nobody to choose.
  const sees = accessScopeOf('list', roleId as Role) === 'lender';
  const team = useTeam(sees).data ?? [];
  const segments = useSegments().data ?? [];
  const set = (name: keyof ListFilters, value: string) => onChange(withFilter(filters, name, value));
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">{m.list_filters()}</legend>
      <SelectField
        quietLabel
        label={m.list_status()}
        value={filters.stage ?? ''}
        onChange={(event) => set('stage', event.currentTarget.value)}
      >
        <option value="">{m.list_status_any()}</option>
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {stageMessages[stage]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        quietLabel
        label={m.list_assigned()}
        value={filters.assigned ?? ''}
        onChange={(event) => set('assigned', event.currentTarget.value)}
      >
        <option value="">{m.list_assigned_any()}</option>
        <option value="me">{m.list_assigned_me()}</option>
        <option value="none">{m.list_assigned_none()}</option>
        {team
          .filter(({ self }) => !self)
          .map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
      </SelectField>
      {segments.length > 1 || filters.segment ? (
        <SelectField
          quietLabel
          label={m.list_segment()}
          value={filters.segment ?? ''}
          onChange={(event) => set('segment', event.currentTarget.value)}
        >
          <option value="">{m.list_segment_any()}</option>
          {[...new Set([...segments, ...(filters.segment ? [filters.segment] : [])])].map((segment) => (
            <option key={segment} value={segment}>
              {segment}
            </option>
          ))}
        </SelectField>
      ) : null}
      <BranchFilter value={filters.branch ?? ''} onChange={(value) => set('branch', value)} />
      <SelectField
        quietLabel
        label={m.list_findings()}
        value={filters.findings ?? ''}
        onChange={(event) => set('findings', event.currentTarget.value)}
      >
        <option value="">{m.list_findings_any()}</option>
        <option value="medium">{m.list_findings_medium()}</option>
        <option value="high">{m.list_findings_high()}</option>
        <option value="block">{m.list_findings_block()}</option>
      </SelectField>
      <Tick
        label={m.list_attention()}
        checked={filters.attention === '1'}
        onChange={(checked) => set('attention', checked ? '1' : '')}
      />
    </fieldset>
  );
}

import { type Role, reachOf } from '@pramaan/contract/roles.ts';
import { stages } from '@pramaan/contract/stages.ts';
import { t } from '../../lib/catalogue.ts';
import { useSegments } from '../../lib/segments.ts';
import { useSession } from '../../lib/session.tsx';
import { useTeam } from '../../lib/team.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Applicants.module.css';
import { type ListFilters, withFilter } from './list-address.ts';

interface Props {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

/** Status, whose, and what needs attention. They stand in the address. */
export function ListNarrowing({ filters, onChange }: Props) {
  const { roleId } = useSession().who;
  // Who sees their own files alone has nobody to choose.
  const sees = reachOf('list', roleId as Role) === 'lender';
  const team = useTeam(sees).data ?? [];
  const segments = useSegments().data ?? [];
  const set = (name: keyof ListFilters, value: string) => onChange(withFilter(filters, name, value));
  return (
    <fieldset className={classes.narrowing}>
      <legend className="visually-hidden">{t('list.filters')}</legend>
      <SelectField
        quietLabel
        label={t('list.status')}
        value={filters.stage ?? ''}
        onChange={(event) => set('stage', event.currentTarget.value)}
      >
        <option value="">{t('list.status.any')}</option>
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {t(`stage.${stage}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        quietLabel
        label={t('list.assigned')}
        value={filters.assigned ?? ''}
        onChange={(event) => set('assigned', event.currentTarget.value)}
      >
        <option value="">{t('list.assigned.any')}</option>
        <option value="me">{t('list.assigned.me')}</option>
        <option value="none">{t('list.assigned.none')}</option>
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
          label={t('list.segment')}
          value={filters.segment ?? ''}
          onChange={(event) => set('segment', event.currentTarget.value)}
        >
          <option value="">{t('list.segment.any')}</option>
          {[...new Set([...segments, ...(filters.segment ? [filters.segment] : [])])].map((segment) => (
            <option key={segment} value={segment}>
              {segment}
            </option>
          ))}
        </SelectField>
      ) : null}
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={filters.attention === '1'}
          onChange={(event) => set('attention', event.currentTarget.checked ? '1' : '')}
        />
        {t('list.attention')}
      </label>
    </fieldset>
  );
}

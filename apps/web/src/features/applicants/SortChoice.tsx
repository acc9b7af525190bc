import { m } from '@pramaan/messages';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Applicants.module.css';
import { type ListFilters, orderIn, withOrder } from './list-address.ts';
import { listColumns } from './list-columns.tsx';

interface Props {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

/** The order of the list on a phone, where columns have no heads to press. */
export function SortChoice({ filters, onChange }: Props) {
  const { sort, descending } = orderIn(filters);
  return (
    <div className={classes.sortChoice}>
      <SelectField
        label={m.list_sort()}
        value={`${sort} ${descending ? 'desc' : 'asc'}`}
        onChange={(event) => {
          const [by, order] = event.currentTarget.value.split(' ');
          onChange(withOrder(filters, { sort: by as typeof sort, descending: order === 'desc' }));
        }}
      >
        {listColumns.flatMap(({ sort: by, label }) =>
          by
            ? [
                <option key={`${by} asc`} value={`${by} asc`}>
                  {m.list_sort_up({ column: label() })}
                </option>,
                <option key={`${by} desc`} value={`${by} desc`}>
                  {m.list_sort_down({ column: label() })}
                </option>,
              ]
            : [],
        )}
      </SelectField>
    </div>
  );
}

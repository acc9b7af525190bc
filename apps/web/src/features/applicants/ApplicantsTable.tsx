import type { ListOrder } from '@pramaan/contract/calls/applicant-list.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { noteCaseOrder } from '../../lib/case-order.ts';
import { useListKeys } from '../../lib/list-keys.ts';
import { useSession } from '../../lib/session.tsx';
import classes from './Applicants.module.css';
import type { ListColumn } from './list-columns.tsx';
import type { Line } from './use-applicants.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  lines: readonly Line[];
  columns: readonly ListColumn[];
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  selection: Selection;
}

/** The head of a column; pressing it orders the list by it, pressing it again turns the order round. */
function Head({ column, order, onOrder }: { column: ListColumn } & Pick<Props, 'order' | 'onOrder'>) {
  const { label, number, sort } = column;
  const isSorted = sort === order.sort;
  const turned = isSorted ? !order.descending : sort === 'updated' || sort === 'findings';
  return (
    <th
      scope="col"
      data-number={number}
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      {sort ? (
        <button type="button" className={classes.sort} onClick={() => onOrder({ sort, descending: turned })}>
          {label()}
          <span aria-hidden="true">{isSorted ? (order.descending ? '↓' : '↑') : ''}</span>
        </button>
      ) : (
        label()
      )}
    </th>
  );
}

/** A table on wide screens, a list of cards on a phone. The whole line opens the file; a line can be chosen. */
export function ApplicantsTable({ lines, columns, order, onOrder, selection }: Props) {
  useListKeys();
  // Where the work is: findings and documents for whoever reviews, else the report.
  const part = accessScopeOf('review', useSession().who.roleId as Role) ? 'review' : 'report';
  const shown = lines.map(({ _id }) => _id);
  useEffect(() => noteCaseOrder(lines.map(({ _id }) => _id)), [lines]);
  const chosen = new Set(selection.ids);
  const all = lines.every(({ _id }) => chosen.has(_id));
  return (
    <>
      <div className={classes.box}>
        <table className={classes.table}>
          <caption className="visually-hidden">{m.applicants_title()}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.select}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={m.list_select_all()}
                    checked={all}
                    onChange={() => selection.set(all ? [] : shown)}
                  />
                </label>
              </th>
              <th scope="col">{m.applicants_name()}</th>
              {columns.map((column) => (
                <Head key={column.id} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const name = line.name || m.applicants_unnamed();
              return (
                <tr key={line._id} data-chosen={chosen.has(line._id) || undefined}>
                  <td className={classes.select}>
                    <label>
                      <input
                        type="checkbox"
                        data-select
                        aria-label={m.list_select_one({ name })}
                        checked={chosen.has(line._id)}
                        onChange={({ nativeEvent }) =>
                          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
                            ? selection.extend(line._id, shown)
                            : selection.toggle(line._id)
                        }
                      />
                    </label>
                  </td>
                  <th scope="row">
                    <Link href={`/admin/applicants/${line._id}/${part}`} className={classes.open} data-line>
                      {name}
                    </Link>
                  </th>
                  {columns.map(({ id, label, number, wraps, unlabelled, show }) => (
                    <td
                      key={id}
                      className={unlabelled ? classes.state : undefined}
                      data-label={unlabelled ? undefined : label()}
                      data-number={number}
                      data-wraps={wraps}
                    >
                      {show(line)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes.keys}>{m.applicants_keys()}</p>
    </>
  );
}

import { useState } from 'react';
import { keepCookie, readCookie } from '../../lib/cookie.ts';
import { firstColumns, type ListColumn, listColumns } from './list-columns.tsx';

const cookie = 'list_columns';

/** The columns that this person chose on this computer, in the order of all columns. */
export function useColumns() {
  const [ids, setIds] = useState<readonly string[]>(() => readCookie(cookie)?.split('.') ?? firstColumns);
  const choose = (next: readonly string[]) => {
    keepCookie(cookie, next.join('.'));
    setIds(next);
  };
  return {
    columns: listColumns.filter(({ id }) => ids.includes(id)),
    show: (id: ListColumn['id'], on: boolean) => choose(on ? [...ids, id] : ids.filter((one) => one !== id)),
    reset: () => choose(firstColumns),
  };
}

export type Columns = ReturnType<typeof useColumns>;

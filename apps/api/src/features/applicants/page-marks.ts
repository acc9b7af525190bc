import type { ListSort } from '@pramaan/contract/calls/applicant-list.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { isId } from '../../platform/ids.ts';

/** Where a page begins or ends: what the list is ordered by of a line, as the database writes it, and the line's id. */
export interface PageMark {
  key: string;
  id: string;
}

const timeShape = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d{1,6})?\+00$/;

function isTime(key: string): boolean {
  const [, day = '', time = ''] = timeShape.exec(key) ?? [];
  const at = new Date(`${day}T${time}Z`);
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(`${day}T${time}`) && day >= '0001';
}

const isCount = (key: string) => /^\d{1,4}$/.test(key);

const isKey: Readonly<Record<ListSort, (key: string) => boolean>> = {
  updated: isTime,
  due: (key) => key === 'infinity' || isTime(key),
  stage: isCount,
  findings: isCount,
  provided: isCount,
  started: isId,
};

export const writeMark = ({ key, id }: PageMark): string => `${key}~${id}`;

/** Reads a mark that the list gave in this order; throws for one that it never gave. */
export function readMark(mark: string, sort: ListSort): PageMark {
  const [key = '', id = '', ...more] = mark.split('~');
  if (more.length > 0 || !isId(id) || !isKey[sort](key))
    throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
  return { key, id };
}

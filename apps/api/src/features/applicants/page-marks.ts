import { ApiError } from '@pramaan/contract/errors.ts';
import { isId } from '../../platform/ids.ts';

/** Where a page begins or ends: the time of a line's last change, to the microsecond, and its id. */
export interface PageMark {
  at: string;
  id: string;
}

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\.\d{6}Z~(.{36})$/;

/** Reads a mark that the list gave; throws for one that it never gave. */
export function readMark(mark: string): PageMark {
  const [, second = '', id = ''] = shape.exec(mark) ?? [];
  const at = new Date(`${second}Z`);
  const real = !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(second) && second >= '0001';
  if (!real || !isId(id)) throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
  return { at: mark.slice(0, -37), id };
}

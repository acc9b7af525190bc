import type { listDrillDown } from '@pramaan/contract/calls/dashboards.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Statement } from '../../platform/sql.ts';
import type { Range } from './range.ts';

export type DrillDown = InputOf<typeof listDrillDown>['query'];

/** Where a page ends: after this moment and this row of it. */
export interface Mark {
  at: string | null;
  /** Id of the row, and of a document the instance. */
  key: string;
  instance: string;
}

export interface DrillDownRow {
  applicant_id: string;
  at: Date;
  seconds: number | null;
  about: string;
  /** The moment to the microsecond, and what tells rows of one moment apart. */
  mark: string;
}

/** The one of `known` that is named; throws BAD_REQUEST, naming all. */
export function oneOf<T extends string>(known: readonly T[], name: string | undefined, of: string): T {
  const found = known.find((one) => one === name);
  if (found) return found;
  const message = `Name ${of}: ${known.join(', ')}.`;
  throw new ApiError('BAD_REQUEST', message, [{ path: 'which', message }]);
}

/** The rows behind a figure: of what is asked, in a range, from a mark on, at most so many. */
export type Rows = (asked: DrillDown, range: Range, page: Mark, most: number) => Statement<DrillDownRow>;

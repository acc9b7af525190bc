import type { getWorkingLists } from '@pramaan/contract/calls/working-lists.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';

/** How the lender's lists work, as they are stored. */
export type WorkingLists = ResultOf<typeof getWorkingLists>;

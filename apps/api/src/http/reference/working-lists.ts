import type * as calls from '@pramaan/contract/calls/working-lists.ts';
import type { Reference } from './entry.ts';

const settings = {
  assign:
    'How complete applications are assigned: `off`, `in-turn` (to each verifier in turn), `by-load` (to the verifier with the fewest open cases), `by-branch` (to that one of the verifiers of its branch; of all if it has no branch, or nobody there is present) or `by-product` (to that one of the verifiers who work on its loan product; else of those for whom no product is named; else of all).',
  supervisor: 'Id of the team member who is told when a case is overdue; `null` for none.',
  days: 'Working days, 1 (Monday) to 7 (Sunday).',
  hours: 'Working hours in India; `null` for round the clock.',
  from: 'When the working day begins, like `09:30`.',
  until: 'When the working day ends, like `18:30`.',
  holidays: 'Days without work (YYYY-MM-DD), at most 200.',
};
const absence = {
  away: 'Your absence; `null` if you are here.',
  from: 'First day (YYYY-MM-DD); `null` if you are not away.',
  until: 'Last day (YYYY-MM-DD); `null` if you are not away.',
};

export const workingLists: Reference<typeof calls> = {
  getWorkingLists: {
    description: 'Returns how cases are assigned, and the working hours in which due times run.',
    fields: settings,
  },
  changeWorkingLists: {
    description:
      'Changes how cases are assigned, and the working hours in which due times run. Due times that are already set stay as they are.',
    fields: settings,
  },
  getAbsence: { description: 'Returns the days on which you are away.', fields: absence },
  changeAbsence: {
    description:
      'Sets the days on which you are away, both included. Cases are not assigned to you automatically on them, and your name is marked.',
    fields: absence,
  },
};

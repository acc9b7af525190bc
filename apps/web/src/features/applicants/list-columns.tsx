import type { ListSort } from '@pramaan/contract/calls/applicant-list.ts';
import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { type Message, m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { formatMobile, formatWhen } from '../../lib/format.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { Due, Missing, Product, State } from './LineCells.tsx';
import type { Line } from './use-applicants.ts';

/** A column of the list that can be shown or left out; the name always leads. */
export interface ListColumn {
  id:
    | 'reference'
    | 'mobile'
    | 'product'
    | 'segment'
    | 'branch'
    | 'agent'
    | 'stage'
    | 'assigned'
    | 'state'
    | 'provided'
    | 'due'
    | 'updated';
  label: Message;
  number?: boolean;
  /** Its text may take several lines. */
  wraps?: boolean;
  /** Names itself on a phone, where columns have no heads. */
  unlabelled?: boolean;
  /** By what the list is ordered for it; none for what has no order. */
  sort?: ListSort;
  show: (line: Line) => ReactNode;
}

/** Every column, in its order. */
export const listColumns: readonly ListColumn[] = [
  { id: 'reference', label: m.applicants_reference, sort: 'started', show: ({ reference }) => reference },
  { id: 'mobile', label: m.applicants_mobile, show: ({ mobileNo }) => formatMobile(mobileNo) },
  { id: 'product', label: m.list_product, wraps: true, show: (line) => <Product line={line} /> },
  { id: 'segment', label: m.list_segment, show: ({ segment }) => segment },
  { id: 'branch', label: m.list_branch, wraps: true, show: ({ branch }) => branch || '–' },
  { id: 'agent', label: m.list_agent, wraps: true, show: ({ agent }) => agent || '–' },
  { id: 'stage', label: m.list_status, sort: 'stage', show: ({ stage }) => stageMessages[stage]() },
  { id: 'assigned', label: m.list_assigned, wraps: true, show: ({ assignedTo }) => assignedTo || '–' },
  {
    ...{ id: 'state', label: m.applicants_state, sort: 'findings', wraps: true, unlabelled: true },
    show: (line) => (
      <>
        <State line={line} />
        <Missing line={line} />
      </>
    ),
  },
  {
    ...{ id: 'provided', label: m.applicants_provided, number: true, sort: 'provided' },
    show: ({ provided }) => provided,
  },
  {
    ...{ id: 'due', label: m.list_due_at, number: true, sort: 'due' },
    show: ({ dueAt, stage }) => (dueAt && !closedStages.includes(stage) ? <Due at={dueAt} /> : '–'),
  },
  {
    ...{ id: 'updated', label: m.applicants_updated, number: true, sort: 'updated' },
    show: ({ updatedAt }) => <time dateTime={updatedAt}>{formatWhen(updatedAt)}</time>,
  },
];

/** Shown until somebody chooses: as many as fit beside each other on a laptop. */
export const firstColumns: readonly ListColumn['id'][] = listColumns
  .map(({ id }) => id)
  .filter((id) => !['segment', 'mobile', 'provided', 'branch', 'agent'].includes(id));

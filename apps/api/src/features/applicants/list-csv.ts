import type { Readable } from 'node:stream';
import type { applicantLine } from '@pramaan/contract/calls/applicant-list.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import type * as z from 'zod/mini';
import { csvFile } from '../../sheets/csv-file.ts';

type Line = z.output<typeof applicantLine>;

const head = [
  'Application',
  'Name',
  'Mobile',
  'Segment',
  'Status',
  'Assigned to',
  'Open findings',
  'Gravest finding',
  'Need attention',
  'Documents',
  'Missing',
  'Due (UTC)',
  'Changed (UTC)',
  'Branch',
  'Agent',
  'Joins',
];

const stageNames: Readonly<Record<Stage, string>> = {
  'in-progress': 'In progress',
  ready: 'Ready',
  'in-review': 'In review',
  referred: 'Referred',
  'second-approval': 'Second approval',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

const cells = (line: Line) => [
  line.reference,
  line.name,
  line.mobileNo,
  line.segment,
  stageNames[line.stage],
  line.assignedTo,
  String(line.findings.open),
  line.findings.gravest ?? '',
  String(line.attention),
  String(line.provided),
  line.missing?.join('; ') ?? '',
  line.dueAt ?? '',
  line.updatedAt,
  line.branch,
  line.agent,
  line.joins ? `${line.joins.as} in ${line.joins.reference}` : '',
];

/** Lines of the list as CSV. */
export function applicantsCsv(lines: readonly Line[]): Readable {
  return csvFile([head, ...lines.map(cells)]);
}

import type * as calls from '@pramaan/contract/calls/audit.ts';
import type * as transparencyCalls from '@pramaan/contract/calls/transparency.ts';
import type * as usageCalls from '@pramaan/contract/calls/usage.ts';
import type { Reference } from './entry.ts';

const auditFields = {
  who: 'Id, user name or name of a person, or one of `applicant`, `link`, `key`, `system`.',
  applicant: 'Applicant id, customer id or reference.',
  action: 'Action, like `document.verified`.',
};
const usageFields = {
  who: 'Id of a person or API key, or one of `applicant`, `link`, `system`.',
  kind: '`answered`: the source was asked. `reused`: answered from a stored record, free of charge.',
  name: 'Name of the person or API key.',
  title: 'Title of the document.',
};

export const audit: Reference<typeof calls> = {
  searchAudit: {
    description:
      'Searches the audit log, newest entry first. All filters can be combined; without filters the whole log is returned. Days are Indian calendar days, both included. To read the next page, send `next` as `after`.',
    fields: { _id: 'Id of the entry.', ...auditFields },
  },
  exportAudit: {
    description:
      'Returns the audit log as CSV (RFC 4180), newest entry first, at most 50,000 rows. If there are more, the last line says so. The filters are those of the search.',
    fields: auditFields,
  },
  listArchivedMonths: {
    description:
      'Lists the months of the audit log that are archived, the newest first. Whole months older than the operator’s setting (24 months by default) leave the database and cannot be searched, but exported.',
    fields: { month: 'Month of the entries, like `2024-08`.', rows: 'Number of entries.' },
  },
  exportArchivedMonth: {
    description:
      'Returns all entries of an archived month as CSV (RFC 4180), the oldest first. IP addresses are not kept in the archive.',
    fields: { month: 'Month of the entries, like `2024-08`.' },
  },
  getAuditProof: {
    description:
      'Returns what the last signed checkpoint states of the lender’s audit log and consent ledger.',
    fields: {
      checkpoint: 'Null if there is no checkpoint yet.',
      logs: 'The lender’s two logs.',
      number: 'Number of the checkpoint.',
      day: 'Indian calendar day of the checkpoint.',
      log: '`audit`: the audit log. `consent`: the consent ledger.',
      rows: 'Number of rows that the checkpoint covers.',
      fault: 'Why the log did not verify when the checkpoint was made. Empty if it did.',
    },
  },
  getUsageByKind: {
    description:
      'Returns how many checks were used, by month and kind. `cost` is in paise at the price of each check’s day.',
    fields: usageFields,
  },
};

export const transparency: Reference<typeof transparencyCalls> = {
  listCheckpoints: {
    description:
      'Lists the signed checkpoints of the audit logs and consent ledgers, newest first. A checkpoint is a signed note (C2SP, Ed25519). It states the last hash of each log under a name that only the log’s lender can compute. Store the checkpoints: they show later whether rows were changed or removed. To read the next page, send `next` as `before`.',
    fields: {
      checkpoints: 'At most 50.',
      before: 'Only checkpoints with a smaller number are returned.',
      key: 'Public key (`name+id+key`): of today’s signatures, or of this checkpoint’s.',
      number: 'Number of the checkpoint, counted from 1 without a gap.',
      day: 'Indian calendar day of the checkpoint.',
      note: 'The checkpoint: number, hash of the text before it, day, then name and last hash of each log.',
    },
  },
};

export const usage: Reference<typeof usageCalls> = {
  getUsageByPerson: {
    description:
      'Returns how many checks were used, by month and by the person or API key that requested them. `cost` is in paise.',
    fields: { ...usageFields, who: 'Id of the person or API key, or one of `applicant`, `link`, `system`.' },
  },
  listUsage: {
    description:
      'Lists single checks, newest first, 50 on a page. All filters can be combined. To read the next page, send `next` as `after`.',
    fields: { _id: 'Id of the entry.', ...usageFields, by: 'Name of the person or API key.' },
  },
  exportUsage: {
    description:
      'Returns single checks as CSV (RFC 4180), newest first, at most 50,000 rows. If there are more, the last line says so.',
    fields: usageFields,
  },
  getApplicantUsage: {
    description:
      'Lists the checks that were made about an applicant: counts by kind, and the newest 300. Prices are not included.',
    fields: { ...usageFields, last: 'Date and time of the newest one (ISO 8601).', by: 'Who requested it.' },
  },
};

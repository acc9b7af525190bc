import type * as calls from '@pramaan/contract/calls/audit.ts';
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
  getUsageByKind: {
    description:
      'Returns how many checks were used, by month and kind. `cost` is in paise at the price of each check’s day.',
    fields: usageFields,
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

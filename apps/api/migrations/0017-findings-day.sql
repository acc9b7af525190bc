-- The day on which an application's findings were last computed: days alone make a bill old and a report stale, though nobody
-- touches the file. Null: not since this column came.
alter table applicant add column findings_day date;
create index applicant_findings_day on applicant (lender_id, findings_day nulls first)
  where stage in ('ready', 'in-review', 'referred', 'second-approval');

-- Requests that carry an Idempotency-Key, so that one that is sent again is not done again. `reply` is sealed; null while the
-- request is worked on. They are deleted after seven days, and with the applicant's records.
create table idempotency_key (
  lender_id uuid not null,
  applicant_id uuid not null,
  key uuid not null,
  request bytea not null check (length(request) = 32),
  reply bytea,
  at timestamptz not null default now(),
  primary key (lender_id, applicant_id, key),
  foreign key (lender_id, applicant_id) references applicant
);
alter table idempotency_key enable row level security;
create policy own on idempotency_key using (lender_id = current_lender());
grant select, insert, update, delete on idempotency_key to pramaan_app;

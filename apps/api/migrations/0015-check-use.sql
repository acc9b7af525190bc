-- Each check used: who asked, about whom, and what the lender said it costs. `usage` stays the sum by month and kind.

create table check_use (
  id bigint generated always as identity primary key,
  lender_id uuid not null references lender,
  at timestamptz not null default now(),
  endpoint text not null,
  -- Answered by the vendor, or from what was known and fresh.
  kind text not null check (kind in ('answered', 'reused')),
  applicant_id uuid not null references applicant,
  provider text not null,
  actor_kind text not null,
  actor_id uuid,
  -- As it was then; null while nobody said. A later price does not change what was spent.
  paise integer
);
create index on check_use (lender_id, id desc);
create index on check_use (applicant_id, id desc);

alter table check_use enable row level security;
create policy own on check_use using (lender_id = current_lender());
grant select, insert on check_use to pramaan_app;

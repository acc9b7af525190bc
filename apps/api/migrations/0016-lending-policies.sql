-- Lending policies of a lender (decision 0084), by segment, in versions. Of the published ones whose day has come, the newest counts.
create table lending_policy (
  lender_id uuid not null references lender,
  segment text not null check (segment in ('retail', 'business')),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'proposed', 'published')),
  -- The rules as the lender edits them, and the same as a decision graph (JDM), kept as it was published.
  rules jsonb not null,
  graph jsonb not null,
  effective_from timestamptz,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  proposed_by uuid,
  proposed_at timestamptz,
  published_by uuid,
  published_at timestamptz,
  primary key (lender_id, segment, version),
  foreign key (lender_id, changed_by) references staff,
  check ((state = 'draft') = (proposed_by is null)),
  check ((state = 'published') = (published_by is not null)),
  -- Publishing takes two people, whatever call is used.
  check (published_by <> proposed_by and published_by <> changed_by)
);
create unique index lending_policy_open on lending_policy (lender_id, segment) where state <> 'published';
alter table lending_policy enable row level security;
create policy own on lending_policy using (lender_id = current_lender());
grant select, insert, update, delete on lending_policy to pramaan_app;

-- When the applicant was told of the decision.
alter table decision add column told_at timestamptz;
comment on column decision.words is 'Sealed: conditions, remarks, approved amount, tenure and rate, deviations, what the policy said.';

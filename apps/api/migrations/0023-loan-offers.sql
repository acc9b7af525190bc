-- Offers on approved applications (decision 0113), in versions: at most one is open or accepted. An open one whose last day is over
-- has expired; it is marked so when the next is made.
create table loan_offer (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  decision_id uuid not null,
  version integer not null check (version > 0),
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'exited')),
  -- Sealed: the terms, and what the lender stated beside them on that day.
  words bytea not null,
  -- Of the same as it was before it was sealed: what an acceptance is of.
  terms_sha256 bytea not null check (length(terms_sha256) = 32),
  made_by uuid not null,
  made_at timestamptz not null,
  -- The last day, in Indian time, on which it can be accepted.
  valid_until date not null,
  answered_at timestamptz,
  -- In which the person read it when they answered.
  answered_in text,
  exited_at timestamptz,
  primary key (lender_id, id),
  unique (lender_id, applicant_id, version),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, decision_id) references decision,
  foreign key (lender_id, made_by) references staff,
  check ((state in ('accepted', 'declined', 'exited')) = (answered_at is not null)),
  check ((answered_at is null) = (answered_in is null)),
  check ((state = 'exited') = (exited_at is not null))
);
create unique index loan_offer_live on loan_offer (lender_id, applicant_id) where state in ('open', 'accepted');
create index loan_offer_decision on loan_offer (lender_id, decision_id);
alter table loan_offer enable row level security;
create policy own on loan_offer using (lender_id = current_lender());
grant select, insert, update, delete on loan_offer to pramaan_app;

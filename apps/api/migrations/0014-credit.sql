-- Questions to the credit bureau: under which consent each was asked, by whom, why again, and what came of it.

create table credit_enquiry (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- The row of the ledger under which it was asked.
  consent_id uuid not null,
  bureau text not null,
  state text not null default 'open'
    check (state in ('open', 'report', 'thin', 'no-hit', 'wrong-person', 'refused', 'down')),
  -- Why it was asked anew while the last answer still served.
  reason text,
  asked_kind text not null check (asked_kind in ('applicant', 'lender', 'program')),
  asked_by uuid,
  asked_at timestamptz not null,
  -- Keyed hash of name, PAN and date of birth: of others the last answer says nothing.
  asked_with bytea not null,
  settled_at timestamptz,
  -- Sealed: the person's file as the bureau answered it. Of somebody else's nothing is kept.
  report bytea check (report is null or state in ('report', 'thin'))
);
create index on credit_enquiry (applicant_id, asked_at desc);
-- One question at a time about a person, whatever two clicks or two processes do.
create unique index credit_enquiry_open on credit_enquiry (applicant_id) where state = 'open';

alter table credit_enquiry enable row level security;
create policy own on credit_enquiry using (lender_id = current_lender());
grant select, insert, update on credit_enquiry to pramaan_app;

-- Mandates by which a signed loan is repaid (decision 0125). Each row is one request to the person's bank; one waits at a time.
create table repayment_mandate (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  offer_id uuid not null,
  -- What the request is called outside: its answer names it.
  ref text not null unique check (ref ~ '^[0-9A-Za-z]{1,35}$'),
  method text not null check (method in ('nach', 'upi')),
  state text not null check (state in ('pending', 'active', 'refused', 'ended')),
  -- Sealed: which account, how much, from when to when.
  words bytea not null,
  -- The mandate's number at every bank: UMRN, or UMN of UPI.
  reference text check (reference is not null or state <> 'active'),
  -- Why it was refused; of a waiting one what somebody said without proof.
  refusal jsonb check (refusal is not null or state <> 'refused'),
  asked_by uuid not null,
  asked_at timestamptz not null,
  settled_at timestamptz check ((settled_at is null) = (state = 'pending')),
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, offer_id) references loan_offer
);
create unique index repayment_mandate_pending on repayment_mandate (lender_id, offer_id) where state = 'pending';
create index repayment_mandate_applicant on repayment_mandate (lender_id, applicant_id);
alter table repayment_mandate enable row level security;
create policy own on repayment_mandate using (lender_id = current_lender());
grant select, insert, update, delete on repayment_mandate to pramaan_app;

-- Whose request an answer is about: it arrives without a session.
create function find_repayment_mandate(p_ref text) returns table (id uuid, lender_id uuid, applicant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select m.id, m.lender_id, m.applicant_id from repayment_mandate m where m.ref = p_ref $$;
revoke all on function find_repayment_mandate(text) from public;
grant execute on function find_repayment_mandate(text) to pramaan_app;

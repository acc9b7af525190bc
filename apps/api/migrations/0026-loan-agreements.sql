-- Agreements made of an accepted offer (decision 0121): one for each, with the fingerprint of the terms that it is about.
alter table agreement add column offer_id uuid;
alter table agreement add column terms_sha256 bytea;
alter table agreement add constraint agreement_offer foreign key (lender_id, offer_id) references loan_offer;
alter table agreement add constraint agreement_terms check ((offer_id is null) = (terms_sha256 is null) and length(terms_sha256) = 32);
create unique index agreement_of_offer on agreement (lender_id, offer_id) where offer_id is not null;

-- Loans handed over to the lender's loan system, once each: the bundle lies in the file store under the id of its row.
create table loan_hand_over (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  offer_id uuid not null,
  -- Of the bundle.
  sha256 bytea not null check (length(sha256) = 32),
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (lender_id, id),
  unique (lender_id, offer_id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, offer_id) references loan_offer,
  foreign key (lender_id, made_by) references staff
);
create index loan_hand_over_applicant on loan_hand_over (lender_id, applicant_id);
alter table loan_hand_over enable row level security;
create policy own on loan_hand_over using (lender_id = current_lender());
grant select, insert, update, delete on loan_hand_over to pramaan_app;
create trigger file_is_named after insert on loan_hand_over for each row execute function file_is_named();
create trigger file_is_free after delete on loan_hand_over for each row execute function file_is_free();

-- Conditions of an approval that are met, by their place in its list: the loan is handed over when all are.
create table condition_met (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  decision_id uuid not null,
  place smallint not null check (place >= 0),
  met_by uuid not null,
  met_at timestamptz not null,
  primary key (lender_id, id),
  unique (lender_id, decision_id, place),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, decision_id) references decision,
  foreign key (lender_id, met_by) references staff
);
create index condition_met_applicant on condition_met (lender_id, applicant_id);
alter table condition_met enable row level security;
create policy own on condition_met using (lender_id = current_lender());
grant select, insert, update, delete on condition_met to pramaan_app;

-- Loan products of a lender (decision 0112), by code, in versions. The newest version of a code counts; a retired one is offered to
-- nobody. Version 0 of the default catalogue is not stored.
create table loan_product (
  lender_id uuid not null references lender,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'),
  version integer not null check (version > 0),
  retired boolean not null,
  -- Names, limits, fees, applicant types and what is asked.
  terms jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  primary key (lender_id, code, version),
  foreign key (lender_id, changed_by) references staff
);
alter table loan_product enable row level security;
create policy own on loan_product using (lender_id = current_lender());
grant select, insert on loan_product to pramaan_app;

-- The product that an application is for; null while nobody has chosen one. The case file holds the version's terms.
alter table applicant add column product_code text, add column product_version integer;

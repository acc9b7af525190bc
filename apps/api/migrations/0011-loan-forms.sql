-- Banks' application forms: the answers that a person kept, and the papers made of them.

create table loan_form (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- By name, as the contract lists them.
  bank text not null,
  form_type text not null,
  version integer not null default 1,
  -- Every question that must be answered was.
  complete boolean not null,
  -- Sealed: the answers.
  answers bytea not null,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  unique (applicant_id, bank, form_type)
);

-- A paper that was made here, or that came from outside. Of one that is not kept as a file the digest alone is here:
-- by it the same bytes are known when they come back.
create table form_paper (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  bank text not null,
  form_type text not null,
  sha256 bytea not null,
  -- Of the answers that it prints; null for a paper from outside.
  version integer,
  upload_id uuid references upload,
  at timestamptz not null default now(),
  unique (applicant_id, bank, form_type, sha256)
);
create index on form_paper (applicant_id, at desc) where upload_id is not null;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['loan_form', 'form_paper'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update on %I to pramaan_app', tenant_table);
  end loop;
end $$;

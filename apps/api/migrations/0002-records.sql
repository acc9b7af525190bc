-- Verification records with their history, the sealed whole of each file, drafts, uploads, shares, audit, usage.

create table verification (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  document text not null,
  method text not null,
  slot smallint not null default 1,
  status text not null,
  -- Keyed hash of what was asked: an identical question is answered from here while it is fresh.
  asked bytea,
  request bytea,
  result bytea,
  source text not null,
  provider text not null,
  checks jsonb not null default '[]',
  verified_at timestamptz not null,
  verified_by uuid,
  version integer not null default 1,
  unique (applicant_id, document, method, slot)
);
create index on verification (lender_id, status) where status in ('pending', 'source_down');

create table verification_history (
  like verification,
  replaced_at timestamptz not null default now()
);
create index on verification_history (applicant_id, document, method, slot);

-- The whole file of an applicant as it is served: checked, compressed and sealed once when written, opened as bytes
-- when read.
create table file_snapshot (
  applicant_id uuid not null references applicant,
  lender_id uuid not null references lender,
  view text not null check (view in ('plain', 'masked')),
  sealed bytea not null,
  updated_at timestamptz not null default now(),
  primary key (applicant_id, view)
);
-- Sealed bytes do not compress; trying costs time on every write.
alter table file_snapshot alter column sealed set storage external;
alter table verification alter column result set storage external;

create table draft (
  applicant_id uuid primary key references applicant,
  lender_id uuid not null references lender,
  version integer not null,
  sealed bytea not null,
  saved_at timestamptz not null default now()
);

create table upload (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  document text not null,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  name bytea not null,
  uploaded_by uuid,
  created_at timestamptz not null default now()
);
create index on upload (applicant_id);

create table share (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  token_hash bytea not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on share (applicant_id);

create table share_view (
  share_id uuid not null references share,
  lender_id uuid not null references lender,
  viewed_at timestamptz not null default now(),
  ip text not null
);
create index on share_view (share_id);

create table audit (
  id bigint generated always as identity primary key,
  -- No foreign key: checking one locks the lender's row for each line, against every other reader of that lender.
  -- The policy below takes no lender but the transaction's own.
  lender_id uuid not null,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  applicant_id uuid,
  detail jsonb not null default '{}',
  ip text not null default '',
  request_id text not null default ''
);
create index on audit (lender_id, at desc);
create index on audit (applicant_id, at desc);

create table usage (
  lender_id uuid not null references lender,
  month date not null,
  endpoint text not null,
  answered integer not null default 0,
  reused integer not null default 0,
  primary key (lender_id, month, endpoint)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['verification', 'verification_history', 'file_snapshot', 'draft', 'upload', 'share', 'share_view', 'audit', 'usage'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
  end loop;
end $$;
grant select, insert, update on verification, file_snapshot, draft, upload, share, usage to pramaan_app;
grant delete on upload to pramaan_app;
-- History, views and audit are only ever added to.
grant select, insert on verification_history, share_view, audit to pramaan_app;

create function keep_history() returns trigger language plpgsql as $$
begin
  insert into verification_history select old.*, now();
  return new;
end $$;
create trigger keep_history before update on verification for each row execute function keep_history();

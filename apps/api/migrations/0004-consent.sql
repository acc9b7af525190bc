-- Consent links, verified contacts, the consent ledger, and the messages that carry links and codes.

create table consent_link (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  kind text not null check (kind in ('mobile', 'personal', 'business')),
  token_hash bytea not null unique,
  -- Sealed: the address it was sent to. A code is only ever sent there.
  address bytea not null,
  address_hash bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  -- The code was verified; the link may now be agreed on, once.
  verified_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  message_id uuid
);
create index on consent_link (applicant_id, created_at desc);

-- A person's number or address, proved theirs by a code.
create table contact (
  applicant_id uuid not null references applicant,
  lender_id uuid not null references lender,
  kind text not null check (kind in ('mobile', 'personal', 'business')),
  address_hash bytea not null,
  verified_at timestamptz not null default now(),
  primary key (applicant_id, kind)
);

-- Who agreed to what. Each row holds the hash of the one before it in its lender's chain; none is ever changed.
create table consent_event (
  lender_id uuid not null references lender,
  place bigint not null,
  id uuid not null unique,
  applicant_id uuid not null references applicant,
  action text not null check (action in ('given', 'withdrawn')),
  purpose text not null,
  notice_version text not null,
  notice_hash bytea not null,
  language text not null,
  channel text not null,
  link_id uuid,
  ip text not null,
  at timestamptz not null,
  previous bytea not null,
  hash bytea not null,
  primary key (lender_id, place)
);
create index on consent_event (applicant_id, purpose, place desc);

-- The consent under which a record was made.
alter table verification add column consent_id uuid;
alter table verification_history drop column replaced_at;
alter table verification_history add column consent_id uuid;
alter table verification_history add column replaced_at timestamptz not null default now();

create table message (
  id uuid primary key,
  lender_id uuid not null references lender,
  channel text not null check (channel in ('sms', 'email')),
  template text not null,
  address_hash bytea not null,
  -- Sealed: address and text; emptied once delivered.
  payload bytea,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  -- Until then the try under way is the only one.
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on message (lender_id, address_hash, created_at);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['consent_link', 'contact', 'consent_event', 'message'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
  end loop;
end $$;
grant select, insert, update on consent_link, contact, message to pramaan_app;
-- The ledger is only ever added to.
grant select, insert on consent_event to pramaan_app;

create function find_consent_link(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, branding jsonb, settings jsonb, applicant_id uuid, kind text, address bytea, address_hash bytea,
                 expires_at timestamptz, verified_at timestamptz, used_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.lender_id, l.name, l.branding, l.settings, c.applicant_id, c.kind, c.address, c.address_hash, c.expires_at, c.verified_at, c.used_at, c.revoked_at
    from consent_link c join lender l on l.id = c.lender_id
    where c.token_hash = p_token_hash
  $$;

-- Which link a code was for: the code's memo names it by id.
create function find_consent_link_by_id(p_id uuid)
  returns table (lender_id uuid, applicant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select lender_id, applicant_id from consent_link where id = p_id $$;

-- Every lender's id and code: what the ledger's proof walks through.
create function list_lenders() returns table (id uuid, code text, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, code, name from lender order by code $$;

do $$
declare f text;
begin
  foreach f in array array['find_consent_link(bytea)', 'find_consent_link_by_id(uuid)', 'list_lenders()'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

-- What is kept how long, what was erased, passkeys, and how a lender looks and speaks.

-- The day on which the loan of an approved application was over: its clock begins then.
alter table applicant add column loan_ended_on date;

-- Nothing of an applicant is erased while one of these stands.
create table legal_hold (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- Sealed.
  reason bytea not null,
  set_by uuid,
  set_at timestamptz not null default now(),
  lifted_by uuid,
  lifted_at timestamptz
);
create unique index on legal_hold (applicant_id) where lifted_at is null;

-- Somebody wants an applicant's data erased; two people of the lender carry it out, or it is refused with a reason.
create table erasure_request (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- Of the applicant; otherwise somebody of the lender wrote down what was asked by letter or at the counter.
  by_person boolean not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'refused', 'withdrawn', 'done')),
  asked_at timestamptz not null default now(),
  proposed_by uuid,
  proposed_at timestamptz,
  -- Sealed: why it was refused, in the lender's words to the person.
  reason bytea,
  closed_by uuid,
  closed_at timestamptz,
  check (closed_by is null or state <> 'done' or closed_by <> proposed_by)
);
create index on erasure_request (applicant_id, asked_at desc);
create unique index on erasure_request (applicant_id) where state in ('open', 'proposed');

-- What was erased: no personal data, and no more of the applicant than the id that the audit log has.
create table erasure (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null,
  cause text not null check (cause in ('clock', 'request')),
  ending text not null,
  -- All of the applicant; otherwise `kinds` alone.
  whole boolean not null,
  kinds text[] not null,
  -- The rule of each kind at that time: kind → days.
  rule jsonb not null,
  -- Kind → rows and files.
  counts jsonb not null,
  -- SHA-256 over the sorted SHA-256 of every record and file.
  digest bytea not null,
  asked_at timestamptz,
  proposed_by uuid,
  confirmed_by uuid,
  erased_at timestamptz not null,
  -- Of the link by which the person fetches the certificate.
  token_hash bytea unique
);
create index on erasure (lender_id, erased_at desc, id desc);

-- Files whose rows are gone, until their bytes are gone too.
create table file_to_remove (
  id uuid primary key,
  lender_id uuid not null references lender,
  queued_at timestamptz not null default now()
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['legal_hold', 'erasure_request', 'erasure', 'file_to_remove'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
  end loop;
end $$;
grant select, insert, update on legal_hold, erasure_request to pramaan_app;
grant select, insert on erasure to pramaan_app;
grant select, insert, delete on file_to_remove to pramaan_app;
grant delete on message to pramaan_app;

-- The ledger is a chain: its rows stay, and name an id that leads to nobody any more.
alter table consent_event drop constraint consent_event_applicant_id_fkey;
-- What a check cost stays in the count of the month.
alter table check_use drop constraint check_use_applicant_id_fkey;
-- A certificate of erasure is a paper about nobody.
alter table paper alter column applicant_id drop not null;

-- Tables with rows of one applicant that outlive them: none holds personal data.
create function outlives_applicant(p_table text) returns boolean language sql immutable
  as $$ select p_table in ('audit', 'check_use', 'consent_event', 'erasure', 'webhook_delivery') $$;

/*
 * Takes away rows of an applicant of the lender in whose transaction it is called: of the tables named (null: of every
 * table there is with such rows, and the applicant), and the records of the documents named. Tables that refer to each
 * other are tried in rounds, so that a table which a later migration adds needs nothing here.
 */
create function erase_rows(p_applicant uuid, p_tables text[], p_documents text[])
  returns table (from_table text, rows bigint)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  one text;
  left_over text[];
  again text[];
  gone bigint;
begin
  if not exists (select from applicant a where a.id = p_applicant and a.lender_id = current_lender()) then
    return;
  end if;
  if exists (select from legal_hold h where h.applicant_id = p_applicant and h.lifted_at is null) then
    raise exception 'a legal hold stands';
  end if;
  if p_tables is null then
    delete from share_view v using share s where s.id = v.share_id and s.applicant_id = p_applicant;
  end if;
  select array_agg(c.table_name::text order by c.table_name) into left_over
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'applicant_id' and t.table_type = 'BASE TABLE'
    and not outlives_applicant(c.table_name) and (p_tables is null or c.table_name = any (p_tables));
  for round in 1 .. 10 loop
    again := '{}';
    foreach one in array coalesce(left_over, '{}') loop
      begin
        execute format('delete from %I where applicant_id = $1', one) using p_applicant;
        get diagnostics gone = row_count;
        if gone > 0 then from_table := one; rows := gone; return next; end if;
      exception when foreign_key_violation then
        again := again || one;
      end;
    end loop;
    left_over := again;
    exit when cardinality(left_over) = 0;
  end loop;
  if cardinality(left_over) > 0 then
    raise exception 'rows of an applicant could not be taken away: %', left_over;
  end if;
  if p_tables is null then
    delete from applicant where id = p_applicant;
    return;
  end if;
  delete from review where applicant_id = p_applicant and split_part(place, '.', 1) = any (p_documents);
  foreach one in array array['verification', 'verification_history', 'upload', 'half_upload', 'handover'] loop
    execute format('delete from %I where applicant_id = $1 and document = any($2)', one) using p_applicant, p_documents;
    get diagnostics gone = row_count;
    if gone > 0 then from_table := one; rows := gone; return next; end if;
  end loop;
end $$;

-- Addresses of erased people's browsers leave the log a year after (DPDP rule 8 wants them that long).
create function forget_old_addresses(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update audit a set ip = '' where a.at < p_before and a.ip <> '' and a.applicant_id in (select e.applicant_id from erasure e where e.whole)
  $$;
create function forget_old_deliveries(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from webhook_delivery where happened_at < p_before $$;
create function forget_old_visits(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from locker_visit where expires_at < p_before $$;

-- Messages that were sent or given up, unless something still tells how they fared.
create function forget_old_messages(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from message m where m.created_at < p_before and m.state <> 'queued'
      and not exists (select from ask a where a.message_id = m.id) and not exists (select from consent_link c where c.message_id = m.id)
  $$;

create function find_erasure(p_token_hash bytea) returns table (id uuid, lender_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select e.id, e.lender_id from erasure e where e.token_hash = p_token_hash $$;

-- A staff member's passkeys (WebAuthn): as second factor, and instead of the password.
create table passkey (
  id uuid primary key,
  lender_id uuid not null references lender,
  staff_id uuid not null references staff,
  name text not null,
  -- As the browser names it, base64url.
  credential text not null unique,
  public_key bytea not null,
  -- As the authenticator counts its uses; 0 for ever when it does not.
  counter bigint not null,
  transports text[] not null default '{}',
  -- It is kept in a cloud, and may be on several devices.
  synced boolean not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on passkey (staff_id);
alter table passkey enable row level security;
create policy own on passkey using (lender_id = current_lender());
grant select, insert, update, delete on passkey to pramaan_app;

-- What an authenticator is to sign. Of nobody yet when somebody comes in by it.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'enter')),
  staff_id uuid,
  expires_at timestamptz not null
);
grant select, insert, delete on passkey_challenge to pramaan_app;

create function find_passkey(p_credential text)
  returns table (id uuid, lender_id uuid, lender_name text, staff_id uuid, role smallint, status smallint, name text, password_hash text,
                 public_key bytea, counter bigint, transports text[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.id, k.lender_id, l.name, s.id, s.role, s.status, s.name, s.password_hash, k.public_key, k.counter, k.transports
    from passkey k join staff s on s.id = k.staff_id join lender l on l.id = k.lender_id
    where k.credential = p_credential
  $$;

do $$
declare f text;
begin
  foreach f in array array['erase_rows(uuid, text[], text[])', 'forget_old_addresses(timestamptz)', 'forget_old_deliveries(timestamptz)',
    'forget_old_visits(timestamptz)', 'forget_old_messages(timestamptz)', 'find_erasure(bytea)', 'find_passkey(text)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

-- A lender's mark: drawn anew from what was sent, so that nothing of a stranger's file is in it.
create table lender_logo (
  lender_id uuid primary key references lender,
  png bytea not null,
  width integer not null,
  height integer not null,
  sha256 bytea not null,
  set_at timestamptz not null default now()
);
alter table lender_logo enable row level security;
create policy own on lender_logo using (lender_id = current_lender());
grant select, insert, update, delete on lender_logo to pramaan_app;

create function find_logo(p_sha256 bytea) returns table (png bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select l.png from lender_logo l where l.sha256 = p_sha256 limit 1 $$;
revoke all on function find_logo(bytea) from public;
grant execute on function find_logo(bytea) to pramaan_app;

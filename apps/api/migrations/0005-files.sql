-- What was read of a file, files that come in parts, and pictures that a phone takes for a desktop.

-- Sealed: what was read of it, the cuts of the picture that show it, and who signed it.
alter table upload add column reading bytea;

-- How sure the least sure value of a record is, and the file it was read from.
alter table verification add column confidence real check (confidence between 0 and 1);
alter table verification add column upload_id uuid;
alter table verification_history drop column replaced_at;
alter table verification_history add column confidence real;
alter table verification_history add column upload_id uuid;
alter table verification_history add column replaced_at timestamptz not null default now();

-- A file of which a part has come. Its parts lie in the file store under ids of their own.
create table half_upload (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  document text not null,
  -- Sealed: the file's name.
  name bytea not null,
  bytes integer not null,
  received integer not null default 0,
  parts uuid[] not null default '{}',
  started_by uuid,
  started_at timestamptz not null default now(),
  -- What the whole file became: the same answer for whoever asks again because the first was lost.
  arrived jsonb
);
create index on half_upload (applicant_id);
create index on half_upload (started_at);

-- A one-time link: whoever holds it may send one picture, and nothing else.
create table handover (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  document text not null,
  token_hash bytea not null unique,
  started_by uuid,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  upload_id uuid,
  -- What the file became, as its upload answers.
  covered integer,
  opened_with text
);
create index on handover (expires_at);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['half_upload', 'handover'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update, delete on %I to pramaan_app', tenant_table);
  end loop;
end $$;

create function find_handover(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, branding jsonb, applicant_id uuid, document text, expires_at timestamptz, upload_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select h.id, h.lender_id, l.name, l.branding, h.applicant_id, h.document, h.expires_at, h.upload_id
    from handover h join lender l on l.id = h.lender_id
    where h.token_hash = p_token_hash
  $$;

-- Half-sent files and links that nobody waits for any more, whosever they are: their parts are taken away too.
create function forget_half_uploads(p_before timestamptz)
  returns table (lender_id uuid, parts uuid[])
  language sql security definer set search_path = public, pg_temp
  as $$ delete from half_upload h where h.started_at < p_before returning h.lender_id, h.parts $$;
create function forget_handovers(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from handover where expires_at < p_before $$;

do $$
declare f text;
begin
  foreach f in array array['find_handover(bytea)', 'forget_half_uploads(timestamptz)', 'forget_handovers(timestamptz)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

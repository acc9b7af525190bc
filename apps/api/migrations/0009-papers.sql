-- Papers that we made, so that whoever is handed one can tell whether it is ours; keys that fetch one without a login.

create table paper (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- A report, 'bank-statement', or the place of one card.
  kind text not null,
  -- Of the secret in its QR code.
  token_hash bytea not null unique,
  -- Of the file, its signature included.
  sha256 bytea not null unique,
  made_by_kind text not null,
  made_by uuid,
  made_at timestamptz not null default now()
);
create index on paper (applicant_id, made_at desc);
alter table paper enable row level security;
create policy own on paper using (lender_id = current_lender());
-- Papers are only ever added.
grant select, insert on paper to pramaan_app;

-- Null: the link opens the report as a page. Otherwise it fetches this paper, and nothing else.
alter table share add column paper text;
alter table share add column language text not null default 'en';

drop function find_share(bytea);
create function find_share(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, applicant_id uuid, created_at timestamptz, expires_at timestamptz, paper text, language text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.lender_id, l.name, s.applicant_id, s.created_at, s.expires_at, s.paper, s.language
    from share s join lender l on l.id = s.lender_id
    where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now()
  $$;

-- What anybody may know of a paper who holds it or scanned its code: whose, of what kind, of which day. Nothing personal.
create function find_paper(p_token_hash bytea, p_sha256 bytea)
  returns table (lender_name text, kind text, made_at timestamptz, sha256 bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.name, p.kind, p.made_at, p.sha256
    from paper p join lender l on l.id = p.lender_id
    where p.token_hash = p_token_hash or p.sha256 = p_sha256
  $$;

do $$
declare f text;
begin
  foreach f in array array['find_share(bytea)', 'find_paper(bytea, bytea)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

-- What must be known before a lender is: who is logging in, with which code, from which session or link.
-- Each is one narrow function of the owner, so that the app's role itself never reads across lenders.

create table otp (
  id uuid primary key,
  purpose text not null,
  address_hash bytea not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Sealed: what a registration said of the person, kept until the code proves the number theirs.
  memo bytea
);
create index on otp (address_hash, purpose, created_at desc);
grant select, insert, update, delete on otp to pramaan_app;

-- Failed tries in a window, by keyed hash of a login or an address; survives a restart.
create table attempt (
  key bytea primary key,
  tries integer not null,
  window_ends timestamptz not null
);
grant select, insert, update, delete on attempt to pramaan_app;

create function find_staff(p_user_name text, p_mobile bytea)
  returns table (id uuid, lender_id uuid, lender_name text, role smallint, status smallint, name text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.lender_id, l.name, s.role, s.status, s.name, s.password_hash
    from staff s join lender l on l.id = s.lender_id
    where s.user_name = p_user_name or s.mobile_hash = p_mobile
  $$;

create function find_applicants(p_mobile bytea, p_cust_id text)
  returns table (id uuid, lender_id uuid, lender_code text, mobile_hash bytea, segment text, cust_id text, yodlee_user_id text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.lender_id, l.code, a.mobile_hash, a.segment, a.cust_id, a.yodlee_user_id, a.created_at
    from applicant a join lender l on l.id = a.lender_id
    where a.mobile_hash = p_mobile or a.cust_id = p_cust_id
    -- One's own application comes before one where one only applies along.
    order by a.applies_with is not null, a.created_at
  $$;

create function find_lender(p_code text)
  returns table (id uuid, code text, name text, branding jsonb, settings jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, code, name, branding, settings from lender where code = p_code $$;

-- Data keys are wrapped: useless without the key-encryption key, which the database never sees.
create function find_data_key(p_lender uuid)
  returns table (data_key bytea, data_key_wrapped_by text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select data_key, data_key_wrapped_by from lender where id = p_lender $$;

-- One question per request: whose session is this, and how does its person stand to the applicant in question?
-- Requests that come at the same time ask in one call; `asked` is the place of each. In PL/pgSQL, which plans it once
-- a connection; before PostgreSQL 18 plain SQL would plan it at each call.
create function authorise(p_sessions uuid[], p_cookie_hashes bytea[], p_applicants uuid[])
  returns table (asked integer, session uuid, lender_id uuid, staff_id uuid, applicant_id uuid, role smallint,
                 expires_at timestamptz, seen_at timestamptz, may_set_password boolean,
                 applicant_lender uuid, assigned_to uuid, referred_by uuid, applies_with uuid)
  language plpgsql stable rows 10 security definer set search_path = public, pg_temp
  as $$
#variable_conflict use_column
begin
  return query
    select q.place::integer, s.id, s.lender_id, s.staff_id, s.applicant_id, s.role,
           s.expires_at, s.seen_at, s.may_set_password,
           a.lender_id, a.assigned_to, a.referred_by, a.applies_with
    from unnest(p_sessions, p_cookie_hashes, p_applicants) with ordinality as q(session, cookie_hash, applicant, place)
    join session s on s.id = q.session and s.cookie_hash = q.cookie_hash
    left join staff m on m.id = s.staff_id
    left join applicant a on a.id = q.applicant
    where s.ended_at is null and s.expires_at > now() and (s.staff_id is null or m.role = 1 or m.status = 1);
end $$;

create function find_share(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, applicant_id uuid, created_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.lender_id, l.name, s.applicant_id, s.created_at, s.expires_at
    from share s join lender l on l.id = s.lender_id
    where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now()
  $$;

-- A new lender comes with its wrapped key; the demo and the operator's tool use this.
create function add_lender(p_id uuid, p_code text, p_name text, p_branding jsonb, p_settings jsonb, p_data_key bytea, p_wrapped_by text)
  returns void language sql security definer set search_path = public, pg_temp
  as $$
    insert into lender (id, code, name, branding, settings, data_key, data_key_wrapped_by)
    values (p_id, p_code, p_name, p_branding, p_settings, p_data_key, p_wrapped_by)
  $$;

-- The most asked question of all, whole in one statement: files as bytes, and the audit row of reading each. Every
-- file is looked for under its own reader's lender, by the policies of the tables.
create function read_files(p_lenders uuid[], p_applicants uuid[], p_views text[], p_actor_kinds text[], p_actors uuid[], p_ips text[], p_requests text[])
  returns table (asked integer, file bytea) language plpgsql rows 10 set search_path = public, pg_temp
  as $$
begin
  for place in 1 .. cardinality(p_lenders) loop
    perform set_config('app.lender', p_lenders[place]::text, true);
    select sealed into file from file_snapshot where applicant_id = p_applicants[place] and view = p_views[place];
    if file is not null then
      insert into audit (lender_id, actor_kind, actor_id, action, applicant_id, ip, request_id)
      values (p_lenders[place], p_actor_kinds[place], p_actors[place], 'file.read', p_applicants[place], p_ips[place], p_requests[place]);
      asked := place;
      return next;
    end if;
  end loop;
end $$;

do $$
declare f text;
begin
  foreach f in array array['find_staff(text, bytea)', 'find_applicants(bytea, text)', 'find_lender(text)', 'find_data_key(uuid)',
      'authorise(uuid[], bytea[], uuid[])', 'find_share(bytea)', 'add_lender(uuid, text, text, jsonb, jsonb, bytea, text)',
      'read_files(uuid[], uuid[], text[], text[], uuid[], text[], text[])'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

-- The job queue keeps its own tables, in a schema the app's role owns.
create schema if not exists jobs authorization pramaan_app;

-- A lender looks after its own: people and their invitations, sessions with their devices.

-- Sealed: mobile number and e-mail address, for links and codes.
alter table staff add column contact bytea;
-- Null: invited, and no password chosen yet.
alter table staff alter column password_hash drop not null;

alter table session add column device text not null default '';
alter table session add column ip text not null default '';

create table staff_invitation (
  id uuid primary key,
  lender_id uuid not null references lender,
  staff_id uuid not null references staff,
  token_hash bytea not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on staff_invitation (staff_id);

-- The log is read newest first, by what was written last.
create index on audit (lender_id, id desc);

alter table staff_invitation enable row level security;
create policy own on staff_invitation using (lender_id = current_lender());
grant select, insert, update on staff_invitation to pramaan_app;

-- Who is invited by this link; nobody when it is used, over, or taken back.
create function find_invitation(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, staff_id uuid, name text, role smallint, user_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.id, i.lender_id, l.name, s.id, s.name, s.role, s.user_name
    from staff_invitation i join staff s on s.id = i.staff_id join lender l on l.id = i.lender_id
    where i.token_hash = p_token_hash and i.used_at is null and i.expires_at > now() and s.status = 1 and s.password_hash is null
  $$;
revoke all on function find_invitation(bytea) from public;
grant execute on function find_invitation(bytea) to pramaan_app;

-- Programs come in by keys. A key is kept as its hash; `shown` is its beginning, by which people tell keys apart.
create table api_key (
  id uuid primary key,
  lender_id uuid not null references lender,
  name text not null,
  key_hash bytea not null unique,
  shown text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index on api_key (lender_id);

-- Where a lender's own programs hear of what happened. The secret that signs is sealed.
create table webhook (
  id uuid primary key,
  lender_id uuid not null references lender,
  url text not null,
  events text[] not null,
  secret bytea not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index on webhook (lender_id) where removed_at is null;

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  lender_id uuid not null references lender,
  webhook_id uuid not null references webhook,
  -- The same for each try and for every webhook: who hears of an event twice can tell.
  event_id uuid not null,
  event text not null,
  applicant_id uuid,
  facts jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  -- `new`: no job looks after it yet.
  state text not null default 'new' check (state in ('new', 'waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  status integer,
  error text not null default '',
  tried_at timestamptz
);
create index on webhook_delivery (webhook_id, happened_at desc, id desc);
create index on webhook_delivery (happened_at) where state = 'new';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['api_key', 'webhook', 'webhook_delivery'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
  end loop;
end $$;
grant select, insert, update on api_key, webhook, webhook_delivery to pramaan_app;

-- What is audited is told, in the same transaction, to every webhook that asked for it.
create function tell_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (lender_id, webhook_id, event_id, event, applicant_id, facts, happened_at)
  select w.lender_id, w.id, gen.id, new.action, new.applicant_id, new.detail, new.at
  from webhook w, (select gen_random_uuid() as id) gen
  where w.lender_id = new.lender_id and w.active and w.removed_at is null and new.action = any (w.events);
  return null;
end $$;
-- Reading a file is no event, and the most frequent row of all.
create trigger tell_webhooks after insert on audit for each row when (new.action <> 'file.read') execute function tell_webhooks();

-- Takes deliveries that no job looks after yet, of every lender; the caller makes their jobs in the same transaction.
create function take_new_deliveries(p_most integer)
  returns table (id uuid, lender_id uuid)
  language sql security definer set search_path = public, pg_temp
  as $$
    update webhook_delivery d set state = 'waiting'
    where d.id in (select n.id from webhook_delivery n where n.state = 'new' order by n.happened_at limit p_most for update skip locked)
    returning d.id, d.lender_id
  $$;

-- Whose key is this, what may it do, and whose is the applicant in question?
create function authorise_key(p_key_hash bytea, p_applicant uuid)
  returns table (id uuid, lender_id uuid, scopes text[], used_at timestamptz, applicant_lender uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.id, k.lender_id, k.scopes, k.used_at, a.lender_id
    from api_key k left join applicant a on a.id = p_applicant
    where k.key_hash = p_key_hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
  $$;

do $$
declare f text;
begin
  foreach f in array array['take_new_deliveries(integer)', 'authorise_key(bytea, uuid)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

-- A second factor: the secret of an authenticator app, sealed, and codes for the day the phone is lost, hashed.
create table staff_factor (
  staff_id uuid primary key references staff,
  lender_id uuid not null references lender,
  secret bytea not null,
  -- Null: begun, and no code of it was seen yet; it guards nothing.
  confirmed_at timestamptz,
  -- The newest time step whose code was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table staff_recovery (
  staff_id uuid not null references staff,
  lender_id uuid not null references lender,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['staff_factor', 'staff_recovery'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on staff_factor, staff_recovery to pramaan_app;

-- Opened without the second factor that the lender or the person wants: good for one's own account alone.
alter table session add column own_only boolean not null default false;

drop function authorise(uuid[], bytea[], uuid[]);
create function authorise(p_sessions uuid[], p_cookie_hashes bytea[], p_applicants uuid[])
  returns table (asked integer, session uuid, lender_id uuid, staff_id uuid, applicant_id uuid, role smallint,
                 expires_at timestamptz, seen_at timestamptz, may_set_password boolean, own_only boolean,
                 applicant_lender uuid, assigned_to uuid, referred_by uuid, applies_with uuid)
  language plpgsql stable rows 10 security definer set search_path = public, pg_temp
  as $$
#variable_conflict use_column
begin
  return query
    select q.place::integer, s.id, s.lender_id, s.staff_id, s.applicant_id, s.role,
           s.expires_at, s.seen_at, s.may_set_password, s.own_only,
           a.lender_id, a.assigned_to, a.referred_by, a.applies_with
    from unnest(p_sessions, p_cookie_hashes, p_applicants) with ordinality as q(session, cookie_hash, applicant, place)
    join session s on s.id = q.session and s.cookie_hash = q.cookie_hash
    left join staff m on m.id = s.staff_id
    left join applicant a on a.id = q.applicant
    where s.ended_at is null and s.expires_at > now() and (s.staff_id is null or m.role = 1 or m.status = 1);
end $$;
revoke all on function authorise(uuid[], bytea[], uuid[]) from public;
grant execute on function authorise(uuid[], bytea[], uuid[]) to pramaan_app;

-- Login through the lender's own OpenID provider. Its client secret is sealed; issuer and client id stand in settings.
alter table lender add column oidc_secret bytea;
-- Keyed hash of the e-mail address by which the provider's people are known here, and the provider's own id of the
-- person from their first login on: an address that is given to another later opens nothing.
alter table staff add column email_hash bytea;
alter table staff add column oidc_subject text;
create unique index on staff (lender_id, email_hash);

create table oidc_visit (
  id uuid primary key,
  lender_id uuid not null references lender,
  state_hash bytea not null unique,
  -- Of the cookie in the browser that began: another cannot be made to finish.
  browser_hash bytea not null,
  -- Sealed: PKCE verifier and nonce.
  secret bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
alter table oidc_visit enable row level security;
create policy own on oidc_visit using (lender_id = current_lender());
grant select, insert, update, delete on oidc_visit to pramaan_app;

create function find_oidc_visit(p_state_hash bytea) returns table (id uuid, lender_id uuid, browser_hash bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select v.id, v.lender_id, v.browser_hash from oidc_visit v
    where v.state_hash = p_state_hash and v.used_at is null and v.expires_at > now()
  $$;
revoke all on function find_oidc_visit(bytea) from public;
grant execute on function find_oidc_visit(bytea) to pramaan_app;

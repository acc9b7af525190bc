-- The schema of the first release, section by section: tenants, applicants, access, records, files, consent and messages,
-- bank, locker, eSign, issued documents, application forms, review, administration, credit, dashboards, retention, locks,
-- and at the end what the application's role may do.
--
-- Rules for every table here and in later migrations:
--
-- * A tenant table has `lender_id`, and its primary key starts with it. Foreign keys between tenant tables carry it too,
--   so that a row can refer only to rows of its own lender, and one lender's rows can later live together on one shard
--   (docs/decisions/0062-one-baseline-composite-keys.md). A table refers to `lender` itself only where no other foreign
--   key proves that the lender exists.
-- * Unique constraints and indexes start with `lender_id`. The exceptions say "Global" and why: the lookup happens before
--   the lender is known, or it is maintenance across all lenders.
-- * Row-level security shows and accepts only the rows of the lender in whose transaction a statement runs.
-- * An applied migration never changes. Its SHA-256 is stored, and a difference refuses the start. Write a new file.
--
-- "Sealed" columns are encrypted by the application under the lender's data key. "Keyed hash" columns allow a lookup
-- without revealing the value.

---------------------------------------------------------------------------------------------------------------- Tenants

-- The role that row-level security binds. An owner who may not create roles finds it there already (deploy/roles.sql).
do $$ begin
  if not exists (select from pg_roles where rolname = 'pramaan_app') then
    create role pramaan_app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant pramaan_app to %I', current_user);
exception when others then null;
end $$;
grant usage on schema public to pramaan_app;

-- The lender whose rows this transaction may see. Null outside a tenant transaction, which then sees none.
create function current_lender() returns uuid language sql stable
  as $$ select nullif(current_setting('app.lender', true), '')::uuid $$;

create table lender (
  id uuid primary key,
  code text not null unique,
  name text not null,
  branding jsonb not null default '{}',
  settings jsonb not null default '{}',
  -- This lender's data key, wrapped by the key-encryption key whose id is in the next column.
  data_key bytea not null,
  data_key_wrapped_by text not null,
  -- Sealed: client secret for login through the lender's own OpenID provider. Issuer and client id are in `settings`.
  oidc_secret bytea,
  created_at timestamptz not null default now()
);

-- The lender's logo, redrawn from the uploaded file so that nothing else of that file is stored.
create table lender_logo (
  lender_id uuid primary key references lender,
  png bytea not null,
  width integer not null,
  height integer not null,
  sha256 bytea not null,
  set_at timestamptz not null default now()
);
-- Global: a logo's address names its digest and no lender.
create index on lender_logo (sha256);

create table staff (
  lender_id uuid not null references lender,
  id uuid not null,
  role smallint not null check (role between 1 and 5),
  status smallint not null default 1,
  name text not null,
  -- Global: a login names a user name or a mobile number and no lender.
  user_name text unique,
  mobile_hash bytea unique,
  -- Keyed hash of the e-mail address by which the OpenID provider's people are known here, and the provider's own id of
  -- the person from their first login on: an address that is later given to somebody else opens nothing.
  email_hash bytea,
  oidc_subject text,
  -- Null: invited, and no password chosen yet.
  password_hash text,
  -- Sealed: mobile number and e-mail address, for links and codes.
  contact bytea,
  created_at timestamptz not null default now(),
  primary key (lender_id, id),
  unique (lender_id, email_hash)
);

create function find_lender(p_code text)
  returns table (id uuid, code text, name text, branding jsonb, settings jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, code, name, branding, settings from lender where code = p_code $$;

-- Every lender's id and code, for work that goes through all lenders.
create function list_lenders() returns table (id uuid, code text, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, code, name from lender order by code $$;

-- Data keys are wrapped: useless without the key-encryption key, which the database never sees.
create function find_data_key(p_lender uuid)
  returns table (data_key bytea, data_key_wrapped_by text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select data_key, data_key_wrapped_by from lender where id = p_lender $$;

-- A new lender comes with its wrapped key. The demo and the operator's tool use this.
create function add_lender(p_id uuid, p_code text, p_name text, p_branding jsonb, p_settings jsonb, p_data_key bytea, p_wrapped_by text)
  returns void language sql security definer set search_path = public, pg_temp
  as $$
    insert into lender (id, code, name, branding, settings, data_key, data_key_wrapped_by)
    values (p_id, p_code, p_name, p_branding, p_settings, p_data_key, p_wrapped_by)
  $$;

create function find_logo(p_sha256 bytea) returns table (png bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select l.png from lender_logo l where l.sha256 = p_sha256 limit 1 $$;

------------------------------------------------------------------------------------------------------------- Applicants

create table applicant (
  lender_id uuid not null references lender,
  id uuid not null,
  -- Global: a login names a customer id and no lender.
  cust_id text not null unique,
  reference text not null,
  segment text not null default 'retail',
  yodlee_user_id text not null default '',
  -- The language that the person chose on a page, in which they are written to; null when they chose none.
  language text check (language in ('en', 'hi', 'mr')),
  mobile_hash bytea,
  -- Sealed: name, mobile number, e-mail address.
  profile bytea not null,
  -- Keyed hashes of the words of the name, for a search that reads no names.
  name_tokens bytea[] not null default '{}',
  pan_hash bytea,
  provided integer not null default 0,
  attention integer not null default 0,
  assigned_to uuid,
  referred_by uuid,
  -- The applicant whom this one joins as co-applicant.
  applies_with uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  stage text not null default 'in-progress' check (stage in
    ('in-progress', 'ready', 'in-review', 'referred', 'second-approval', 'approved', 'rejected', 'withdrawn')),
  -- When the lender wants it decided. Set when the application becomes ready.
  due_at timestamptz,
  -- Counts the changes made in review: saving over an older version is a conflict.
  review_version integer not null default 1,
  -- The day on which the loan of an approved application ended. Its retention starts then.
  loan_ended_on date,
  primary key (lender_id, id),
  unique (lender_id, reference),
  foreign key (lender_id, assigned_to) references staff,
  foreign key (lender_id, referred_by) references staff,
  foreign key (lender_id, applies_with) references applicant
);
create unique index applicant_mobile on applicant (lender_id, mobile_hash) where applies_with is null;
-- Global: a login names a mobile number and no lender.
create index on applicant (mobile_hash);
create index on applicant (lender_id, pan_hash) where pan_hash is not null;
create index on applicant (lender_id, applies_with) where applies_with is not null;
-- Global: a GIN index takes a uuid only with an extension. Few applicants share the words of a name.
create index on applicant using gin (name_tokens);
-- One index for each filter of the applicant list. Each returns its page in the list's order.
create index on applicant (lender_id, updated_at desc, id desc);
create index on applicant (lender_id, stage, updated_at desc, id desc);
create index on applicant (lender_id, assigned_to, updated_at desc, id desc);
create index on applicant (lender_id, referred_by, updated_at desc, id desc) where referred_by is not null;
create index on applicant (lender_id, segment, updated_at desc, id desc);
create index applicant_attention on applicant (lender_id, updated_at desc, id desc) where attention > 0;
create index applicant_due on applicant (lender_id, due_at)
  where due_at is not null and stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval');

create sequence applicant_number start 2030;

create function find_applicants(p_mobile bytea, p_cust_id text)
  returns table (id uuid, lender_id uuid, lender_code text, mobile_hash bytea, segment text, cust_id text, yodlee_user_id text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.lender_id, l.code, a.mobile_hash, a.segment, a.cust_id, a.yodlee_user_id, a.created_at
    from applicant a join lender l on l.id = a.lender_id
    where a.mobile_hash = p_mobile or a.cust_id = p_cust_id
    -- The person's own application comes before one that they join as co-applicant.
    order by a.applies_with is not null, a.created_at
  $$;

----------------------------------------------------------------------------------------------------------------- Access
-- What must be known before the lender is: who logs in, with which code, from which session or link. Each lookup is one
-- narrow function of the owner, so that the application's role itself never reads across lenders.

create table session (
  lender_id uuid not null,
  id uuid not null,
  staff_id uuid,
  applicant_id uuid,
  role smallint not null,
  -- SHA-256 of the cookie's secret. The token alone opens nothing.
  cookie_hash bytea not null,
  -- Opened with a reset code: may set a new password once.
  may_set_password boolean not null default false,
  -- Opened without the second factor that the lender or the person requires: reaches the person's own account only.
  own_only boolean not null default false,
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (lender_id, id),
  -- Global: a request names its session and no lender.
  unique (id),
  foreign key (lender_id, staff_id) references staff,
  foreign key (lender_id, applicant_id) references applicant,
  check (num_nonnulls(staff_id, applicant_id) = 1)
);
create index on session (lender_id, staff_id) where staff_id is not null;
create index on session (lender_id, applicant_id) where applicant_id is not null;

-- One-time codes. Global, without a lender: a code is asked for before anyone is known.
create table otp (
  id uuid primary key,
  purpose text not null,
  address_hash bytea not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Sealed: what a registration said of the person, stored until the code proves that the number is theirs.
  memo bytea
);
create index on otp (address_hash, purpose, created_at desc);

-- Failed attempts in a time window, by keyed hash of a login or an address. Global, without a lender, as above.
create table attempt (
  key bytea primary key,
  tries integer not null,
  window_ends timestamptz not null
);

create table staff_invitation (
  lender_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  -- Global: the link names its token and no lender.
  token_hash bytea not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, staff_id) references staff
);
create index on staff_invitation (lender_id, staff_id);

-- A second factor: the sealed secret of an authenticator app, and hashed recovery codes for a lost phone.
create table staff_factor (
  lender_id uuid not null,
  staff_id uuid not null,
  secret bytea not null,
  -- Null: set up, but no code of it was entered yet, so it protects nothing.
  confirmed_at timestamptz,
  -- The newest time step whose code was accepted: none is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (lender_id, staff_id),
  foreign key (lender_id, staff_id) references staff
);
create table staff_recovery (
  lender_id uuid not null,
  staff_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (lender_id, staff_id, code_hash),
  foreign key (lender_id, staff_id) references staff
);

-- A staff member's passkeys (WebAuthn): as second factor, and instead of the password.
create table passkey (
  lender_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  name text not null,
  -- The browser's name for it, base64url. Global: a login names the credential and no lender.
  credential text not null unique,
  public_key bytea not null,
  -- The authenticator's count of its uses. Always 0 when it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  -- It is stored in a cloud, and may be on several devices.
  synced boolean not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, staff_id) references staff
);
create index on passkey (lender_id, staff_id);

-- What an authenticator is asked to sign. Global, without a lender: a login with a passkey begins before anyone is known.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'enter')),
  staff_id uuid,
  expires_at timestamptz not null
);

-- A login in progress at the lender's OpenID provider.
create table sso_session (
  lender_id uuid not null references lender,
  id uuid not null,
  -- Global: the provider sends the browser back with the state and no lender.
  state_hash bytea not null unique,
  -- Hash of the cookie in the browser that began: another browser cannot be made to finish.
  browser_hash bytea not null,
  -- Sealed: PKCE verifier and nonce.
  secret bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (lender_id, id)
);

-- Keys for API clients, stored as hashes. `shown` is a key's beginning, by which people tell keys apart.
create table api_key (
  lender_id uuid not null references lender,
  id uuid not null,
  name text not null,
  -- Global: a request names its key and no lender.
  key_hash bytea not null unique,
  shown text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (lender_id, id)
);

create function find_staff(p_user_name text, p_mobile bytea)
  returns table (id uuid, lender_id uuid, lender_name text, role smallint, status smallint, name text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.lender_id, l.name, s.role, s.status, s.name, s.password_hash
    from staff s join lender l on l.id = s.lender_id
    where s.user_name = p_user_name or s.mobile_hash = p_mobile
  $$;

-- Asked once for every request: whose session is this, and may its person see the applicant that the request names?
-- Requests that arrive together are answered in one call; `asked` is the position of each. An applicant of another lender
-- is not found. In PL/pgSQL, which plans it once a connection; before PostgreSQL 18 plain SQL plans it at each call.
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
    left join staff m on m.lender_id = s.lender_id and m.id = s.staff_id
    left join applicant a on a.lender_id = s.lender_id and a.id = q.applicant
    where s.ended_at is null and s.expires_at > now() and (s.staff_id is null or m.role = 1 or m.status = 1);
end $$;

-- Whose key is this, what may it do, and is the applicant that the request names one of this lender?
create function authorise_key(p_key_hash bytea, p_applicant uuid)
  returns table (id uuid, lender_id uuid, scopes text[], used_at timestamptz, applicant_lender uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.id, k.lender_id, k.scopes, k.used_at, a.lender_id
    from api_key k left join applicant a on a.lender_id = k.lender_id and a.id = p_applicant
    where k.key_hash = p_key_hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
  $$;

-- Who is invited by this link. Nobody when it was used, has expired or was revoked.
create function find_invitation(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, staff_id uuid, name text, role smallint, user_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.id, i.lender_id, l.name, s.id, s.name, s.role, s.user_name
    from staff_invitation i join staff s on s.lender_id = i.lender_id and s.id = i.staff_id join lender l on l.id = i.lender_id
    where i.token_hash = p_token_hash and i.used_at is null and i.expires_at > now() and s.status = 1 and s.password_hash is null
  $$;

create function find_passkey(p_credential text)
  returns table (id uuid, lender_id uuid, lender_name text, staff_id uuid, role smallint, status smallint, name text, password_hash text,
                 public_key bytea, counter bigint, transports text[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.id, k.lender_id, l.name, s.id, s.role, s.status, s.name, s.password_hash, k.public_key, k.counter, k.transports
    from passkey k join staff s on s.lender_id = k.lender_id and s.id = k.staff_id join lender l on l.id = k.lender_id
    where k.credential = p_credential
  $$;

create function find_sso_session(p_state_hash bytea) returns table (id uuid, lender_id uuid, browser_hash bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select v.id, v.lender_id, v.browser_hash from sso_session v
    where v.state_hash = p_state_hash and v.used_at is null and v.expires_at > now()
  $$;

---------------------------------------------------------------------------------------------------------------- Records

-- What is recorded for one document, method and instance of an applicant.
create table verification (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  method text not null,
  instance smallint not null default 1,
  status text not null check (status in
    ('verified', 'mismatch', 'not_found', 'invalid_input', 'source_down', 'pending', 'needs_review')),
  -- Keyed hash of the request: while the answer is fresh, an identical request is answered from here.
  asked bytea,
  request bytea,
  result bytea,
  source text not null,
  provider text not null,
  checks jsonb not null default '[]',
  verified_at timestamptz not null,
  verified_by uuid,
  version integer not null default 1,
  -- The consent under which the record was made.
  consent_id uuid,
  -- How sure the least sure value is, and the file it was read from.
  confidence real check (confidence between 0 and 1),
  upload_id uuid,
  primary key (lender_id, id),
  unique (lender_id, applicant_id, document, method, instance),
  foreign key (lender_id, applicant_id) references applicant
);
-- Sealed bytes do not compress; trying would cost time on every write. (`create table` takes this from PostgreSQL 16 on.)
alter table verification alter column result set storage external;
create index on verification (lender_id, status) where status in ('pending', 'source_down');

-- Earlier versions of records, and answers that never became the record (version 0). Rows are only added.
create table verification_history (
  like verification including constraints including storage,
  replaced_at timestamptz not null default now(),
  history_id bigint generated always as identity,
  primary key (lender_id, history_id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on verification_history (lender_id, applicant_id, document, method, instance);

create function keep_history() returns trigger language plpgsql as $$
begin
  insert into verification_history (lender_id, id, applicant_id, document, method, instance, status, asked, request, result, source,
    provider, checks, verified_at, verified_by, version, consent_id, confidence, upload_id)
  values (old.lender_id, old.id, old.applicant_id, old.document, old.method, old.instance, old.status, old.asked, old.request, old.result, old.source,
    old.provider, old.checks, old.verified_at, old.verified_by, old.version, old.consent_id, old.confidence, old.upload_id);
  return new;
end $$;
create trigger keep_history before update on verification for each row execute function keep_history();

-- The whole case file of an applicant as it is served: checked, compressed and sealed when it is written, opened as bytes
-- when it is read.
create table case_file (
  lender_id uuid not null,
  applicant_id uuid not null,
  view text not null check (view in ('plain', 'masked')),
  sealed bytea not null,
  updated_at timestamptz not null default now(),
  primary key (lender_id, applicant_id, view),
  foreign key (lender_id, applicant_id) references applicant
);
alter table case_file alter column sealed set storage external;

create table draft (
  lender_id uuid not null,
  applicant_id uuid not null,
  version integer not null,
  sealed bytea not null,
  saved_at timestamptz not null default now(),
  primary key (lender_id, applicant_id),
  foreign key (lender_id, applicant_id) references applicant
);

------------------------------------------------------------------------------------------------------------------ Files

create table upload (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  name bytea not null,
  uploaded_by uuid,
  created_at timestamptz not null default now(),
  -- Sealed: what was read from it, the parts of the picture that show it, and who signed it.
  reading bytea,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on upload (lender_id, applicant_id);

-- A file of which some parts have arrived. Its parts are in the file store under ids of their own.
create table upload_session (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  -- Sealed: the file's name.
  name bytea not null,
  bytes integer not null,
  received integer not null default 0,
  parts uuid[] not null default '{}',
  started_by uuid,
  started_at timestamptz not null default now(),
  -- What the whole file became: the same answer for a caller who lost the first one and asks again.
  arrived jsonb,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on upload_session (lender_id, applicant_id);
-- Global: maintenance removes old rows of all lenders.
create index on upload_session (started_at);

-- A one-time link with which a phone may send one picture for a computer, and nothing else.
create table handover (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  -- Global: the link names its token and no lender.
  token_hash bytea not null unique,
  started_by uuid,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  upload_id uuid,
  -- What the file became, as its upload answers.
  covered integer,
  opened_with text,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on handover (lender_id, applicant_id);
-- Global: maintenance removes old rows of all lenders.
create index on handover (expires_at);

-- Files whose rows are deleted, until their bytes are deleted too.
create table file_to_remove (
  lender_id uuid not null references lender,
  id uuid not null,
  queued_at timestamptz not null default now(),
  primary key (lender_id, id)
);

create function find_handover(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, branding jsonb, applicant_id uuid, document text, expires_at timestamptz, upload_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select h.id, h.lender_id, l.name, l.branding, h.applicant_id, h.document, h.expires_at, h.upload_id
    from handover h join lender l on l.id = h.lender_id
    where h.token_hash = p_token_hash
  $$;

-- Unfinished uploads and handover links of all lenders that nobody waits for any more. The caller deletes the parts.
create function forget_upload_sessions(p_before timestamptz)
  returns table (lender_id uuid, parts uuid[])
  language sql security definer set search_path = public, pg_temp
  as $$ delete from upload_session h where h.started_at < p_before returning h.lender_id, h.parts $$;
create function forget_handovers(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from handover where expires_at < p_before $$;

--------------------------------------------------------------------------------------------------- Consent and messages

-- Messages that carry links and codes.
create table message (
  lender_id uuid not null references lender,
  id uuid not null,
  channel text not null check (channel in ('sms', 'email')),
  template text not null,
  address_hash bytea not null,
  -- Sealed: address and text. Emptied after delivery.
  payload bytea,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  -- Until then the current attempt is the only one.
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (lender_id, id)
);
create index on message (lender_id, address_hash, created_at);

create table consent_link (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  kind text not null check (kind in ('mobile', 'personal', 'business')),
  -- Global: the link names its token and no lender.
  token_hash bytea not null unique,
  -- Sealed: the address it was sent to. A code is only ever sent there.
  address bytea not null,
  address_hash bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  -- The code was entered: the link may now be used once to give consent.
  verified_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  message_id uuid,
  primary key (lender_id, id),
  -- Global: a one-time code names the link it was sent for and no lender.
  unique (id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on consent_link (lender_id, applicant_id, created_at desc);

-- A person's number or address, proved by a code.
create table contact (
  lender_id uuid not null,
  applicant_id uuid not null,
  kind text not null check (kind in ('mobile', 'personal', 'business')),
  address_hash bytea not null,
  verified_at timestamptz not null default now(),
  primary key (lender_id, applicant_id, kind),
  foreign key (lender_id, applicant_id) references applicant
);
create index on contact (lender_id, address_hash);

-- The consent ledger: who agreed to what. Each row holds the hash of the row before it in its lender's chain, and no row
-- ever changes. It has no foreign key to the applicant, because the rows stay after an erasure.
create table consent_event (
  lender_id uuid not null references lender,
  place bigint not null,
  id uuid not null,
  applicant_id uuid not null,
  action text not null check (action in ('given', 'withdrawn')),
  purpose text not null check (purpose in ('verification', 'bureau', 'bank')),
  notice_version text not null,
  notice_hash bytea not null,
  language text not null check (language in ('en', 'hi', 'mr')),
  channel text not null check (channel in ('sms-link', 'portal', 'login', 'demo')),
  link_id uuid,
  ip text not null,
  at timestamptz not null,
  previous bytea not null,
  hash bytea not null,
  primary key (lender_id, place),
  unique (lender_id, id)
);
create index on consent_event (lender_id, applicant_id, purpose, place desc);

create function find_consent_link(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, branding jsonb, settings jsonb, applicant_id uuid, kind text, address bytea, address_hash bytea,
                 expires_at timestamptz, verified_at timestamptz, used_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.lender_id, l.name, l.branding, l.settings, c.applicant_id, c.kind, c.address, c.address_hash, c.expires_at, c.verified_at, c.used_at, c.revoked_at
    from consent_link c join lender l on l.id = c.lender_id
    where c.token_hash = p_token_hash
  $$;

-- The link that a one-time code was sent for: the code's memo names it by id.
create function find_consent_link_by_id(p_id uuid)
  returns table (lender_id uuid, applicant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select lender_id, applicant_id from consent_link where id = p_id $$;

------------------------------------------------------------------------------------------------------------------- Bank

-- One account with its statement: read from files, linked, or sent by an Account Aggregator.
create table bank_account (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  source text not null check (source in ('account-aggregator', 'aggregator', 'net-banking', 'upload')),
  -- Keyed hash of the source's name for it: fetching it again renews the row instead of adding another.
  outside_hash bytea not null,
  -- Sealed and compressed: statement, analysis, and what the file says of itself.
  content bytea not null,
  transactions integer not null,
  balanced boolean not null,
  period_from date not null,
  period_to date not null,
  uploads uuid[] not null default '{}',
  added_by uuid,
  added_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- It is the statement of the case file (C §3, income.bankStatement).
  chosen boolean not null default false,
  primary key (lender_id, id),
  unique (lender_id, applicant_id, outside_hash),
  foreign key (lender_id, applicant_id) references applicant
);
create index on bank_account (lender_id, applicant_id, added_at desc);

-- The two sessions that the aggregator gave for a person (C §7). What the caller sends must be one of these.
create table bank_session (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  sessions_hash bytea not null,
  -- Sealed: both sessions.
  sessions bytea not null,
  opened_by uuid,
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (lender_id, id),
  unique (lender_id, sessions_hash),
  foreign key (lender_id, applicant_id) references applicant
);
create index on bank_session (lender_id, applicant_id, opened_at desc);

create table bank_link (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  session_id uuid not null,
  bank text not null default '',
  months integer not null,
  state text not null default 'started' check (state in ('started', 'working', 'linked', 'partial', 'failed', 'abandoned')),
  trouble jsonb,
  -- Links that the aggregator had of this person before: the new one is not among them.
  known text[] not null default '{}',
  outside_id text,
  started_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, session_id) references bank_session
);
create index on bank_link (lender_id, applicant_id, started_at desc);
create index on bank_link (lender_id, session_id);

-- Consents that were asked for through an Account Aggregator.
create table aa_consent (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  connector text not null check (connector in ('setu', 'rebit')),
  -- The Account Aggregator's name for it while it is pending, and once it is given. Global, both: a notice of the Account
  -- Aggregator names one of the two and no lender.
  handle text not null unique,
  outside_id text,
  state text not null default 'asked' check (state in ('asked', 'active', 'rejected', 'revoked', 'paused', 'expired', 'failed')),
  -- What was asked for, as the person reads it: purpose, range, life, frequency.
  facts jsonb not null,
  -- Sealed: keys of the current fetch, and the session that holds it.
  gathering bytea,
  trouble jsonb,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on aa_consent (lender_id, applicant_id, asked_at desc);
create index on aa_consent (outside_id) where outside_id is not null;

-- A person's request for help when no method led to a statement.
create table bank_help (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- Sealed: the person's words.
  reason bytea not null,
  asked_at timestamptz not null default now(),
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on bank_help (lender_id, applicant_id, asked_at desc);

-- The consent that an Account Aggregator's notice is about.
create function find_aa_consent(p_name text)
  returns table (id uuid, lender_id uuid, applicant_id uuid, connector text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.lender_id, c.applicant_id, c.connector from aa_consent c
    where c.handle = p_name or c.outside_id = p_name
  $$;

----------------------------------------------------------------------------------------------------------------- Locker

-- A person on the way to DigiLocker's page. The state works once, in the session that began it.
create table locker_sign_in (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  session_id uuid not null,
  state_hash bytea not null,
  -- Sealed: state and PKCE verifier.
  secret bytea not null,
  -- Keyed hash of the code that came back: none is sent to the locker twice, which would end the sign-in.
  code_hash bytea,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (lender_id, id),
  unique (lender_id, state_hash),
  unique (lender_id, applicant_id, code_hash),
  foreign key (lender_id, applicant_id) references applicant
);
create index on locker_sign_in (lender_id, applicant_id, started_at desc);

-- A sign-in that a person allowed. The caller holds our token for it, never the locker's.
create table locker_token (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  -- Sealed: the locker's tokens and whose locker it is. Emptied when the sign-in ends.
  session bytea,
  valid_till timestamptz not null,
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (lender_id, id),
  unique (lender_id, token_hash),
  foreign key (lender_id, applicant_id) references applicant
);
create index on locker_token (lender_id, applicant_id, opened_at desc);

-- A file fetched from the locker. Its id is the upload's, when a file was stored with what was read.
create table locker_file (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  method text not null check (method in ('partner', 'widget')),
  has_file boolean not null,
  -- Keyed hash of where it came from: fetched again within one sign-in, it is the same.
  source_hash bytea not null,
  -- Sealed: the certificate as it was read and what its signature proves.
  certificate bytea not null,
  fetched_by uuid,
  fetched_at timestamptz not null default now(),
  primary key (lender_id, id),
  unique (lender_id, applicant_id, source_hash),
  foreign key (lender_id, applicant_id) references applicant
);

------------------------------------------------------------------------------------------------------------------ eSign

-- Agreements that people sign with their Aadhaar.
create table agreement (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- What it is: Agreement, Application.
  type text not null,
  -- As it was uploaded, and with all signatures so far.
  file_id uuid not null,
  signed_file_id uuid,
  made_by uuid,
  made_at timestamptz not null default now(),
  primary key (lender_id, id),
  unique (lender_id, file_id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, file_id) references upload,
  foreign key (lender_id, signed_file_id) references upload
);
create index on agreement (lender_id, applicant_id, made_at desc);
create index on agreement (lender_id, signed_file_id) where signed_file_id is not null;

-- One signature that an agreement needs. People sign in the order of `place`.
create table signature (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  agreement_id uuid not null,
  place smallint not null,
  kind text not null check (kind in ('applicant', 'co-applicant', 'lender')),
  -- The applicant who signs. For the lender's signature, the staff member who signed.
  person_id uuid,
  -- The version that was signed, and the version that resulted.
  over_file_id uuid,
  signed_file_id uuid,
  signed_at timestamptz,
  signed_by uuid,
  -- Sealed: what the signer's certificate says, and how it compares with the person.
  facts bytea,
  primary key (lender_id, id),
  unique (lender_id, agreement_id, place),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, agreement_id) references agreement,
  foreign key (lender_id, over_file_id) references upload,
  foreign key (lender_id, signed_file_id) references upload
);
create index on signature (lender_id, applicant_id);
create index on signature (lender_id, over_file_id) where over_file_id is not null;
create index on signature (lender_id, signed_file_id) where signed_file_id is not null;

-- Requests to the signing service.
create table signing_request (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  agreement_id uuid not null,
  place smallint not null,
  -- Ours, unguessable and used once. Global: the signing service answers with it and names no lender.
  txn text not null unique,
  -- On the provider's page, or with number and code typed here.
  method text not null check (method in ('page', 'here')),
  -- Where the person's browser returns to.
  back text not null check (back in ('portal', 'office')),
  state text not null default 'open' check (state in ('open', 'signed', 'refused', 'ended')),
  over_file_id uuid not null,
  -- The prepared PDF is in the file store under this request's id: where the signature goes, and what is signed.
  gap_start integer not null,
  gap_end integer not null,
  digest bytea not null,
  -- Sealed: the name that the agreement shows.
  name bytea not null,
  -- A code and a sentence, never personal data.
  trouble jsonb,
  asked_by uuid,
  asked_at timestamptz not null,
  settled_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, agreement_id) references agreement,
  foreign key (lender_id, over_file_id) references upload
);
create index on signing_request (lender_id, applicant_id);
create index on signing_request (lender_id, agreement_id, asked_at desc);
create index on signing_request (lender_id, over_file_id);
-- One open request for an agreement, even when two clicks or two processes ask at once.
create unique index signing_request_open on signing_request (lender_id, agreement_id) where state = 'open';

-- The request that an answer is about: the answer comes from the person's browser, without a login.
create function find_signing_request(p_txn text)
  returns table (id uuid, lender_id uuid, applicant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select r.id, r.lender_id, r.applicant_id from signing_request r where r.txn = p_txn $$;
-- Ends requests of all lenders that nobody answered. The caller deletes their prepared PDFs.
create function end_signing_requests(p_before timestamptz)
  returns table (lender_id uuid, id uuid)
  language sql security definer set search_path = public, pg_temp
  as $$
    update signing_request r set state = 'ended', settled_at = now()
    where r.state = 'open' and r.asked_at < p_before returning r.lender_id, r.id
  $$;

------------------------------------------------------------------------------------------------------- Issued documents

-- PDFs that we issued, so that a person who receives one can check that it is ours. Rows are only added.
create table issued_document (
  lender_id uuid not null references lender,
  id uuid not null,
  -- Null: a certificate of erasure, which is about nobody any more.
  applicant_id uuid,
  -- A report, 'bank-statement', or the place of one card.
  kind text not null,
  -- Hash of the secret in its QR code, and of the file with its signature. Global, both: a person who checks a document
  -- names one of the two and no lender.
  token_hash bytea not null unique,
  sha256 bytea not null unique,
  made_by_kind text not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on issued_document (lender_id, applicant_id, made_at desc);

-- Links that open a report, or fetch one issued document, without a login.
create table share (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- Global: the link names its token and no lender.
  token_hash bytea not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Null: the link opens the report as a page. Otherwise it fetches this document, and nothing else.
  document text,
  language text not null default 'en',
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on share (lender_id, applicant_id);

-- Rows are only added.
create table share_view (
  lender_id uuid not null,
  id bigint generated always as identity,
  share_id uuid not null,
  viewed_at timestamptz not null default now(),
  ip text not null,
  primary key (lender_id, id),
  foreign key (lender_id, share_id) references share
);
create index on share_view (lender_id, share_id);

create function find_share(p_token_hash bytea)
  returns table (id uuid, lender_id uuid, lender_name text, applicant_id uuid, created_at timestamptz, expires_at timestamptz, document text, language text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.lender_id, l.name, s.applicant_id, s.created_at, s.expires_at, s.document, s.language
    from share s join lender l on l.id = s.lender_id
    where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now()
  $$;

-- What anyone who holds an issued document or scanned its code may know of it: whose it is, its kind, its day. Nothing
-- personal.
create function find_issued_document(p_token_hash bytea, p_sha256 bytea)
  returns table (lender_name text, kind text, made_at timestamptz, sha256 bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.name, p.kind, p.made_at, p.sha256
    from issued_document p join lender l on l.id = p.lender_id
    where p.token_hash = p_token_hash or p.sha256 = p_sha256
  $$;

------------------------------------------------------------------------------------------------------ Application forms

-- Banks' application forms: the answers that a person saved.
create table application_form (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- By name, as the contract lists them.
  bank text not null,
  form_type text not null,
  version integer not null default 1,
  -- Every required question is answered.
  complete boolean not null,
  -- Sealed: the answers.
  answers bytea not null,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  primary key (lender_id, id),
  unique (lender_id, applicant_id, bank, form_type),
  foreign key (lender_id, applicant_id) references applicant
);

-- A form that was printed here, or that came from outside. When it is not stored as a file, only its digest is here: it
-- recognises the same bytes when they come back.
create table application_form_pdf (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  bank text not null,
  form_type text not null,
  sha256 bytea not null,
  -- The version of the answers that it prints. Null: it came from outside.
  version integer,
  upload_id uuid,
  at timestamptz not null default now(),
  primary key (lender_id, id),
  unique (lender_id, applicant_id, bank, form_type, sha256),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, upload_id) references upload
);
create index on application_form_pdf (lender_id, applicant_id, at desc) where upload_id is not null;
create index on application_form_pdf (lender_id, upload_id) where upload_id is not null;

----------------------------------------------------------------------------------------------------------------- Review

-- Information requests: a document again, or one that is missing.
create table information_request (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- A document's name, or `area:` and the area of which any document will do.
  subject text not null,
  reason text not null,
  -- Sealed: the lender's words to the person.
  words bytea,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  message_id uuid,
  answered_at timestamptz,
  withdrawn_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, message_id) references message
);
create index on information_request (lender_id, applicant_id, asked_at desc);
create index on information_request (lender_id, asked_at);
create index on information_request (lender_id, message_id) where message_id is not null;
-- One open request about one thing.
create unique index information_request_open on information_request (lender_id, applicant_id, subject) where answered_at is null and withdrawn_at is null;

-- A reviewer's verdict on one record. It says nothing of other versions of the record.
create table record_review (
  lender_id uuid not null,
  applicant_id uuid not null,
  place text not null,
  verdict text not null check (verdict in ('accept', 'reject')),
  reason text not null,
  -- The version of the record that was reviewed.
  of_version integer not null,
  reviewed_by uuid,
  reviewed_at timestamptz not null default now(),
  primary key (lender_id, applicant_id, place),
  foreign key (lender_id, applicant_id) references applicant
);

create table note (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  kind text not null check (kind in ('comment', 'flag')),
  -- Sealed.
  words bytea not null,
  mentions uuid[] not null default '{}',
  made_by uuid,
  made_at timestamptz not null default now(),
  cleared_by uuid,
  cleared_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on note (lender_id, applicant_id, made_at desc);
-- Global: a GIN index takes a uuid only with an extension. A staff member belongs to one lender anyway.
create index note_mentions on note using gin (mentions);

create table decision (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  kind text not null check (kind in ('approve', 'reject', 'refer', 'withdraw')),
  reasons text[] not null,
  -- Sealed: conditions and remarks.
  words bytea not null,
  state text not null check (state in ('waits', 'stands', 'declined', 'undone')),
  -- The application's stage before the decision.
  stage_before text not null check (stage_before in
    ('in-progress', 'ready', 'in-review', 'referred', 'second-approval', 'approved', 'rejected', 'withdrawn')),
  made_by uuid not null,
  made_at timestamptz not null,
  second_by uuid,
  second_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant,
  -- Four-eyes approval takes two people, whatever call is used.
  check (second_by <> made_by)
);
create index on decision (lender_id, applicant_id, made_at desc);
create unique index decision_waits on decision (lender_id, applicant_id) where state = 'waits';

-- Who has a case open at present.
create table presence (
  lender_id uuid not null,
  applicant_id uuid not null,
  staff_id uuid not null,
  seen_at timestamptz not null,
  primary key (lender_id, applicant_id, staff_id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, staff_id) references staff
);

-- Ids of one page of the current lender's applicants, in the list's order. The rows themselves are read under row-level
-- security. It runs as the owner because under row-level security the index of names cannot be used: `@>` is not leakproof.
-- `p_mentions`: applicants where a comment mentions this staff member, who has written nothing there since. As an array,
-- which the index of ids answers: `in (select …)` behind an `or` runs for every applicant, a million times.
-- A filter that is not used is null, and the statement is planned for the filters that are.
create function list_applicants(
  p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid,
  p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamptz, p_mentions uuid,
  p_scope_assigned uuid, p_scope_referred uuid, p_at timestamptz, p_at_id uuid, p_back boolean, p_most integer)
  returns table (id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  as $$
  #variable_conflict use_column
  declare p_lender uuid := current_lender();
  begin
    if p_back then
      return query select a.id from applicant a
        where a.lender_id = p_lender
          and (p_words is null or a.name_tokens @> p_words)
          and (p_mobile is null or a.mobile_hash = p_mobile)
          and (p_pan is null or a.pan_hash = p_pan)
          and (p_reference is null or a.reference = p_reference)
          and (p_cust_id is null or a.cust_id = p_cust_id)
          and (p_id is null or a.id = p_id)
          and (p_stage is null or a.stage = p_stage)
          and (p_assigned is null or a.assigned_to = p_assigned)
          and (not p_unassigned or a.assigned_to is null)
          and (p_segment is null or a.segment = p_segment)
          and (not p_attention or a.attention > 0)
          and (p_due_before is null or (a.due_at < p_due_before
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')))
          and (p_mentions is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = p_lender and n.mentions @> array[p_mentions] and n.made_by <> p_mentions and not exists
              (select 1 from note own where own.lender_id = p_lender and own.applicant_id = n.applicant_id
                and own.made_by = p_mentions and own.made_at > n.made_at))))
          and (p_scope_assigned is null or a.assigned_to = p_scope_assigned or a.assigned_to is null)
          and (p_scope_referred is null or a.referred_by = p_scope_referred)
          and (p_at is null or (a.updated_at, a.id) > (p_at, p_at_id))
        order by a.updated_at, a.id limit p_most;
    else
      return query select a.id from applicant a
        where a.lender_id = p_lender
          and (p_words is null or a.name_tokens @> p_words)
          and (p_mobile is null or a.mobile_hash = p_mobile)
          and (p_pan is null or a.pan_hash = p_pan)
          and (p_reference is null or a.reference = p_reference)
          and (p_cust_id is null or a.cust_id = p_cust_id)
          and (p_id is null or a.id = p_id)
          and (p_stage is null or a.stage = p_stage)
          and (p_assigned is null or a.assigned_to = p_assigned)
          and (not p_unassigned or a.assigned_to is null)
          and (p_segment is null or a.segment = p_segment)
          and (not p_attention or a.attention > 0)
          and (p_due_before is null or (a.due_at < p_due_before
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')))
          and (p_mentions is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = p_lender and n.mentions @> array[p_mentions] and n.made_by <> p_mentions and not exists
              (select 1 from note own where own.lender_id = p_lender and own.applicant_id = n.applicant_id
                and own.made_by = p_mentions and own.made_at > n.made_at))))
          and (p_scope_assigned is null or a.assigned_to = p_scope_assigned or a.assigned_to is null)
          and (p_scope_referred is null or a.referred_by = p_scope_referred)
          and (p_at is null or (a.updated_at, a.id) < (p_at, p_at_id))
        order by a.updated_at desc, a.id desc limit p_most;
    end if;
  end $$;

--------------------------------------------------------------------------------------------------------- Administration

-- The audit log. Rows are only added.
create table audit (
  -- No foreign key: checking one locks the lender's row for each line, which would delay every other reader of that
  -- lender. Row-level security accepts no lender but the transaction's own.
  lender_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  applicant_id uuid,
  detail jsonb not null default '{}',
  ip text not null default '',
  request_id text not null default '',
  -- The log is read newest first, by id.
  primary key (lender_id, id)
);
create index on audit (lender_id, at desc);
create index on audit (lender_id, applicant_id, at desc);

-- Verifications used, by month and kind.
create table usage (
  lender_id uuid not null references lender,
  month date not null,
  endpoint text not null,
  answered integer not null default 0,
  reused integer not null default 0,
  primary key (lender_id, month, endpoint)
);

-- Each verification used: who asked, about whom, and what the lender said it costs. Rows are only added. There is no
-- foreign key to the applicant, because the rows stay after an erasure.
create table check_use (
  lender_id uuid not null references lender,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  endpoint text not null,
  -- Answered by the vendor, or from a known answer that was still fresh.
  kind text not null check (kind in ('answered', 'reused')),
  applicant_id uuid not null,
  provider text not null,
  actor_kind text not null,
  actor_id uuid,
  -- The price at that time; null when none was set. A later price does not change what was spent.
  paise integer,
  primary key (lender_id, id)
);
create index on check_use (lender_id, applicant_id, id desc);

-- Endpoints of the lender's own systems that receive events. The secret that signs is sealed.
create table webhook (
  lender_id uuid not null references lender,
  id uuid not null,
  url text not null,
  events text[] not null,
  secret bytea not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (lender_id, id)
);

create table webhook_delivery (
  lender_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  -- The same for each attempt and for every endpoint, so that a receiver recognises a repeated event.
  event_id uuid not null,
  event text not null,
  applicant_id uuid,
  facts jsonb not null default '{}',
  occurred_at timestamptz not null default now(),
  -- `new`: no job has taken it yet.
  state text not null default 'new' check (state in ('new', 'waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  status integer,
  error text not null default '',
  tried_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, webhook_id) references webhook
);
create index on webhook_delivery (lender_id, webhook_id, occurred_at desc, id desc);
-- Global: one job takes new deliveries of all lenders, oldest first.
create index on webhook_delivery (occurred_at) where state = 'new';

-- The most frequent request of all in one statement: case files as bytes, with the audit row of each reading. Every file
-- is looked up under its own reader's lender, by the tables' policies.
create function read_files(p_lenders uuid[], p_applicants uuid[], p_views text[], p_actor_kinds text[], p_actors uuid[], p_ips text[], p_requests text[])
  returns table (asked integer, file bytea) language plpgsql rows 10 set search_path = public, pg_temp
  as $$
begin
  for place in 1 .. cardinality(p_lenders) loop
    perform set_config('app.lender', p_lenders[place]::text, true);
    select sealed into file from case_file
    where lender_id = p_lenders[place] and applicant_id = p_applicants[place] and view = p_views[place];
    if file is not null then
      insert into audit (lender_id, actor_kind, actor_id, action, applicant_id, ip, request_id)
      values (p_lenders[place], p_actor_kinds[place], p_actors[place], 'case.viewed', p_applicants[place], p_ips[place], p_requests[place]);
      asked := place;
      return next;
    end if;
  end loop;
end $$;

-- An audited action becomes, in the same transaction, an event for every endpoint that subscribed to it.
create function enqueue_webhook_events() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (lender_id, webhook_id, event_id, event, applicant_id, facts, occurred_at)
  select w.lender_id, w.id, gen.id, new.action, new.applicant_id, new.detail, new.at
  from webhook w, (select gen_random_uuid() as id) gen
  where w.lender_id = new.lender_id and w.active and w.removed_at is null and new.action = any (w.events);
  return null;
end $$;
-- Reading a case file is no event, and the most frequent row of all.
create trigger enqueue_webhook_events after insert on audit for each row when (new.action <> 'case.viewed') execute function enqueue_webhook_events();

-- Takes deliveries of all lenders that no job has taken yet. The caller creates their jobs in the same transaction.
create function take_new_deliveries(p_most integer)
  returns table (id uuid, lender_id uuid)
  language sql security definer set search_path = public, pg_temp
  as $$
    update webhook_delivery d set state = 'waiting'
    from (select n.lender_id, n.id from webhook_delivery n where n.state = 'new' order by n.occurred_at limit p_most for update skip locked) taken
    where d.lender_id = taken.lender_id and d.id = taken.id
    returning d.id, d.lender_id
  $$;

----------------------------------------------------------------------------------------------------------------- Credit

-- Requests to the credit bureau: the consent for each, who asked, why it was repeated, and the result.
create table credit_enquiry (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- The row of the consent ledger that allowed it.
  consent_id uuid not null,
  bureau text not null,
  state text not null default 'open'
    check (state in ('open', 'report', 'thin', 'no-hit', 'wrong-person', 'refused', 'down')),
  -- Why it was repeated while the last answer was still valid.
  reason text,
  asked_kind text not null check (asked_kind in ('applicant', 'lender', 'program')),
  asked_by uuid,
  asked_at timestamptz not null,
  -- Keyed hash of name, PAN and date of birth: an answer says nothing of other values.
  asked_with bytea not null,
  settled_at timestamptz,
  -- Sealed: the person's credit file as the bureau answered it. Another person's file is not stored.
  report bytea check (report is null or state in ('report', 'thin')),
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create index on credit_enquiry (lender_id, applicant_id, asked_at desc);
-- One open request about a person, even when two clicks or two processes ask at once.
create unique index credit_enquiry_open on credit_enquiry (lender_id, applicant_id) where state = 'open';

------------------------------------------------------------------------------------------------------------- Dashboards
-- The counts behind the lender's dashboards: for each application when it reached each step, for each document whether the
-- first attempt succeeded, for each day how the sources answered. No personal data. Triggers write them in the transaction
-- of the change itself, so that no way of changing an application is missed.

create table course (
  lender_id uuid not null,
  applicant_id uuid not null,
  segment text not null,
  started_at timestamptz not null,
  -- The first document that a source, a reader or a local verification has looked at. What was only typed does not count.
  given_at timestamptz,
  ready_at timestamptz,
  review_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected', 'withdrawn')),
  -- The last step it reached, 1 to 6. An application that was withdrawn stays at its last step.
  furthest smallint generated always as (
    case when outcome = 'approved' then 6 when outcome = 'rejected' then 5 when review_at is not null then 4
      when ready_at is not null then 3 when given_at is not null then 2 else 1 end) stored,
  primary key (lender_id, applicant_id),
  foreign key (lender_id, applicant_id) references applicant on delete cascade
);
-- Each figure is counted from an index alone, and its applicants are listed in that order.
create index on course (lender_id, started_at, applicant_id) include (segment, furthest, outcome);
create index on course (lender_id, given_at, applicant_id) include (started_at, segment) where given_at is not null;
create index on course (lender_id, ready_at, applicant_id) include (given_at, segment) where ready_at is not null;
create index on course (lender_id, review_at, applicant_id) include (ready_at, segment) where review_at is not null;
create index on course (lender_id, decided_at, applicant_id) include (review_at, started_at, segment) where decided_at is not null;
create index on course (lender_id, segment);

-- The ways from step to step, each with its end. The view runs with the caller's rights, so row-level security holds.
create view course_way with (security_invoker = true) as
  select 'given'::text as leg, applicant_id, lender_id, segment, given_at as at, started_at as before from course where given_at is not null
  union all select 'ready', applicant_id, lender_id, segment, ready_at, given_at from course where ready_at is not null
  union all select 'review', applicant_id, lender_id, segment, review_at, ready_at from course where review_at is not null
  union all select 'decided', applicant_id, lender_id, segment, decided_at, review_at from course where decided_at is not null
  union all select 'whole', applicant_id, lender_id, segment, decided_at, started_at from course where decided_at is not null;

create table first_try (
  lender_id uuid not null,
  applicant_id uuid not null,
  document text not null,
  instance smallint not null,
  segment text not null,
  at timestamptz not null,
  -- The first answer was good, or a reviewer accepted it.
  passed boolean not null,
  tries integer not null default 1,
  primary key (lender_id, applicant_id, document, instance),
  foreign key (lender_id, applicant_id) references applicant on delete cascade
);
create index on first_try (lender_id, at) include (document, segment, passed, tries);

-- How a source answered a lender on one (Indian) day: one row for each kind of answer and each class of time.
create table source_day (
  lender_id uuid not null references lender,
  day date not null,
  endpoint text not null,
  provider text not null,
  outcome text not null,
  -- The upper limit of the class of time, in milliseconds.
  within integer not null,
  calls integer not null default 0,
  -- Attempts that were repeated because no answer came.
  retries integer not null default 0,
  primary key (lender_id, day, endpoint, provider, outcome, within)
);

-- A co-applicant is part of the main applicant's application, and has no row here.
create function keep_course() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course (applicant_id, lender_id, segment, started_at) values (new.id, new.lender_id, new.segment, new.created_at);
    if new.stage = 'in-progress' then return null; end if;
  end if;
  update course c set
    segment = new.segment,
    ready_at = case when new.stage = 'ready' then coalesce(c.ready_at, now()) else c.ready_at end,
    review_at = case when new.stage in ('in-review', 'referred', 'second-approval') then coalesce(c.review_at, now()) else c.review_at end,
    decided_at = case when new.stage not in ('approved', 'rejected', 'withdrawn') then null
      when c.outcome is null then now() else c.decided_at end,
    outcome = case when new.stage in ('approved', 'rejected', 'withdrawn') then new.stage end
  where c.lender_id = new.lender_id and c.applicant_id = new.id;
  return null;
end $$;
create trigger begin_course after insert on applicant for each row when (new.applies_with is null) execute function keep_course();
create trigger keep_course after update on applicant for each row
  when (old.stage is distinct from new.stage or old.segment is distinct from new.segment) execute function keep_course();

create function keep_first_try() returns trigger language plpgsql as $$
begin
  update course set given_at = new.verified_at
  where lender_id = new.lender_id and applicant_id = new.applicant_id and given_at is null;
  insert into first_try (applicant_id, lender_id, document, instance, segment, at, passed)
  select new.applicant_id, new.lender_id, new.document, new.instance, a.segment, new.verified_at, new.status = 'verified'
  from applicant a where a.lender_id = new.lender_id and a.id = new.applicant_id
  on conflict (lender_id, applicant_id, document, instance) do update set tries = first_try.tries + 1;
  return null;
end $$;
-- While a source does not answer, nothing was attempted. A self-declared value needs no attempt.
create trigger keep_first_try after insert or update on verification for each row
  when (new.status not in ('pending', 'source_down') and new.source <> 'self-declared') execute function keep_first_try();

create function judge_first_try() returns trigger language plpgsql as $$
begin
  update first_try set passed = (new.verdict = 'accept')
  where lender_id = new.lender_id and applicant_id = new.applicant_id and document = split_part(new.place, '.', 1)
    and instance = coalesce(nullif(split_part(new.place, '.', 3), ''), '1')::smallint and tries = 1;
  return null;
end $$;
create trigger judge_first_try after insert or update on record_review for each row execute function judge_first_try();

-------------------------------------------------------------------------------------------------------------- Retention

-- While one of these is in force, nothing of the applicant is erased.
create table legal_hold (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- Sealed.
  reason bytea not null,
  set_by uuid,
  set_at timestamptz not null default now(),
  lifted_by uuid,
  lifted_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant
);
create unique index on legal_hold (lender_id, applicant_id) where lifted_at is null;

-- A request to erase an applicant's data. Two people of the lender carry it out, or it is refused with a reason.
create table erasure_request (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  -- The applicant asked. Otherwise a staff member recorded what was asked by letter or at the counter.
  by_person boolean not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'refused', 'withdrawn', 'done')),
  asked_at timestamptz not null default now(),
  proposed_by uuid,
  proposed_at timestamptz,
  -- Sealed: why it was refused, in the lender's words to the person.
  reason bytea,
  closed_by uuid,
  closed_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, applicant_id) references applicant,
  check (closed_by is null or state <> 'done' or closed_by <> proposed_by)
);
create index on erasure_request (lender_id, applicant_id, asked_at desc);
create unique index on erasure_request (lender_id, applicant_id) where state in ('open', 'proposed');

-- What was erased. It holds no personal data: of the applicant only the id that the audit log has. Rows are only added.
create table erasure (
  lender_id uuid not null references lender,
  id uuid not null,
  applicant_id uuid not null,
  cause text not null check (cause in ('clock', 'request')),
  ending text not null check (ending in ('unfinished', 'refused', 'granted')),
  -- The whole applicant. Otherwise only `kinds`.
  whole boolean not null,
  kinds text[] not null,
  -- The retention rule of each kind at that time: kind → days.
  rule jsonb not null,
  -- Kind → rows and files.
  counts jsonb not null,
  -- SHA-256 over the sorted SHA-256 of every record and file.
  digest bytea not null,
  asked_at timestamptz,
  proposed_by uuid,
  confirmed_by uuid,
  erased_at timestamptz not null,
  -- Hash of the link by which the person fetches the certificate. Global: the link names its token and no lender.
  token_hash bytea unique,
  primary key (lender_id, id)
);
create index on erasure (lender_id, erased_at desc, id desc);

-- Tables with rows of an applicant that remain after an erasure. None holds personal data.
create function outlives_applicant(p_table text) returns boolean language sql immutable
  as $$ select p_table in ('audit', 'check_use', 'consent_event', 'erasure', 'webhook_delivery') $$;

/*
 * Deletes rows of an applicant of the current lender: from the tables named (null: from every table with such rows, and
 * the applicant), and the records of the documents named. Tables that refer to each other are tried in rounds, so that a
 * table which a later migration adds needs no change here.
 */
create function erase_rows(p_applicant uuid, p_tables text[], p_documents text[])
  returns table (from_table text, rows bigint)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  p_lender uuid := current_lender();
  one text;
  left_over text[];
  again text[];
  gone bigint;
begin
  if not exists (select from applicant a where a.lender_id = p_lender and a.id = p_applicant) then
    return;
  end if;
  if exists (select from legal_hold h where h.lender_id = p_lender and h.applicant_id = p_applicant and h.lifted_at is null) then
    raise exception 'a legal hold stands';
  end if;
  if p_tables is null then
    delete from share_view v using share s
    where v.lender_id = p_lender and s.lender_id = p_lender and s.id = v.share_id and s.applicant_id = p_applicant;
  end if;
  select array_agg(c.table_name::text order by c.table_name) into left_over
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'applicant_id' and t.table_type = 'BASE TABLE'
    and not outlives_applicant(c.table_name) and (p_tables is null or c.table_name = any (p_tables));
  for round in 1 .. 10 loop
    again := '{}';
    foreach one in array coalesce(left_over, '{}') loop
      begin
        execute format('delete from %I where lender_id = $1 and applicant_id = $2', one) using p_lender, p_applicant;
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
    delete from applicant where lender_id = p_lender and id = p_applicant;
    return;
  end if;
  delete from record_review where lender_id = p_lender and applicant_id = p_applicant and split_part(place, '.', 1) = any (p_documents);
  foreach one in array array['verification', 'verification_history', 'upload', 'upload_session', 'handover'] loop
    execute format('delete from %I where lender_id = $1 and applicant_id = $2 and document = any($3)', one)
      using p_lender, p_applicant, p_documents;
    get diagnostics gone = row_count;
    if gone > 0 then from_table := one; rows := gone; return next; end if;
  end loop;
end $$;

-- Browser addresses of erased people leave the audit log after a year (DPDP rule 8 requires them for that long).
create function forget_old_addresses(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update audit a set ip = '' where a.at < p_before and a.ip <> ''
      and exists (select from erasure e where e.lender_id = a.lender_id and e.applicant_id = a.applicant_id and e.whole)
  $$;
create function forget_old_deliveries(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from webhook_delivery where occurred_at < p_before $$;
create function forget_old_sign_ins(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from locker_sign_in where expires_at < p_before $$;

-- Messages that were sent or given up, unless a request or a link still shows their delivery.
create function forget_old_messages(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from message m where m.created_at < p_before and m.state <> 'queued'
      and not exists (select from information_request a where a.lender_id = m.lender_id and a.message_id = m.id)
      and not exists (select from consent_link c where c.lender_id = m.lender_id and c.message_id = m.id)
  $$;

create function find_erasure(p_token_hash bytea) returns table (id uuid, lender_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select e.id, e.lender_id from erasure e where e.token_hash = p_token_hash $$;

--------------------------------------------------------------------------------------------------------- Jobs and locks

-- The job queue has its own tables, in a schema that the application's role owns.
create schema if not exists jobs authorization pramaan_app;

-- Distributed locks (platform/distributed-lock.ts). The name is a keyed hash and reveals nothing, so the table has no lender. A
-- lock ends by itself when its process dies and no longer renews it.
create table lease (
  name bytea primary key,
  holder uuid not null,
  until timestamptz not null
);

------------------------------------------------------------------------------------------------ Row-level security, rights

do $$
declare tenant_table text;
begin
  for tenant_table in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'lender_id' order by c.relname
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
  end loop;
end $$;
alter table lender enable row level security;
create policy own on lender using (id = current_lender());

grant select, update on lender to pramaan_app;
grant usage on sequence applicant_number to pramaan_app;
grant select on course_way to pramaan_app;
-- Rows are only added.
grant select, insert on verification_history, share_view, audit, consent_event, issued_document, check_use, erasure to pramaan_app;
-- Rows are added and changed, and deleted only by an erasure or by maintenance, in the owner's functions.
grant select, insert, update on
  applicant, staff, session, staff_invitation, api_key, verification, case_file, draft, share, consent_link, contact,
  bank_session, bank_link, aa_consent, bank_help, locker_sign_in, locker_token, locker_file, application_form, application_form_pdf,
  information_request, record_review, note, decision, usage, webhook, webhook_delivery, credit_enquiry, course, first_try, source_day,
  legal_hold, erasure_request to pramaan_app;
-- Rows are deleted too. Agreements: while nobody has signed, the order can change and a wrong agreement can be removed.
grant select, insert, update, delete on
  lender_logo, otp, attempt, staff_factor, staff_recovery, passkey, sso_session, upload, upload_session, handover, message,
  bank_account, agreement, signature, signing_request, presence, lease to pramaan_app;
grant select, insert, delete on passkey_challenge, file_to_remove to pramaan_app;

do $$
declare f text;
begin
  foreach f in array array[
    'find_lender(text)', 'list_lenders()', 'find_data_key(uuid)', 'find_logo(bytea)',
    'add_lender(uuid, text, text, jsonb, jsonb, bytea, text)',
    'find_applicants(bytea, text)', 'find_staff(text, bytea)', 'find_invitation(bytea)', 'find_passkey(text)', 'find_sso_session(bytea)',
    'authorise(uuid[], bytea[], uuid[])', 'authorise_key(bytea, uuid)',
    'find_handover(bytea)', 'forget_upload_sessions(timestamptz)', 'forget_handovers(timestamptz)',
    'find_consent_link(bytea)', 'find_consent_link_by_id(uuid)', 'find_aa_consent(text)',
    'find_signing_request(text)', 'end_signing_requests(timestamptz)', 'find_share(bytea)', 'find_issued_document(bytea, bytea)',
    'list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, uuid, uuid, timestamptz, uuid, boolean, integer)',
    'read_files(uuid[], uuid[], text[], text[], uuid[], text[], text[])', 'take_new_deliveries(integer)',
    'erase_rows(uuid, text[], text[])', 'forget_old_addresses(timestamptz)', 'forget_old_deliveries(timestamptz)',
    'forget_old_sign_ins(timestamptz)', 'forget_old_messages(timestamptz)', 'find_erasure(bytea)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

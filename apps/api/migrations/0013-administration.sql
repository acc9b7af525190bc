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

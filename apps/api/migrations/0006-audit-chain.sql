-- The audit log as one hash chain per lender, and signed checkpoints of its head and of the consent ledger's. A row is
-- written without a place, so that writers do not wait for each other, and takes its place a few seconds later.

alter table audit
  -- Its place in its lender's chain, counted from 1; null until it has one.
  add column place bigint,
  add column previous bytea,
  add column hash bytea,
  -- What the hash covers instead of the address, so that the address of an erased person can be removed: SHA-256 of a
  -- random salt and the address. Salt and address are removed together.
  add column ip_salt bytea,
  add column ip_hash bytea,
  add constraint audit_chained check (num_nonnulls(place, previous, hash, ip_hash) in (0, 4));
create unique index on audit (lender_id, place);
create index audit_without_place on audit (lender_id, id) where place is null;

-- Lenders with rows that have no place yet.
create function list_lenders_to_chain() returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select distinct a.lender_id from audit a where a.place is null $$;

-- Gives rows of the current lender their places. The application's role has no other way to write to a row of the log, and
-- no way to change a place.
create function chain_audit(p_ids bigint[], p_places bigint[], p_previous bytea[], p_hashes bytea[], p_ip_salts bytea[], p_ip_hashes bytea[])
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update audit a set place = n.place, previous = n.previous, hash = n.hash, ip_salt = n.ip_salt, ip_hash = n.ip_hash
    from unnest(p_ids, p_places, p_previous, p_hashes, p_ip_salts, p_ip_hashes) as n (id, place, previous, hash, ip_salt, ip_hash)
    where a.lender_id = current_lender() and a.id = n.id and a.place is null
  $$;

create or replace function forget_old_addresses(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update audit a set ip = '', ip_salt = null where a.at < p_before and a.ip <> '' and a.place is not null
      and exists (select from erasure e where e.lender_id = a.lender_id and e.applicant_id = a.applicant_id and e.whole)
  $$;

-- Signed checkpoints: one a day for the whole installation, as published. Rows are only added.
create table checkpoint (
  number bigint primary key,
  day date not null unique,
  -- C2SP signed note.
  note text not null,
  -- The public key that verifies it, as C2SP writes one.
  key text not null,
  created_at timestamptz not null default now()
);

-- The head of each chain of a lender at each checkpoint. Rows are only added.
create table checkpoint_head (
  lender_id uuid not null references lender,
  number bigint not null references checkpoint,
  log text not null check (log in ('audit', 'consent')),
  -- The place and hash of the chain's last row.
  place bigint not null,
  hash bytea not null,
  -- Why the chain did not verify when the checkpoint was made; blank when it did.
  fault text not null,
  primary key (lender_id, number, log)
);
alter table checkpoint_head enable row level security;
create policy own on checkpoint_head using (lender_id = current_lender());

-- Adds a checkpoint with the heads of all lenders' chains, in one transaction.
create function add_checkpoint(p_number bigint, p_day date, p_note text, p_key text,
                               p_lenders uuid[], p_logs text[], p_places bigint[], p_hashes bytea[], p_faults text[])
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into checkpoint (number, day, note, key) values (p_number, p_day, p_note, p_key);
    insert into checkpoint_head (number, lender_id, log, place, hash, fault)
    select p_number, * from unnest(p_lenders, p_logs, p_places, p_hashes, p_faults);
  $$;

grant select on checkpoint, checkpoint_head to pramaan_app;
do $$
declare f text;
begin
  foreach f in array array[
    'list_lenders_to_chain()', 'chain_audit(bigint[], bigint[], bytea[], bytea[], bytea[], bytea[])',
    'add_checkpoint(bigint, date, text, text, uuid[], text[], bigint[], bytea[], text[])'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

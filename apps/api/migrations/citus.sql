-- What a Citus coordinator needs beside the migrations (decision 0149, src/platform/citus.ts). Plain PostgreSQL never sees this file.
-- It is run again whenever it or a migration is new, so every statement may be repeated.

-- The lender of the transaction as a constant of the plan, by which the coordinator finds the shard of a statement that names no lender.
-- It only narrows: each policy asks for `lender_id = current_lender()` too, which the shard evaluates for every statement.
create or replace function routed_lender() returns uuid language sql immutable
  as $$ select nullif(current_setting('app.lender', true), '')::uuid $$;

-- What must be found before the lender is known, and what no two lenders may share: each unique column that has no lender.
create table if not exists directory (
  -- Table and column.
  kind text not null,
  -- The value as text.
  key text not null,
  lender_id uuid not null,
  primary key (kind, key)
);
-- Entries that triggers on the shards have noted, until the end of their transaction: a shard cannot write to another node.
create table if not exists directory_change (
  lender_id uuid not null,
  id bigint generated always as identity,
  kind text not null,
  key text not null,
  added boolean not null,
  primary key (lender_id, id)
);
alter table directory enable row level security;
alter table directory_change enable row level security;
do $$ begin
  if not exists (select from pg_policies where tablename = 'directory') then
    create policy own on directory using (lender_id = current_lender());
  end if;
  if not exists (select from pg_policies where tablename = 'directory_change' and policyname = 'own') then
    create policy own on directory_change using (lender_id = current_lender());
  end if;
end $$;
grant select, insert, delete on directory to pramaan_app;
grant select, delete on directory_change to pramaan_app;

-- Foreign keys that are put aside while their tables are distributed: one between two tables of which only one is would be refused.
create table if not exists foreign_key_aside (
  on_table text not null,
  name text not null,
  definition text not null,
  primary key (on_table, name)
);

-- Notes what a row adds to the directory and takes from it. Arguments: the table, then its columns.
create or replace function note_directory() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_before text;
  v_after text;
begin
  for at in 1 .. tg_nargs - 1 loop
    v_before := null;
    v_after := null;
    if tg_op <> 'INSERT' then execute format('select ($1).%I::text', tg_argv[at]) into v_before using old; end if;
    if tg_op <> 'DELETE' then execute format('select ($1).%I::text', tg_argv[at]) into v_after using new; end if;
    if v_before is distinct from v_after then
      if v_before is not null then
        insert into directory_change (lender_id, kind, key, added) values (old.lender_id, tg_argv[0] || '.' || tg_argv[at], v_before, false);
      end if;
      if v_after is not null then
        insert into directory_change (lender_id, kind, key, added) values (new.lender_id, tg_argv[0] || '.' || tg_argv[at], v_after, true);
      end if;
    end if;
  end loop;
  return null;
end $$;

-- Writes what this transaction's lender has noted. A key that another lender has fails here, as a unique constraint would.
create or replace function settle_directory(p_lender uuid) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  one record;
begin
  for one in select c.id, c.kind, c.key, c.added from directory_change c where c.lender_id = p_lender order by c.id loop
    if one.added then
      insert into directory (kind, key, lender_id) values (one.kind, one.key, p_lender);
    else
      delete from directory d where d.kind = one.kind and d.key = one.key;
    end if;
  end loop;
  delete from directory_change c where c.lender_id = p_lender;
end $$;

-- Enters what the tables hold and no trigger has noted: rows from before, or restored without triggers.
create or replace function fill_directory() returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  one record;
begin
  for one in
    select w.words[1] as from_table, unnest(w.words[2:]) as from_column
    from pg_trigger t, lateral (select string_to_array(encode(t.tgargs, 'escape'), '\000') as words) w
    where t.tgname = 'note_directory' and t.tgrelid::regclass::text = w.words[1]
  loop
    continue when one.from_column = '';
    execute format('insert into directory (kind, key, lender_id) select %L, %I::text, lender_id from %I where %2$I is not null on conflict do nothing',
      one.from_table || '.' || one.from_column, one.from_column, one.from_table);
  end loop;
  delete from directory_change;
end $$;

-- The lender of the rows with that value; null when there are none.
create or replace function look_up(p_kind text, p_key text) returns uuid
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$ begin return (select d.lender_id from directory d where d.kind = p_kind and d.key = p_key); end $$;

-- The same as on plain PostgreSQL, with the lender from the directory: one shard is asked instead of all.
create or replace function authorise(p_sessions uuid[], p_cookie_hashes bytea[], p_applicants uuid[])
  returns table (asked integer, session uuid, lender_id uuid, staff_id uuid, applicant_id uuid, role smallint,
                 expires_at timestamptz, seen_at timestamptz, may_set_password boolean, own_only boolean,
                 applicant_lender uuid, assigned_to uuid, referred_by uuid, applies_with uuid)
  language plpgsql stable rows 10 security definer set search_path = public, pg_temp
  as $$
#variable_conflict use_column
declare
  v_lender uuid;
  -- No applicant has the id of zeros. Compared with null, the join would be one that Citus refuses before PostgreSQL 17.
  v_applicant uuid;
begin
  for place in 1 .. cardinality(p_sessions) loop
    v_applicant := coalesce(p_applicants[place], '00000000-0000-0000-0000-000000000000');
    v_lender := look_up('session.id', p_sessions[place]::text);
    continue when v_lender is null;
    return query
      select place, s.id, s.lender_id, s.staff_id, s.applicant_id, s.role,
             s.expires_at, s.seen_at, s.may_set_password, s.own_only,
             a.lender_id, a.assigned_to, a.referred_by, a.applies_with
      from session s
      left join staff m on m.lender_id = s.lender_id and m.id = s.staff_id
      left join applicant a on a.lender_id = s.lender_id and a.id = v_applicant
      where s.lender_id = v_lender and s.id = p_sessions[place] and s.cookie_hash = p_cookie_hashes[place]
        and s.ended_at is null and s.expires_at > now() and (s.staff_id is null or m.role = 1 or m.status = 1);
  end loop;
end $$;

-- Not by the directory alone: compared with an applicant that nobody named, its join would be refused too.
create or replace function authorise_key(p_key_hash bytea, p_applicant uuid)
  returns table (id uuid, lender_id uuid, scopes text[], used_at timestamptz, applicant_lender uuid)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
#variable_conflict use_column
declare
  v_lender uuid := look_up('api_key.key_hash', p_key_hash::text);
  v_applicant uuid := coalesce(p_applicant, '00000000-0000-0000-0000-000000000000');
begin
  return query
    select k.id, k.lender_id, k.scopes, k.used_at, a.lender_id
    from api_key k left join applicant a on a.lender_id = k.lender_id and a.id = v_applicant
    where k.lender_id = v_lender and k.key_hash = p_key_hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
end $$;

-- Names the lender from within a function, as `set local`, which reaches the shard: `set_config` does not. Asked in a `from`, it does so
-- for a single statement that writes too; one that only reads must be in a transaction.
create or replace function name_lender(p_lender uuid) returns void language plpgsql
  as $$ begin execute format('set local app.lender to %L', p_lender); end $$;

-- The same as on plain PostgreSQL, with each lender named so.
create or replace function read_files(p_lenders uuid[], p_applicants uuid[], p_views text[], p_actor_kinds text[], p_actors uuid[], p_ips text[], p_requests text[])
  returns table (asked integer, found_view text, file bytea) language plpgsql rows 10 set search_path = public, pg_temp
  as $$
begin
  for place in 1 .. cardinality(p_lenders) loop
    perform from name_lender(p_lenders[place]);
    select f.view, f.sealed into found_view, file from case_file f
    where f.lender_id = p_lenders[place] and f.applicant_id = p_applicants[place]
      and f.view = any (case when p_views[place] = 'own' then array['own', 'plain'] else array[p_views[place]] end)
    order by f.view limit 1;
    if file is not null then
      insert into audit (lender_id, actor_kind, actor_id, action, applicant_id, ip, request_id)
      values (p_lenders[place], p_actor_kinds[place], p_actors[place], 'case.viewed', p_applicants[place], p_ips[place], p_requests[place]);
      asked := place;
      return next;
    end if;
  end loop;
end $$;

-- The same, lender by lender: rows cannot be skipped over in several shards at once.
create or replace function take_new_deliveries(p_most integer)
  returns table (id uuid, lender_id uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
#variable_conflict use_column
declare
  v_lender uuid;
  v_left integer := p_most;
  v_taken integer;
begin
  for v_lender in select n.lender_id from webhook_delivery n where n.state = 'new' group by n.lender_id order by min(n.occurred_at) loop
    return query
      update webhook_delivery d set state = 'waiting'
      from (select n.lender_id, n.id from webhook_delivery n where n.lender_id = v_lender and n.state = 'new'
        order by n.occurred_at limit v_left for update skip locked) taken
      where d.lender_id = v_lender and d.lender_id = taken.lender_id and d.id = taken.id
      returning d.id, d.lender_id;
    get diagnostics v_taken = row_count;
    v_left := v_left - v_taken;
    exit when v_left <= 0;
  end loop;
end $$;

-- As the application's role, in the name of the new lender: its row and what refers to it are written over one connection to each
-- worker, and the policy of `lender` accepts the transaction's own lender alone.
create or replace function add_lender(p_id uuid, p_code text, p_name text, p_branding jsonb, p_settings jsonb, p_data_key bytea, p_wrapped_by text)
  returns void language plpgsql security invoker set search_path = public, pg_temp
  as $$
begin
  perform from name_lender(p_id);
  insert into lender (id, code, name, branding, settings, data_key, data_key_wrapped_by)
  values (p_id, p_code, p_name, p_branding, p_settings, p_data_key, p_wrapped_by);
end $$;
grant insert on lender to pramaan_app;

-- The same with the time as a variable: a shard's statement takes no function that is not immutable in `case` or `coalesce`.
create or replace function keep_course() returns trigger language plpgsql as $$
declare
  v_now timestamptz := now();
begin
  if tg_op = 'INSERT' then
    insert into course (applicant_id, lender_id, segment, started_at, product_code, branch_id, agent_id, stage, stage_at)
      values (new.id, new.lender_id, new.segment, new.created_at, new.product_code, new.branch_id, new.referred_by, new.stage, new.created_at);
    if new.stage = 'in-progress' then return null; end if;
  end if;
  update course c set
    segment = new.segment, product_code = new.product_code, branch_id = new.branch_id, agent_id = new.referred_by, stage = new.stage,
    stage_at = case when c.stage = new.stage then c.stage_at else v_now end,
    ready_at = case when new.stage = 'ready' then coalesce(c.ready_at, v_now) else c.ready_at end,
    review_at = case when new.stage in ('in-review', 'referred', 'second-approval') then coalesce(c.review_at, v_now) else c.review_at end,
    decided_at = case when new.stage not in ('approved', 'rejected', 'withdrawn') then null
      when c.outcome is null then v_now else c.decided_at end,
    outcome = case when new.stage in ('approved', 'rejected', 'withdrawn') then new.stage end
  where c.lender_id = new.lender_id and c.applicant_id = new.id;
  return null;
end $$;

-- Done on the lender's worker, over the connection that the transaction has there: the owner's own connection would not see what the
-- transaction has written, and wait for its locks.
create or replace function chain_audit_of(p_lender uuid, p_ids bigint[], p_places bigint[], p_previous bytea[], p_hashes bytea[], p_ip_salts bytea[], p_ip_hashes bytea[])
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if p_lender is distinct from current_lender() then raise exception 'another lender'; end if;
  update audit a set place = n.place, previous = n.previous, hash = n.hash, ip_salt = n.ip_salt, ip_hash = n.ip_hash
  from unnest(p_ids, p_places, p_previous, p_hashes, p_ip_salts, p_ip_hashes) as n (id, place, previous, hash, ip_salt, ip_hash)
  where a.lender_id = p_lender and a.id = n.id and a.place is null;
end $$;
create or replace function chain_audit(p_ids bigint[], p_places bigint[], p_previous bytea[], p_hashes bytea[], p_ip_salts bytea[], p_ip_hashes bytea[])
  returns void
  language plpgsql security invoker set search_path = public, pg_temp
  as $$
declare
  v_lender uuid := current_lender();
begin
  perform * from chain_audit_of(v_lender, p_ids, p_places, p_previous, p_hashes, p_ip_salts, p_ip_hashes);
end $$;

create or replace function erase_rows_of(p_lender uuid, p_applicant uuid, p_whole boolean, p_tables text[], p_documents text[])
  returns table (from_table text, rows bigint)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  one text;
  left_over text[] := p_tables;
  again text[];
  gone bigint;
begin
  if p_lender is distinct from current_lender() then raise exception 'another lender'; end if;
  if not exists (select from applicant a where a.lender_id = p_lender and a.id = p_applicant) then
    return;
  end if;
  if exists (select from legal_hold h where h.lender_id = p_lender and h.applicant_id = p_applicant and h.lifted_at is null) then
    raise exception 'a legal hold stands';
  end if;
  if p_whole then
    delete from share_view v using share s
    where v.lender_id = p_lender and s.lender_id = p_lender and s.id = v.share_id and s.applicant_id = p_applicant;
  end if;
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
  if p_whole then
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
create or replace function erase_rows(p_applicant uuid, p_tables text[], p_documents text[])
  returns table (from_table text, rows bigint)
  language plpgsql security invoker set search_path = public, pg_temp
  as $$
declare
  v_lender uuid := current_lender();
  v_whole boolean := p_tables is null;
  v_tables text[];
begin
  select array_agg(c.relname::text order by c.relname) into v_tables
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'applicant_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not outlives_applicant(c.relname) and (p_tables is null or c.relname = any (p_tables));
  return query select * from erase_rows_of(v_lender, p_applicant, v_whole, v_tables, p_documents);
end $$;

revoke all on function routed_lender(), note_directory(), fill_directory(), look_up(text, text), settle_directory(uuid),
  chain_audit_of(uuid, bigint[], bigint[], bytea[], bytea[], bytea[], bytea[]), erase_rows_of(uuid, uuid, boolean, text[], text[]) from public;
grant execute on function routed_lender(), settle_directory(uuid),
  chain_audit_of(uuid, bigint[], bigint[], bytea[], bytea[], bytea[], bytea[]), erase_rows_of(uuid, uuid, boolean, text[], text[]) to pramaan_app;

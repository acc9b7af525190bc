-- Old months of the audit log leave the database: each segment, consecutive rows of one month, is one sealed file, and this table says
-- which rows and between which hashes, so that the chain goes on through it.

create table audit_archive (
  lender_id uuid not null references lender,
  first_place bigint not null,
  last_place bigint not null,
  -- The first day of the month, as in India.
  month date not null,
  -- The hash of the row before the first, and that of the last.
  previous bytea not null,
  head bytea not null,
  -- The file.
  id uuid not null,
  archived_at timestamptz not null default now(),
  primary key (lender_id, first_place),
  check (last_place >= first_place)
);
create index on audit_archive (lender_id, month);
alter table audit_archive enable row level security;
create policy own on audit_archive using (lender_id = current_lender());
create trigger file_is_named after insert on audit_archive for each row execute function file_is_named();
grant select on audit_archive to pramaan_app;

-- Takes the rows of a segment out of the log of the transaction's lender, when they are what the archive says: they go on where the
-- archive ends, none is missing, they are a year old, and the log goes on behind them. The application's role has no other way to remove
-- a row.
create function archive_audit(p_lender uuid, p_id uuid, p_month date, p_first bigint, p_last bigint, p_previous bytea, p_head bytea)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_rows bigint;
begin
  if p_lender is distinct from current_lender() then raise exception 'another lender'; end if;
  if p_first <> (select coalesce(max(a.last_place), 0) + 1 from audit_archive a where a.lender_id = p_lender) then
    raise exception 'the archive goes on at another row';
  end if;
  if not exists (select from audit a where a.lender_id = p_lender and a.place = p_first and a.previous = p_previous)
    or not exists (select from audit a where a.lender_id = p_lender and a.place = p_last and a.hash = p_head)
    or not exists (select from audit a where a.lender_id = p_lender and a.place = p_last + 1 and a.previous = p_head) then
    raise exception 'the log has other rows';
  end if;
  delete from audit a
  where a.lender_id = p_lender and a.place between p_first and p_last and a.at < now() - interval '1 year';
  get diagnostics v_rows = row_count;
  if v_rows <> p_last - p_first + 1 then raise exception 'rows are missing, or not old enough'; end if;
  insert into audit_archive (lender_id, first_place, last_place, month, previous, head, id)
  values (p_lender, p_first, p_last, p_month, p_previous, p_head, p_id);
end $$;
revoke all on function archive_audit(uuid, uuid, date, bigint, bigint, bytea, bytea) from public;
grant execute on function archive_audit(uuid, uuid, date, bigint, bigint, bytea, bytea) to pramaan_app;

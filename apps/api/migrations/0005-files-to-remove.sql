-- No file without a row that names it. Before bytes are stored their id is queued for removal an hour later; the row that
-- names them takes the id off the queue in its own transaction; the row's deletion puts it back, due at once. Whatever code
-- stores, names or deletes, and wherever a process dies, the hourly removal finds what nobody names.

comment on column file_to_remove.queued_at is 'Due: an hour after the bytes were stored, or when their row was deleted.';

create function file_is_named() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'upload_session' then
    delete from file_to_remove where lender_id = new.lender_id and id = any (new.parts);
  else
    delete from file_to_remove where lender_id = new.lender_id and id = new.id;
  end if;
  return null;
end $$;

create function file_is_free() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'upload_session' then
    insert into file_to_remove (lender_id, id) select old.lender_id, unnest(old.parts) on conflict do nothing;
  else
    insert into file_to_remove (lender_id, id) values (old.lender_id, old.id) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger file_is_named after insert on upload for each row execute function file_is_named();
create trigger file_is_free after delete on upload for each row execute function file_is_free();
create trigger file_is_named after update of parts on upload_session for each row execute function file_is_named();
create trigger file_is_free after delete on upload_session for each row execute function file_is_free();
-- A request that was answered or has ended needs its prepared PDF no more.
create trigger file_is_named after insert on signing_request for each row execute function file_is_named();
create trigger file_is_free after delete on signing_request for each row execute function file_is_free();
create trigger file_has_ended after update of state on signing_request for each row
  when (old.state = 'open' and new.state <> 'open') execute function file_is_free();

revoke all on function file_is_named(), file_is_free() from public;

-- The parts of an upload that has become a file are no longer named by its row. They are queued for removal in the same
-- transaction, like the bytes of a row that is deleted: a process that dies before it removes them, or a store that refuses,
-- leaves nothing behind.

create function parts_are_free() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_to_remove (lender_id, id)
    select old.lender_id, part from unnest(old.parts) as part where part <> all (new.parts) on conflict do nothing;
  return null;
end $$;

create trigger parts_are_free after update of parts on upload_session for each row execute function parts_are_free();

revoke all on function parts_are_free() from public;

-- Where rows are spread over several machines a trigger fires on a part of the table, whose name has a number behind it. By its whole name
-- an upload in parts was not recognised there, so that its parts stayed queued, and went after an hour.

create or replace function file_is_named() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if starts_with(tg_table_name, 'upload_session') then
    delete from file_to_remove where lender_id = new.lender_id and id = any (new.parts);
  else
    delete from file_to_remove where lender_id = new.lender_id and id = new.id;
  end if;
  return null;
end $$;

create or replace function file_is_free() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if starts_with(tg_table_name, 'upload_session') then
    insert into file_to_remove (lender_id, id) select old.lender_id, unnest(old.parts) on conflict do nothing;
  else
    insert into file_to_remove (lender_id, id) values (old.lender_id, old.id) on conflict do nothing;
  end if;
  return null;
end $$;

-- The applicant's own view of a case file: without records that may be another person's. Where nothing is withheld there
-- is no such row, and the plain view is theirs. `read_files` says which view it found, because the seal names the view.

alter table case_file drop constraint case_file_view_check;
alter table case_file add constraint case_file_view_check check (view in ('plain', 'masked', 'own'));
grant delete on case_file to pramaan_app;

drop function read_files(uuid[], uuid[], text[], text[], uuid[], text[], text[]);
create function read_files(p_lenders uuid[], p_applicants uuid[], p_views text[], p_actor_kinds text[], p_actors uuid[], p_ips text[], p_requests text[])
  returns table (asked integer, found_view text, file bytea) language plpgsql rows 10 set search_path = public, pg_temp
  as $$
begin
  for place in 1 .. cardinality(p_lenders) loop
    perform set_config('app.lender', p_lenders[place]::text, true);
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
revoke all on function read_files(uuid[], uuid[], text[], text[], uuid[], text[], text[]) from public;
grant execute on function read_files(uuid[], uuid[], text[], text[], uuid[], text[], text[]) to pramaan_app;

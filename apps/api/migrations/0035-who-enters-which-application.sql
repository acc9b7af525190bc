-- A login enters an application that still needs its person: of several, one that is open comes first, then the person's own. Somebody who
-- joins another application while theirs is decided, or joins again after they left, could not enter the one that waits for them.

drop function find_applicants(bytea, text);
create function find_applicants(p_mobile bytea, p_cust_id text)
  returns table (id uuid, lender_id uuid, lender_code text, mobile_hash bytea, segment text, cust_id text, yodlee_user_id text, created_at timestamptz,
                 applies_with uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.lender_id, l.code, a.mobile_hash, a.segment, a.cust_id, a.yodlee_user_id, a.created_at, a.applies_with
    from applicant a join lender l on l.id = a.lender_id
    where a.mobile_hash = p_mobile or a.cust_id = p_cust_id
    order by a.followed_at is not null, a.stage in ('rejected', 'withdrawn'), a.applies_with is not null, a.created_at
  $$;
revoke all on function find_applicants(bytea, text) from public;
grant execute on function find_applicants(bytea, text) to pramaan_app;

-- The case of who joins is due while the loan is not decided: after the decision it was called overdue for ever.
create function end_joined_due() returns trigger language plpgsql as $$
begin
  update applicant set due_at = null, due_left = null
  where lender_id = new.lender_id and applies_with = new.id and (due_at is not null or due_left is not null);
  return null;
end $$;
create trigger end_joined_due after update of stage on applicant for each row
  when (new.applies_with is null and new.stage in ('approved', 'rejected', 'withdrawn') and old.stage is distinct from new.stage)
  execute function end_joined_due();
update applicant j set due_at = null, due_left = null from applicant w
where w.lender_id = j.lender_id and w.id = j.applies_with and w.stage in ('approved', 'rejected', 'withdrawn')
  and (j.due_at is not null or j.due_left is not null);

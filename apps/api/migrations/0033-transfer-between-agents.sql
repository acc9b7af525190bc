-- Applications that are transferred from one agent to another: both are told (decisions 0115, 0123).
alter table notification drop constraint notification_kind_check, add constraint notification_kind_check check (kind in ('assigned', 'mentioned',
  'answered', 'arrived', 'finding', 'approval', 'decided', 'overdue', 'appeal', 'transferred'));

create or replace function notify_staff() returns trigger language plpgsql as $$
declare
  v_kind text;
  v_to uuid[];
begin
  case new.action
    when 'review.assigned' then
      v_kind := 'assigned';
      v_to := array[(new.detail ->> 'to')::uuid];
    when 'application.transferred' then
      v_kind := 'transferred';
      v_to := array[(new.detail ->> 'to')::uuid, (new.detail ->> 'from')::uuid];
    when 'review.commented', 'review.flagged' then
      v_kind := 'mentioned';
      v_to := array(select unnest(n.mentions) from note n where n.lender_id = new.lender_id and n.id = (new.detail ->> 'note')::uuid);
    when 'information-request.answered' then
      v_kind := 'answered';
      v_to := array(
        select a.assigned_to from applicant a where a.lender_id = new.lender_id and a.id = new.applicant_id
        union
        (select r.asked_by from information_request r where r.lender_id = new.lender_id and r.applicant_id = new.applicant_id
          and r.subject = new.detail ->> 'subject' order by r.asked_at desc limit 1));
    when 'decision.awaiting-approval' then
      v_kind := 'approval';
      v_to := array(select s.id from staff s where s.lender_id = new.lender_id and s.role <= 3);
    when 'decision.made', 'decision.confirmed', 'decision.declined', 'decision.voided', 'decision.reversed' then
      v_kind := 'decided';
      v_to := array(select d.made_by from decision d where d.lender_id = new.lender_id and d.applicant_id = new.applicant_id
        order by d.made_at desc limit 1);
    when 'case.overdue' then
      v_kind := 'overdue';
      v_to := array(
        select a.assigned_to from applicant a where a.lender_id = new.lender_id and a.id = new.applicant_id
        union select s.id from staff s where s.lender_id = new.lender_id and s.id = (new.detail ->> 'supervisor')::uuid);
    else
      v_kind := case when new.action = 'finding.opened' then 'finding' else 'arrived' end;
      v_to := array(select a.assigned_to from applicant a where a.lender_id = new.lender_id and a.id = new.applicant_id);
  end case;
  if v_kind = 'decided' then
    update notification set read_at = now()
      where lender_id = new.lender_id and applicant_id = new.applicant_id and kind = 'approval' and read_at is null;
  end if;
  insert into notification as n (lender_id, staff_id, kind, applicant_id, caused_by, at)
  select new.lender_id, s.id, v_kind, new.applicant_id, case when new.actor_kind = 'staff' then new.actor_id end, new.at
    from staff s
    where s.lender_id = new.lender_id and s.id = any (v_to) and s.id is distinct from new.actor_id
      and (s.role = 1 or s.status = 1) and not v_kind = any (s.muted_kinds)
    order by s.id
  on conflict (lender_id, staff_id, kind, applicant_id) where read_at is null
    do update set times = n.times + 1, at = excluded.at, caused_by = excluded.caused_by, mailed_at = null;
  return null;
end $$;
drop trigger notify_staff on audit;
create trigger notify_staff after insert on audit for each row
  when (new.applicant_id is not null and (new.action in ('review.assigned', 'application.transferred', 'review.commented', 'review.flagged',
      'information-request.answered', 'decision.awaiting-approval', 'decision.made', 'decision.confirmed', 'decision.declined', 'decision.voided',
      'decision.reversed', 'case.overdue')
    or (new.action in ('document.submitted', 'upload.stored') and new.actor_kind in ('applicant', 'link'))
    or (new.action = 'finding.opened' and new.detail ->> 'severity' in ('block', 'high', 'medium'))))
  execute function notify_staff();

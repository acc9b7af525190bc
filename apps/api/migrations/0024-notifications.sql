-- What a team member is told about cases (decision 0115): derived from the audit log, in the transaction of its row. Unread ones of a
-- kind about a case are one row that counts.
alter table staff add column muted_kinds text[] not null default '{}';
alter table staff add column notify_email text not null default 'daily' check (notify_email in ('at-once', 'daily', 'never'));

create table notification (
  lender_id uuid not null,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  kind text not null check (kind in ('assigned', 'mentioned', 'answered', 'arrived', 'finding', 'approval', 'decided', 'overdue')),
  applicant_id uuid not null,
  -- Who caused it; null: the applicant, a job or an API client.
  caused_by uuid,
  times integer not null default 1,
  at timestamptz not null default now(),
  read_at timestamptz,
  -- When an e-mail named it.
  mailed_at timestamptz,
  primary key (lender_id, id),
  foreign key (lender_id, staff_id) references staff,
  foreign key (lender_id, applicant_id) references applicant
);
create unique index notification_unread on notification (lender_id, staff_id, kind, applicant_id) where read_at is null;
create index notification_of_person on notification (lender_id, staff_id, at desc, id desc);
create index notification_of_case on notification (lender_id, applicant_id);
create index notification_to_mail on notification (lender_id, staff_id, at) where read_at is null and mailed_at is null;
alter table notification enable row level security;
create policy own on notification using (lender_id = current_lender());
grant select, insert, update on notification to pramaan_app;

-- The kind of notification that a row of the audit log makes, and for whom. Whoever acts is not told.
create function notify_staff() returns trigger language plpgsql as $$
declare
  v_kind text;
  v_to uuid[];
begin
  case new.action
    when 'review.assigned' then
      v_kind := 'assigned';
      v_to := array[(new.detail ->> 'to')::uuid];
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
create trigger notify_staff after insert on audit for each row
  when (new.applicant_id is not null and (new.action in ('review.assigned', 'review.commented', 'review.flagged', 'information-request.answered',
      'decision.awaiting-approval', 'decision.made', 'decision.confirmed', 'decision.declined', 'decision.voided', 'decision.reversed',
      'case.overdue')
    or (new.action in ('document.submitted', 'upload.stored') and new.actor_kind in ('applicant', 'link'))
    or (new.action = 'finding.opened' and new.detail ->> 'severity' in ('block', 'high', 'medium'))))
  execute function notify_staff();

-- Whose unread notifications an e-mail is due for: at once, of those before p_settled; daily, of those before p_day.
create function list_staff_to_mail(p_settled timestamptz, p_day timestamptz) returns table (lender_id uuid, staff_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct n.lender_id, n.staff_id from notification n join staff s on s.lender_id = n.lender_id and s.id = n.staff_id
    where n.read_at is null and n.mailed_at is null and (s.role = 1 or s.status = 1)
      and n.at < case s.notify_email when 'at-once' then p_settled when 'daily' then p_day end
  $$;
revoke all on function list_staff_to_mail(timestamptz, timestamptz) from public;
grant execute on function list_staff_to_mail(timestamptz, timestamptz) to pramaan_app;

create function forget_old_notifications(p_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from notification where at < p_before $$;
revoke all on function forget_old_notifications(timestamptz) from public;
grant execute on function forget_old_notifications(timestamptz) to pramaan_app;

-- What a lender tells applicants in its own words (decision 0122), by message and language, in versions. The newest counts; one
-- without words means that the default is sent again.
create table message_text (
  lender_id uuid not null references lender,
  template text not null,
  language text not null,
  version integer not null check (version > 0),
  words jsonb,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  primary key (lender_id, template, language, version),
  foreign key (lender_id, changed_by) references staff
);
alter table message_text enable row level security;
create policy own on message_text using (lender_id = current_lender());
grant select, insert on message_text to pramaan_app;

-- Which text a message was: the language, and the version of the lender's own words; 0 is the default. Empty: sent before this.
alter table message add column text_language text, add column text_version integer;

-- An applicant asks for another look at the decision that declined their loan: once for each decision.
create table appeal (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  decision_id uuid not null,
  -- Sealed: what the person wrote.
  words bytea not null,
  made_at timestamptz not null,
  answer text check (answer in ('reopened', 'kept')),
  -- Sealed: why the decision is kept, for the person.
  answer_words bytea,
  answered_by uuid,
  answered_at timestamptz,
  primary key (lender_id, id),
  unique (lender_id, decision_id),
  foreign key (lender_id, applicant_id) references applicant,
  foreign key (lender_id, decision_id) references decision,
  foreign key (lender_id, answered_by) references staff,
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_by is null)),
  check (coalesce(answer = 'kept', false) = (answer_words is not null))
);
create index appeal_of_case on appeal (lender_id, applicant_id);
alter table appeal enable row level security;
create policy own on appeal using (lender_id = current_lender());
grant select, insert, update, delete on appeal to pramaan_app;

-- The assignee and those who decided are told of an appeal (decision 0115).
alter table notification drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('assigned', 'mentioned', 'answered', 'arrived', 'finding', 'approval', 'decided',
    'overdue', 'appeal'));
create function notify_of_appeal() returns trigger language plpgsql as $$
begin
  insert into notification as n (lender_id, staff_id, kind, applicant_id, at)
  select distinct new.lender_id, s.id, 'appeal', new.applicant_id, new.at
    from staff s join decision d on d.lender_id = s.lender_id and d.id = (new.detail ->> 'decision')::uuid
    join applicant a on a.lender_id = d.lender_id and a.id = d.applicant_id
    where s.lender_id = new.lender_id and s.id in (a.assigned_to, d.made_by, d.second_by)
      and (s.role = 1 or s.status = 1) and not 'appeal' = any (s.muted_kinds)
  on conflict (lender_id, staff_id, kind, applicant_id) where read_at is null
    do update set times = n.times + 1, at = excluded.at, mailed_at = null;
  return null;
end $$;
create trigger notify_of_appeal after insert on audit for each row
  when (new.action = 'appeal.made') execute function notify_of_appeal();

-- How long applicants took over a task: the seconds from what they did before to what they submitted, without saying who.
-- At most 200 of an area: a new one takes the place of any, so that what is kept is a sample in which recent ones prevail.
create table task_time (
  lender_id uuid not null references lender,
  area text not null,
  slot smallint not null check (slot between 0 and 199),
  seconds integer not null check (seconds between 3 and 1200),
  primary key (lender_id, area, slot)
);
alter table task_time enable row level security;
create policy own on task_time using (lender_id = current_lender());
grant select, insert, update, delete on task_time to pramaan_app;

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

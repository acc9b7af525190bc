-- What the migrations make, read back from a migrated database. Written by `npm run generate`; change a migration instead.

create table aa_consent (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  connector text not null,
  handle text not null,
  outside_id text,
  state text default 'asked'::text not null,
  facts jsonb not null,
  gathering bytea,
  trouble jsonb,
  asked_by uuid,
  asked_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint aa_consent_connector_check CHECK ((connector ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint aa_consent_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'active'::text, 'rejected'::text, 'revoked'::text, 'paused'::text, 'expired'::text, 'failed'::text]))),
  constraint aa_consent_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint aa_consent_pkey PRIMARY KEY (lender_id, id),
  constraint aa_consent_handle_key UNIQUE (handle)
);
CREATE INDEX aa_consent_lender_id_applicant_id_asked_at_idx ON public.aa_consent USING btree (lender_id, applicant_id, asked_at DESC);
CREATE INDEX aa_consent_outside_id_idx ON public.aa_consent USING btree (outside_id) WHERE (outside_id IS NOT NULL);
alter table aa_consent enable row level security;
create policy own on aa_consent using (lender_id = current_lender());
grant insert, select, update on aa_consent to pramaan_app;

create table agreement (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  type text not null,
  file_id uuid not null,
  signed_file_id uuid,
  made_by uuid,
  made_at timestamp with time zone default now() not null,
  offer_id uuid,
  terms_sha256 bytea,
  constraint agreement_terms CHECK ((((offer_id IS NULL) = (terms_sha256 IS NULL)) AND (length(terms_sha256) = 32))),
  constraint agreement_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint agreement_lender_id_file_id_fkey FOREIGN KEY (lender_id, file_id) REFERENCES upload(lender_id, id),
  constraint agreement_lender_id_signed_file_id_fkey FOREIGN KEY (lender_id, signed_file_id) REFERENCES upload(lender_id, id),
  constraint agreement_offer FOREIGN KEY (lender_id, offer_id) REFERENCES loan_offer(lender_id, id),
  constraint agreement_pkey PRIMARY KEY (lender_id, id),
  constraint agreement_lender_id_file_id_key UNIQUE (lender_id, file_id)
);
CREATE INDEX agreement_lender_id_applicant_id_made_at_idx ON public.agreement USING btree (lender_id, applicant_id, made_at DESC);
CREATE INDEX agreement_lender_id_signed_file_id_idx ON public.agreement USING btree (lender_id, signed_file_id) WHERE (signed_file_id IS NOT NULL);
CREATE UNIQUE INDEX agreement_of_offer ON public.agreement USING btree (lender_id, offer_id) WHERE (offer_id IS NOT NULL);
alter table agreement enable row level security;
create policy own on agreement using (lender_id = current_lender());
grant delete, insert, select, update on agreement to pramaan_app;

create table api_key (
  lender_id uuid not null,
  id uuid not null,
  name text not null,
  key_hash bytea not null,
  shown text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_key_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint api_key_pkey PRIMARY KEY (lender_id, id),
  constraint api_key_key_hash_key UNIQUE (key_hash)
);
alter table api_key enable row level security;
create policy own on api_key using (lender_id = current_lender());
grant insert, select, update on api_key to pramaan_app;

create table appeal (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  decision_id uuid not null,
  words bytea not null,
  made_at timestamp with time zone not null,
  answer text,
  answer_words bytea,
  answered_by uuid,
  answered_at timestamp with time zone,
  constraint appeal_answer_check CHECK ((answer = ANY (ARRAY['reopened'::text, 'kept'::text]))),
  constraint appeal_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint appeal_check1 CHECK (((answer IS NULL) = (answered_by IS NULL))),
  constraint appeal_check2 CHECK ((COALESCE((answer = 'kept'::text), false) = (answer_words IS NOT NULL))),
  constraint appeal_lender_id_answered_by_fkey FOREIGN KEY (lender_id, answered_by) REFERENCES staff(lender_id, id),
  constraint appeal_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint appeal_lender_id_decision_id_fkey FOREIGN KEY (lender_id, decision_id) REFERENCES decision(lender_id, id),
  constraint appeal_pkey PRIMARY KEY (lender_id, id),
  constraint appeal_lender_id_decision_id_key UNIQUE (lender_id, decision_id)
);
CREATE INDEX appeal_of_case ON public.appeal USING btree (lender_id, applicant_id);
alter table appeal enable row level security;
create policy own on appeal using (lender_id = current_lender());
grant delete, insert, select, update on appeal to pramaan_app;

create table applicant (
  lender_id uuid not null,
  id uuid not null,
  cust_id text not null,
  reference text not null,
  segment text default 'retail'::text not null,
  yodlee_user_id text default ''::text not null,
  language text,
  mobile_hash bytea,
  profile bytea not null,
  name_tokens bytea[] default '{}'::bytea[] not null,
  pan_hash bytea,
  provided integer default 0 not null,
  attention integer default 0 not null,
  assigned_to uuid,
  referred_by uuid,
  applies_with uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  stage text default 'in-progress'::text not null,
  due_at timestamp with time zone,
  review_version integer default 1 not null,
  loan_ended_on date,
  started_with text,
  missing text[],
  open_findings integer default 0 not null,
  finding_weight smallint default 0 not null,
  findings_day date,
  product_code text,
  product_version integer,
  due_left integer,
  overdue_told timestamp with time zone,
  taken_in_at timestamp with time zone,
  branch_id uuid,
  person_id uuid,
  followed_at timestamp with time zone,
  carried_over_at timestamp with time zone,
  joins_as text,
  constraint applicant_check CHECK (((joins_as IS NULL) = (applies_with IS NULL))),
  constraint applicant_joins_as_check CHECK ((joins_as = ANY (ARRAY['co-applicant'::text, 'guarantor'::text]))),
  constraint applicant_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'mr'::text]))),
  constraint applicant_stage_check CHECK ((stage = ANY (ARRAY['in-progress'::text, 'ready'::text, 'in-review'::text, 'referred'::text, 'second-approval'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint applicant_lender_id_applies_with_fkey FOREIGN KEY (lender_id, applies_with) REFERENCES applicant(lender_id, id),
  constraint applicant_lender_id_assigned_to_fkey FOREIGN KEY (lender_id, assigned_to) REFERENCES staff(lender_id, id),
  constraint applicant_lender_id_branch_id_fkey FOREIGN KEY (lender_id, branch_id) REFERENCES branch(lender_id, id),
  constraint applicant_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint applicant_lender_id_person_id_fkey FOREIGN KEY (lender_id, person_id) REFERENCES applicant(lender_id, id),
  constraint applicant_lender_id_referred_by_fkey FOREIGN KEY (lender_id, referred_by) REFERENCES staff(lender_id, id),
  constraint applicant_pkey PRIMARY KEY (lender_id, id),
  constraint applicant_cust_id_key UNIQUE (cust_id),
  constraint applicant_lender_id_reference_key UNIQUE (lender_id, reference)
);
CREATE INDEX applicant_attention ON public.applicant USING btree (lender_id, updated_at DESC, id DESC) WHERE (attention > 0);
CREATE INDEX applicant_block_findings ON public.applicant USING btree (lender_id, updated_at DESC, id DESC) WHERE (finding_weight >= 4);
CREATE INDEX applicant_by_due ON public.applicant USING btree (lender_id, due_rank(due_at, stage), id);
CREATE INDEX applicant_by_findings ON public.applicant USING btree (lender_id, finding_weight, id);
CREATE INDEX applicant_by_provided ON public.applicant USING btree (lender_id, provided, id);
CREATE INDEX applicant_by_stage ON public.applicant USING btree (lender_id, stage_rank(stage), id);
CREATE INDEX applicant_due ON public.applicant USING btree (lender_id, due_at) WHERE ((due_at IS NOT NULL) AND (stage = ANY (ARRAY['in-progress'::text, 'ready'::text, 'in-review'::text, 'referred'::text, 'second-approval'::text])));
CREATE INDEX applicant_findings ON public.applicant USING btree (lender_id, updated_at DESC, id DESC) WHERE (finding_weight >= 2);
CREATE INDEX applicant_findings_day ON public.applicant USING btree (lender_id, findings_day NULLS FIRST) WHERE (stage = ANY (ARRAY['ready'::text, 'in-review'::text, 'referred'::text, 'second-approval'::text]));
CREATE INDEX applicant_high_findings ON public.applicant USING btree (lender_id, updated_at DESC, id DESC) WHERE (finding_weight >= 3);
CREATE INDEX applicant_lender_id_applies_with_idx ON public.applicant USING btree (lender_id, applies_with) WHERE (applies_with IS NOT NULL);
CREATE INDEX applicant_lender_id_assigned_to_updated_at_id_idx ON public.applicant USING btree (lender_id, assigned_to, updated_at DESC, id DESC);
CREATE INDEX applicant_lender_id_pan_hash_idx ON public.applicant USING btree (lender_id, pan_hash) WHERE (pan_hash IS NOT NULL);
CREATE INDEX applicant_lender_id_referred_by_updated_at_id_idx ON public.applicant USING btree (lender_id, referred_by, updated_at DESC, id DESC) WHERE (referred_by IS NOT NULL);
CREATE INDEX applicant_lender_id_segment_updated_at_id_idx ON public.applicant USING btree (lender_id, segment, updated_at DESC, id DESC);
CREATE INDEX applicant_lender_id_stage_updated_at_id_idx ON public.applicant USING btree (lender_id, stage, updated_at DESC, id DESC);
CREATE INDEX applicant_lender_id_updated_at_id_idx ON public.applicant USING btree (lender_id, updated_at DESC, id DESC);
CREATE INDEX applicant_mobile_hash_idx ON public.applicant USING btree (mobile_hash);
CREATE INDEX applicant_name_tokens_idx ON public.applicant USING gin (name_tokens);
CREATE INDEX applicant_of_branch ON public.applicant USING btree (lender_id, branch_id, updated_at DESC, id DESC) WHERE (branch_id IS NOT NULL);
CREATE INDEX applicant_person ON public.applicant USING btree (lender_id, person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX applicant_to_take_in ON public.applicant USING btree (lender_id, id) WHERE ((taken_in_at IS NULL) AND ((due_at IS NOT NULL) OR (due_left IS NOT NULL)));
CREATE INDEX applicant_workload ON public.applicant USING btree (lender_id, assigned_to) INCLUDE (due_at, stage, segment, product_code, branch_id, referred_by) WHERE ((applies_with IS NULL) AND (stage = ANY (ARRAY['in-progress'::text, 'ready'::text, 'in-review'::text, 'referred'::text, 'second-approval'::text])));
CREATE UNIQUE INDEX applicant_mobile ON public.applicant USING btree (lender_id, mobile_hash) WHERE ((applies_with IS NULL) AND (followed_at IS NULL));
CREATE UNIQUE INDEX applicant_started ON public.applicant USING btree (lender_id, started_with) WHERE (started_with IS NOT NULL);
alter table applicant enable row level security;
create policy own on applicant using (lender_id = current_lender());
CREATE TRIGGER begin_course AFTER INSERT ON public.applicant FOR EACH ROW WHEN ((new.applies_with IS NULL)) EXECUTE FUNCTION keep_course();
CREATE TRIGGER end_joined_due AFTER UPDATE OF stage ON public.applicant FOR EACH ROW WHEN (((new.applies_with IS NULL) AND (new.stage = ANY (ARRAY['approved'::text, 'rejected'::text, 'withdrawn'::text])) AND (old.stage IS DISTINCT FROM new.stage))) EXECUTE FUNCTION end_joined_due();
CREATE TRIGGER keep_course AFTER UPDATE ON public.applicant FOR EACH ROW WHEN (((old.stage IS DISTINCT FROM new.stage) OR (old.segment IS DISTINCT FROM new.segment) OR (old.product_code IS DISTINCT FROM new.product_code) OR (old.branch_id IS DISTINCT FROM new.branch_id) OR (old.referred_by IS DISTINCT FROM new.referred_by))) EXECUTE FUNCTION keep_course();
grant insert, select, update on applicant to pramaan_app;

create table application_form (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  bank text not null,
  form_type text not null,
  version integer default 1 not null,
  complete boolean not null,
  answers bytea not null,
  saved_by uuid,
  saved_at timestamp with time zone default now() not null,
  constraint application_form_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint application_form_pkey PRIMARY KEY (lender_id, id),
  constraint application_form_lender_id_applicant_id_bank_form_type_key UNIQUE (lender_id, applicant_id, bank, form_type)
);
alter table application_form enable row level security;
create policy own on application_form using (lender_id = current_lender());
grant insert, select, update on application_form to pramaan_app;

create table application_form_pdf (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  bank text not null,
  form_type text not null,
  sha256 bytea not null,
  version integer,
  upload_id uuid,
  at timestamp with time zone default now() not null,
  constraint application_form_pdf_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint application_form_pdf_lender_id_upload_id_fkey FOREIGN KEY (lender_id, upload_id) REFERENCES upload(lender_id, id),
  constraint application_form_pdf_pkey PRIMARY KEY (lender_id, id),
  constraint application_form_pdf_lender_id_applicant_id_bank_form_type__key UNIQUE (lender_id, applicant_id, bank, form_type, sha256)
);
CREATE INDEX application_form_pdf_lender_id_applicant_id_at_idx ON public.application_form_pdf USING btree (lender_id, applicant_id, at DESC) WHERE (upload_id IS NOT NULL);
CREATE INDEX application_form_pdf_lender_id_upload_id_idx ON public.application_form_pdf USING btree (lender_id, upload_id) WHERE (upload_id IS NOT NULL);
alter table application_form_pdf enable row level security;
create policy own on application_form_pdf using (lender_id = current_lender());
grant insert, select, update on application_form_pdf to pramaan_app;

create table application_link (
  lender_id uuid not null,
  what text not null,
  hash bytea not null,
  applicant_id uuid not null,
  constraint application_link_what_check CHECK ((what = ANY (ARRAY['mobile'::text, 'pan'::text, 'account'::text, 'address'::text, 'file'::text, 'paper'::text, 'employer-phone'::text, 'device'::text]))),
  constraint application_link_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint application_link_pkey PRIMARY KEY (lender_id, what, hash, applicant_id)
);
CREATE INDEX application_link_lender_id_applicant_id_idx ON public.application_link USING btree (lender_id, applicant_id);
alter table application_link enable row level security;
create policy own on application_link using (lender_id = current_lender());
grant delete, insert, select on application_link to pramaan_app;

create table attempt (
  key bytea not null,
  tries integer not null,
  window_ends timestamp with time zone not null,
  waits_until timestamp with time zone,
  refused boolean default false not null,
  constraint attempt_pkey PRIMARY KEY (key)
);
grant delete, insert, select, update on attempt to pramaan_app;

create table audit (
  lender_id uuid not null,
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  applicant_id uuid,
  detail jsonb default '{}'::jsonb not null,
  ip text default ''::text not null,
  request_id text default ''::text not null,
  place bigint,
  previous bytea,
  hash bytea,
  ip_salt bytea,
  ip_hash bytea,
  constraint audit_chained CHECK ((num_nonnulls(place, previous, hash, ip_hash) = ANY (ARRAY[0, 4]))),
  constraint audit_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX audit_lender_id_applicant_id_at_idx ON public.audit USING btree (lender_id, applicant_id, at DESC);
CREATE INDEX audit_lender_id_at_idx ON public.audit USING btree (lender_id, at DESC);
CREATE INDEX audit_without_place ON public.audit USING btree (lender_id, id) WHERE (place IS NULL);
CREATE UNIQUE INDEX audit_lender_id_place_idx ON public.audit USING btree (lender_id, place);
alter table audit enable row level security;
create policy own on audit using (lender_id = current_lender());
CREATE TRIGGER enqueue_webhook_events AFTER INSERT ON public.audit FOR EACH ROW WHEN ((new.action <> 'case.viewed'::text)) EXECUTE FUNCTION enqueue_webhook_events();
CREATE TRIGGER notify_of_appeal AFTER INSERT ON public.audit FOR EACH ROW WHEN ((new.action = 'appeal.made'::text)) EXECUTE FUNCTION notify_of_appeal();
CREATE TRIGGER notify_staff AFTER INSERT ON public.audit FOR EACH ROW WHEN (((new.applicant_id IS NOT NULL) AND ((new.action = ANY (ARRAY['review.assigned'::text, 'application.transferred'::text, 'review.commented'::text, 'review.flagged'::text, 'information-request.answered'::text, 'decision.awaiting-approval'::text, 'decision.made'::text, 'decision.confirmed'::text, 'decision.declined'::text, 'decision.voided'::text, 'decision.reversed'::text, 'case.overdue'::text])) OR ((new.action = ANY (ARRAY['document.submitted'::text, 'upload.stored'::text])) AND (new.actor_kind = ANY (ARRAY['applicant'::text, 'link'::text]))) OR ((new.action = 'finding.opened'::text) AND ((new.detail ->> 'severity'::text) = ANY (ARRAY['block'::text, 'high'::text, 'medium'::text])))))) EXECUTE FUNCTION notify_staff();
grant insert, select on audit to pramaan_app;

create table audit_archive (
  lender_id uuid not null,
  first_place bigint not null,
  last_place bigint not null,
  month date not null,
  previous bytea not null,
  head bytea not null,
  id uuid not null,
  archived_at timestamp with time zone default now() not null,
  constraint audit_archive_check CHECK ((last_place >= first_place)),
  constraint audit_archive_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint audit_archive_pkey PRIMARY KEY (lender_id, first_place)
);
CREATE INDEX audit_archive_lender_id_month_idx ON public.audit_archive USING btree (lender_id, month);
alter table audit_archive enable row level security;
create policy own on audit_archive using (lender_id = current_lender());
CREATE TRIGGER file_is_named AFTER INSERT ON public.audit_archive FOR EACH ROW EXECUTE FUNCTION file_is_named();
grant select on audit_archive to pramaan_app;

create table bank_account (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  source text not null,
  outside_hash bytea not null,
  content bytea not null,
  transactions integer not null,
  balanced boolean not null,
  period_from date not null,
  period_to date not null,
  uploads uuid[] default '{}'::uuid[] not null,
  added_by uuid,
  added_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  chosen boolean default false not null,
  constraint bank_account_source_check CHECK ((source = ANY (ARRAY['account-aggregator'::text, 'aggregator'::text, 'net-banking'::text, 'upload'::text]))),
  constraint bank_account_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint bank_account_pkey PRIMARY KEY (lender_id, id),
  constraint bank_account_lender_id_applicant_id_outside_hash_key UNIQUE (lender_id, applicant_id, outside_hash)
);
CREATE INDEX bank_account_lender_id_applicant_id_added_at_idx ON public.bank_account USING btree (lender_id, applicant_id, added_at DESC);
alter table bank_account enable row level security;
create policy own on bank_account using (lender_id = current_lender());
grant delete, insert, select, update on bank_account to pramaan_app;

create table bank_help (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  reason bytea not null,
  asked_at timestamp with time zone default now() not null,
  constraint bank_help_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint bank_help_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX bank_help_lender_id_applicant_id_asked_at_idx ON public.bank_help USING btree (lender_id, applicant_id, asked_at DESC);
alter table bank_help enable row level security;
create policy own on bank_help using (lender_id = current_lender());
grant insert, select, update on bank_help to pramaan_app;

create table bank_link (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  session_id uuid not null,
  bank text default ''::text not null,
  months integer not null,
  state text default 'started'::text not null,
  trouble jsonb,
  known text[] default '{}'::text[] not null,
  outside_id text,
  started_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint bank_link_state_check CHECK ((state = ANY (ARRAY['started'::text, 'working'::text, 'linked'::text, 'partial'::text, 'failed'::text, 'abandoned'::text]))),
  constraint bank_link_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint bank_link_lender_id_session_id_fkey FOREIGN KEY (lender_id, session_id) REFERENCES bank_session(lender_id, id),
  constraint bank_link_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX bank_link_lender_id_applicant_id_started_at_idx ON public.bank_link USING btree (lender_id, applicant_id, started_at DESC);
CREATE INDEX bank_link_lender_id_session_id_idx ON public.bank_link USING btree (lender_id, session_id);
alter table bank_link enable row level security;
create policy own on bank_link using (lender_id = current_lender());
grant insert, select, update on bank_link to pramaan_app;

create table bank_session (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  sessions_hash bytea not null,
  sessions bytea not null,
  opened_by uuid,
  opened_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint bank_session_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint bank_session_pkey PRIMARY KEY (lender_id, id),
  constraint bank_session_lender_id_sessions_hash_key UNIQUE (lender_id, sessions_hash)
);
CREATE INDEX bank_session_lender_id_applicant_id_opened_at_idx ON public.bank_session USING btree (lender_id, applicant_id, opened_at DESC);
CREATE INDEX bank_session_sessions_hash_idx ON public.bank_session USING btree (sessions_hash);
alter table bank_session enable row level security;
create policy own on bank_session using (lender_id = current_lender());
grant insert, select, update on bank_session to pramaan_app;

create table branch (
  lender_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  city text not null,
  pin_prefixes text[] default '{}'::text[] not null,
  closed boolean default false not null,
  constraint branch_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'::text)),
  constraint branch_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint branch_pkey PRIMARY KEY (lender_id, id),
  constraint branch_lender_id_code_key UNIQUE (lender_id, code)
);
alter table branch enable row level security;
create policy own on branch using (lender_id = current_lender());
grant insert, select, update on branch to pramaan_app;

create table case_file (
  lender_id uuid not null,
  applicant_id uuid not null,
  view text not null,
  sealed bytea storage external not null,
  updated_at timestamp with time zone default now() not null,
  constraint case_file_view_check CHECK ((view = ANY (ARRAY['plain'::text, 'masked'::text, 'own'::text]))),
  constraint case_file_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint case_file_pkey PRIMARY KEY (lender_id, applicant_id, view)
);
alter table case_file enable row level security;
create policy own on case_file using (lender_id = current_lender());
grant delete, insert, select, update on case_file to pramaan_app;

create table check_use (
  lender_id uuid not null,
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  endpoint text not null,
  kind text not null,
  applicant_id uuid not null,
  provider text not null,
  actor_kind text not null,
  actor_id uuid,
  paise integer,
  constraint check_use_kind_check CHECK ((kind = ANY (ARRAY['answered'::text, 'reused'::text]))),
  constraint check_use_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint check_use_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX check_use_lender_id_applicant_id_id_idx ON public.check_use USING btree (lender_id, applicant_id, id DESC);
CREATE INDEX check_use_spent ON public.check_use USING btree (lender_id, provider, at) INCLUDE (endpoint, paise) WHERE (kind = 'answered'::text);
alter table check_use enable row level security;
create policy own on check_use using (lender_id = current_lender());
grant insert, select on check_use to pramaan_app;

create table checkpoint (
  number bigint not null,
  day date not null,
  note text not null,
  key text not null,
  created_at timestamp with time zone default now() not null,
  constraint checkpoint_pkey PRIMARY KEY (number),
  constraint checkpoint_day_key UNIQUE (day)
);
grant select on checkpoint to pramaan_app;

create table checkpoint_head (
  lender_id uuid not null,
  number bigint not null,
  log text not null,
  place bigint not null,
  hash bytea not null,
  fault text not null,
  constraint checkpoint_head_log_check CHECK ((log = ANY (ARRAY['audit'::text, 'consent'::text]))),
  constraint checkpoint_head_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint checkpoint_head_number_fkey FOREIGN KEY (number) REFERENCES checkpoint(number),
  constraint checkpoint_head_pkey PRIMARY KEY (lender_id, number, log)
);
alter table checkpoint_head enable row level security;
create policy own on checkpoint_head using (lender_id = current_lender());
grant select on checkpoint_head to pramaan_app;

create table condition_met (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  decision_id uuid not null,
  place smallint not null,
  met_by uuid not null,
  met_at timestamp with time zone not null,
  constraint condition_met_place_check CHECK ((place >= 0)),
  constraint condition_met_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint condition_met_lender_id_decision_id_fkey FOREIGN KEY (lender_id, decision_id) REFERENCES decision(lender_id, id),
  constraint condition_met_lender_id_met_by_fkey FOREIGN KEY (lender_id, met_by) REFERENCES staff(lender_id, id),
  constraint condition_met_pkey PRIMARY KEY (lender_id, id),
  constraint condition_met_lender_id_decision_id_place_key UNIQUE (lender_id, decision_id, place)
);
CREATE INDEX condition_met_applicant ON public.condition_met USING btree (lender_id, applicant_id);
alter table condition_met enable row level security;
create policy own on condition_met using (lender_id = current_lender());
grant delete, insert, select, update on condition_met to pramaan_app;

create table consent_event (
  lender_id uuid not null,
  place bigint not null,
  id uuid not null,
  applicant_id uuid not null,
  action text not null,
  purpose text not null,
  notice_version text not null,
  notice_hash bytea not null,
  language text not null,
  channel text not null,
  link_id uuid,
  ip text not null,
  at timestamp with time zone not null,
  previous bytea not null,
  hash bytea not null,
  constraint consent_event_action_check CHECK ((action = ANY (ARRAY['given'::text, 'withdrawn'::text]))),
  constraint consent_event_channel_check CHECK ((channel = ANY (ARRAY['sms-link'::text, 'portal'::text, 'login'::text, 'demo'::text]))),
  constraint consent_event_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'mr'::text]))),
  constraint consent_event_purpose_check CHECK ((purpose = ANY (ARRAY['verification'::text, 'bureau'::text, 'bank'::text]))),
  constraint consent_event_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint consent_event_pkey PRIMARY KEY (lender_id, place),
  constraint consent_event_lender_id_id_key UNIQUE (lender_id, id)
);
CREATE INDEX consent_event_lender_id_applicant_id_purpose_place_idx ON public.consent_event USING btree (lender_id, applicant_id, purpose, place DESC);
alter table consent_event enable row level security;
create policy own on consent_event using (lender_id = current_lender());
grant insert, select on consent_event to pramaan_app;

create table consent_link (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  kind text not null,
  token_hash bytea not null,
  address bytea not null,
  address_hash bytea not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  verified_at timestamp with time zone,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  message_id uuid,
  constraint consent_link_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'personal'::text, 'business'::text]))),
  constraint consent_link_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint consent_link_pkey PRIMARY KEY (lender_id, id),
  constraint consent_link_id_key UNIQUE (id),
  constraint consent_link_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX consent_link_lender_id_applicant_id_created_at_idx ON public.consent_link USING btree (lender_id, applicant_id, created_at DESC);
alter table consent_link enable row level security;
create policy own on consent_link using (lender_id = current_lender());
grant insert, select, update on consent_link to pramaan_app;

create table contact (
  lender_id uuid not null,
  applicant_id uuid not null,
  kind text not null,
  address_hash bytea not null,
  verified_at timestamp with time zone default now() not null,
  constraint contact_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'personal'::text, 'business'::text]))),
  constraint contact_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint contact_pkey PRIMARY KEY (lender_id, applicant_id, kind)
);
CREATE INDEX contact_lender_id_address_hash_idx ON public.contact USING btree (lender_id, address_hash);
alter table contact enable row level security;
create policy own on contact using (lender_id = current_lender());
grant insert, select, update on contact to pramaan_app;

create table course (
  lender_id uuid not null,
  applicant_id uuid not null,
  segment text not null,
  started_at timestamp with time zone not null,
  given_at timestamp with time zone,
  ready_at timestamp with time zone,
  review_at timestamp with time zone,
  decided_at timestamp with time zone,
  outcome text,
  furthest smallint default 
CASE
    WHEN (outcome = 'approved'::text) THEN 6
    WHEN (outcome = 'rejected'::text) THEN 5
    WHEN (review_at IS NOT NULL) THEN 4
    WHEN (ready_at IS NOT NULL) THEN 3
    WHEN (given_at IS NOT NULL) THEN 2
    ELSE 1
END,
  product_code text,
  branch_id uuid,
  agent_id uuid,
  stage text not null,
  stage_at timestamp with time zone not null,
  reasons text[] default '{}'::text[] not null,
  constraint course_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint course_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id) ON DELETE CASCADE,
  constraint course_pkey PRIMARY KEY (lender_id, applicant_id)
);
CREATE INDEX course_by_decision ON public.course USING btree (lender_id, decided_at, applicant_id) INCLUDE (review_at, started_at, segment, product_code, branch_id, agent_id, outcome, reasons) WHERE (decided_at IS NOT NULL);
CREATE INDEX course_by_given ON public.course USING btree (lender_id, given_at, applicant_id) INCLUDE (started_at, segment, product_code, branch_id, agent_id) WHERE (given_at IS NOT NULL);
CREATE INDEX course_by_ready ON public.course USING btree (lender_id, ready_at, applicant_id) INCLUDE (given_at, segment, product_code, branch_id, agent_id) WHERE (ready_at IS NOT NULL);
CREATE INDEX course_by_review ON public.course USING btree (lender_id, review_at, applicant_id) INCLUDE (ready_at, segment, product_code, branch_id, agent_id) WHERE (review_at IS NOT NULL);
CREATE INDEX course_by_start ON public.course USING btree (lender_id, started_at, applicant_id) INCLUDE (segment, product_code, branch_id, agent_id, furthest, outcome);
CREATE INDEX course_lender_id_segment_idx ON public.course USING btree (lender_id, segment);
CREATE INDEX course_open ON public.course USING btree (lender_id, stage, stage_at, applicant_id) INCLUDE (segment, product_code, branch_id, agent_id) WHERE (outcome IS NULL);
alter table course enable row level security;
create policy own on course using (lender_id = current_lender());
grant insert, select, update on course to pramaan_app;

create table credit_enquiry (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  consent_id uuid not null,
  bureau text not null,
  state text default 'open'::text not null,
  reason text,
  asked_kind text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  asked_with bytea not null,
  settled_at timestamp with time zone,
  report bytea,
  constraint credit_enquiry_asked_kind_check CHECK ((asked_kind = ANY (ARRAY['applicant'::text, 'lender'::text, 'program'::text]))),
  constraint credit_enquiry_check CHECK (((report IS NULL) OR (state = ANY (ARRAY['report'::text, 'thin'::text])))),
  constraint credit_enquiry_state_check CHECK ((state = ANY (ARRAY['open'::text, 'report'::text, 'thin'::text, 'no-hit'::text, 'wrong-person'::text, 'refused'::text, 'down'::text]))),
  constraint credit_enquiry_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint credit_enquiry_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX credit_enquiry_lender_id_applicant_id_asked_at_idx ON public.credit_enquiry USING btree (lender_id, applicant_id, asked_at DESC);
CREATE UNIQUE INDEX credit_enquiry_open ON public.credit_enquiry USING btree (lender_id, applicant_id) WHERE (state = 'open'::text);
alter table credit_enquiry enable row level security;
create policy own on credit_enquiry using (lender_id = current_lender());
grant insert, select, update on credit_enquiry to pramaan_app;

create table decision (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  kind text not null,
  reasons text[] not null,
  words bytea not null,
  state text not null,
  stage_before text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  second_by uuid,
  second_at timestamp with time zone,
  deviations integer default 0 not null,
  told_at timestamp with time zone,
  constraint decision_check CHECK ((second_by <> made_by)),
  constraint decision_kind_check CHECK ((kind = ANY (ARRAY['approve'::text, 'reject'::text, 'refer'::text, 'withdraw'::text]))),
  constraint decision_stage_before_check CHECK ((stage_before = ANY (ARRAY['in-progress'::text, 'ready'::text, 'in-review'::text, 'referred'::text, 'second-approval'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint decision_state_check CHECK ((state = ANY (ARRAY['waits'::text, 'stands'::text, 'declined'::text, 'undone'::text, 'void'::text]))),
  constraint decision_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint decision_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX decision_lender_id_applicant_id_made_at_idx ON public.decision USING btree (lender_id, applicant_id, made_at DESC);
CREATE UNIQUE INDEX decision_waits ON public.decision USING btree (lender_id, applicant_id) WHERE (state = 'waits'::text);
alter table decision enable row level security;
create policy own on decision using (lender_id = current_lender());
CREATE TRIGGER keep_course_reasons AFTER INSERT OR UPDATE OF state ON public.decision FOR EACH ROW WHEN (((new.kind = 'reject'::text) AND (new.state = 'stands'::text))) EXECUTE FUNCTION keep_course_reasons();
grant insert, select, update on decision to pramaan_app;

create table draft (
  lender_id uuid not null,
  applicant_id uuid not null,
  version integer not null,
  sealed bytea not null,
  saved_at timestamp with time zone default now() not null,
  constraint draft_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint draft_pkey PRIMARY KEY (lender_id, applicant_id)
);
alter table draft enable row level security;
create policy own on draft using (lender_id = current_lender());
grant insert, select, update on draft to pramaan_app;

create table erasure (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  cause text not null,
  ending text not null,
  whole boolean not null,
  kinds text[] not null,
  rule jsonb not null,
  counts jsonb not null,
  digest bytea not null,
  asked_at timestamp with time zone,
  proposed_by uuid,
  confirmed_by uuid,
  erased_at timestamp with time zone not null,
  token_hash bytea,
  constraint erasure_cause_check CHECK ((cause = ANY (ARRAY['clock'::text, 'request'::text]))),
  constraint erasure_ending_check CHECK ((ending = ANY (ARRAY['unfinished'::text, 'refused'::text, 'granted'::text]))),
  constraint erasure_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint erasure_pkey PRIMARY KEY (lender_id, id),
  constraint erasure_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX erasure_lender_id_erased_at_id_idx ON public.erasure USING btree (lender_id, erased_at DESC, id DESC);
alter table erasure enable row level security;
create policy own on erasure using (lender_id = current_lender());
grant insert, select on erasure to pramaan_app;

create table erasure_request (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  by_person boolean not null,
  state text default 'open'::text not null,
  asked_at timestamp with time zone default now() not null,
  proposed_by uuid,
  proposed_at timestamp with time zone,
  reason bytea,
  closed_by uuid,
  closed_at timestamp with time zone,
  constraint erasure_request_check CHECK (((closed_by IS NULL) OR (state <> 'done'::text) OR (closed_by <> proposed_by))),
  constraint erasure_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'proposed'::text, 'refused'::text, 'withdrawn'::text, 'done'::text]))),
  constraint erasure_request_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint erasure_request_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX erasure_request_lender_id_applicant_id_asked_at_idx ON public.erasure_request USING btree (lender_id, applicant_id, asked_at DESC);
CREATE UNIQUE INDEX erasure_request_lender_id_applicant_id_idx ON public.erasure_request USING btree (lender_id, applicant_id) WHERE (state = ANY (ARRAY['open'::text, 'proposed'::text]));
alter table erasure_request enable row level security;
create policy own on erasure_request using (lender_id = current_lender());
grant insert, select, update on erasure_request to pramaan_app;

create table file_to_remove (
  lender_id uuid not null,
  id uuid not null,
  queued_at timestamp with time zone default now() not null,
  constraint file_to_remove_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint file_to_remove_pkey PRIMARY KEY (lender_id, id)
);
alter table file_to_remove enable row level security;
create policy own on file_to_remove using (lender_id = current_lender());
grant delete, insert, select on file_to_remove to pramaan_app;

create table finding (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  key text not null,
  kind text not null,
  severity text not null,
  state text not null,
  words bytea not null,
  evidence_hash bytea not null,
  opened_at timestamp with time zone default now() not null,
  resolved_at timestamp with time zone,
  accepted_by uuid,
  accepted_at timestamp with time zone,
  reason bytea,
  constraint finding_check CHECK (((state = 'accepted'::text) = (accepted_at IS NOT NULL))),
  constraint finding_check1 CHECK (((state = 'resolved'::text) = (resolved_at IS NOT NULL))),
  constraint finding_kind_check CHECK ((kind = ANY (ARRAY['tampering'::text, 'identity'::text, 'validity'::text, 'duplicate'::text, 'income'::text, 'obligation'::text, 'linkage'::text, 'consent'::text, 'freshness'::text, 'coverage'::text, 'missing'::text]))),
  constraint finding_severity_check CHECK ((severity = ANY (ARRAY['block'::text, 'high'::text, 'medium'::text, 'low'::text, 'info'::text]))),
  constraint finding_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'resolved'::text]))),
  constraint finding_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint finding_pkey PRIMARY KEY (lender_id, id),
  constraint finding_lender_id_applicant_id_key_key UNIQUE (lender_id, applicant_id, key)
);
alter table finding enable row level security;
create policy own on finding using (lender_id = current_lender());
grant delete, insert, select, update on finding to pramaan_app;

create table first_try (
  lender_id uuid not null,
  applicant_id uuid not null,
  document text not null,
  instance smallint not null,
  segment text not null,
  at timestamp with time zone not null,
  passed boolean not null,
  tries integer default 1 not null,
  constraint first_try_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id) ON DELETE CASCADE,
  constraint first_try_pkey PRIMARY KEY (lender_id, applicant_id, document, instance)
);
CREATE INDEX first_try_lender_id_at_document_segment_passed_tries_idx ON public.first_try USING btree (lender_id, at) INCLUDE (document, segment, passed, tries);
alter table first_try enable row level security;
create policy own on first_try using (lender_id = current_lender());
grant insert, select, update on first_try to pramaan_app;

create table handover (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  token_hash bytea not null,
  started_by uuid,
  started_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  upload_id uuid,
  covered integer,
  opened_with text,
  constraint handover_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint handover_pkey PRIMARY KEY (lender_id, id),
  constraint handover_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX handover_expires_at_idx ON public.handover USING btree (expires_at);
CREATE INDEX handover_lender_id_applicant_id_idx ON public.handover USING btree (lender_id, applicant_id);
alter table handover enable row level security;
create policy own on handover using (lender_id = current_lender());
grant delete, insert, select, update on handover to pramaan_app;

create table idempotency_key (
  lender_id uuid not null,
  applicant_id uuid not null,
  key uuid not null,
  request bytea not null,
  reply bytea,
  at timestamp with time zone default now() not null,
  constraint idempotency_key_request_check CHECK ((length(request) = 32)),
  constraint idempotency_key_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint idempotency_key_pkey PRIMARY KEY (lender_id, applicant_id, key)
);
alter table idempotency_key enable row level security;
create policy own on idempotency_key using (lender_id = current_lender());
grant delete, insert, select, update on idempotency_key to pramaan_app;

create table information_request (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  subject text not null,
  reason text not null,
  words bytea,
  asked_by uuid,
  asked_at timestamp with time zone default now() not null,
  message_id uuid,
  answered_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint information_request_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint information_request_lender_id_message_id_fkey FOREIGN KEY (lender_id, message_id) REFERENCES message(lender_id, id),
  constraint information_request_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX information_request_lender_id_applicant_id_asked_at_idx ON public.information_request USING btree (lender_id, applicant_id, asked_at DESC);
CREATE INDEX information_request_lender_id_asked_at_idx ON public.information_request USING btree (lender_id, asked_at);
CREATE INDEX information_request_lender_id_message_id_idx ON public.information_request USING btree (lender_id, message_id) WHERE (message_id IS NOT NULL);
CREATE UNIQUE INDEX information_request_open ON public.information_request USING btree (lender_id, applicant_id, subject) WHERE ((answered_at IS NULL) AND (withdrawn_at IS NULL));
alter table information_request enable row level security;
create policy own on information_request using (lender_id = current_lender());
grant insert, select, update on information_request to pramaan_app;

create table issued_document (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid,
  kind text not null,
  token_hash bytea not null,
  sha256 bytea not null,
  made_by_kind text not null,
  made_by uuid,
  made_at timestamp with time zone default now() not null,
  constraint issued_document_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint issued_document_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint issued_document_pkey PRIMARY KEY (lender_id, id),
  constraint issued_document_sha256_key UNIQUE (sha256),
  constraint issued_document_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX issued_document_lender_id_applicant_id_made_at_idx ON public.issued_document USING btree (lender_id, applicant_id, made_at DESC);
alter table issued_document enable row level security;
create policy own on issued_document using (lender_id = current_lender());
grant insert, select on issued_document to pramaan_app;

create table lease (
  name bytea not null,
  holder uuid not null,
  until timestamp with time zone not null,
  constraint lease_pkey PRIMARY KEY (name)
);
grant delete, insert, select, update on lease to pramaan_app;

create table legal_hold (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  reason bytea not null,
  set_by uuid,
  set_at timestamp with time zone default now() not null,
  lifted_by uuid,
  lifted_at timestamp with time zone,
  constraint legal_hold_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint legal_hold_pkey PRIMARY KEY (lender_id, id)
);
CREATE UNIQUE INDEX legal_hold_lender_id_applicant_id_idx ON public.legal_hold USING btree (lender_id, applicant_id) WHERE (lifted_at IS NULL);
alter table legal_hold enable row level security;
create policy own on legal_hold using (lender_id = current_lender());
grant insert, select, update on legal_hold to pramaan_app;

create table lender (
  id uuid not null,
  code text not null,
  name text not null,
  branding jsonb default '{}'::jsonb not null,
  settings jsonb default '{}'::jsonb not null,
  data_key bytea not null,
  data_key_wrapped_by text not null,
  oidc_secret bytea,
  created_at timestamp with time zone default now() not null,
  constraint lender_pkey PRIMARY KEY (id),
  constraint lender_code_key UNIQUE (code)
);
alter table lender enable row level security;
create policy own on lender using (id = current_lender());
grant select, update on lender to pramaan_app;

create table lender_logo (
  lender_id uuid not null,
  png bytea not null,
  width integer not null,
  height integer not null,
  sha256 bytea not null,
  set_at timestamp with time zone default now() not null,
  constraint lender_logo_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint lender_logo_pkey PRIMARY KEY (lender_id)
);
CREATE INDEX lender_logo_sha256_idx ON public.lender_logo USING btree (sha256);
alter table lender_logo enable row level security;
create policy own on lender_logo using (lender_id = current_lender());
grant delete, insert, select, update on lender_logo to pramaan_app;

create table lending_policy (
  lender_id uuid not null,
  segment text not null,
  version integer not null,
  state text not null,
  rules jsonb not null,
  graph jsonb not null,
  effective_from timestamp with time zone,
  changed_by uuid not null,
  changed_at timestamp with time zone default now() not null,
  proposed_by uuid,
  proposed_at timestamp with time zone,
  published_by uuid,
  published_at timestamp with time zone,
  constraint lending_policy_check CHECK (((state = 'draft'::text) = (proposed_by IS NULL))),
  constraint lending_policy_check1 CHECK (((state = 'published'::text) = (published_by IS NOT NULL))),
  constraint lending_policy_check2 CHECK (((published_by <> proposed_by) AND (published_by <> changed_by))),
  constraint lending_policy_segment_check CHECK ((segment = ANY (ARRAY['retail'::text, 'business'::text]))),
  constraint lending_policy_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'proposed'::text, 'published'::text]))),
  constraint lending_policy_version_check CHECK ((version > 0)),
  constraint lending_policy_lender_id_changed_by_fkey FOREIGN KEY (lender_id, changed_by) REFERENCES staff(lender_id, id),
  constraint lending_policy_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint lending_policy_pkey PRIMARY KEY (lender_id, segment, version)
);
CREATE UNIQUE INDEX lending_policy_open ON public.lending_policy USING btree (lender_id, segment) WHERE (state <> 'published'::text);
alter table lending_policy enable row level security;
create policy own on lending_policy using (lender_id = current_lender());
grant delete, insert, select, update on lending_policy to pramaan_app;

create table loan_hand_over (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  offer_id uuid not null,
  sha256 bytea not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  constraint loan_hand_over_sha256_check CHECK ((length(sha256) = 32)),
  constraint loan_hand_over_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint loan_hand_over_lender_id_made_by_fkey FOREIGN KEY (lender_id, made_by) REFERENCES staff(lender_id, id),
  constraint loan_hand_over_lender_id_offer_id_fkey FOREIGN KEY (lender_id, offer_id) REFERENCES loan_offer(lender_id, id),
  constraint loan_hand_over_pkey PRIMARY KEY (lender_id, id),
  constraint loan_hand_over_lender_id_offer_id_key UNIQUE (lender_id, offer_id)
);
CREATE INDEX loan_hand_over_applicant ON public.loan_hand_over USING btree (lender_id, applicant_id);
alter table loan_hand_over enable row level security;
create policy own on loan_hand_over using (lender_id = current_lender());
CREATE TRIGGER file_is_free AFTER DELETE ON public.loan_hand_over FOR EACH ROW EXECUTE FUNCTION file_is_free();
CREATE TRIGGER file_is_named AFTER INSERT ON public.loan_hand_over FOR EACH ROW EXECUTE FUNCTION file_is_named();
grant delete, insert, select, update on loan_hand_over to pramaan_app;

create table loan_offer (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  decision_id uuid not null,
  version integer not null,
  state text not null,
  words bytea not null,
  terms_sha256 bytea not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  valid_until date not null,
  answered_at timestamp with time zone,
  answered_in text,
  exited_at timestamp with time zone,
  mandate_asked_at timestamp with time zone,
  mandate_reminded_at timestamp with time zone,
  constraint loan_offer_check CHECK (((state = ANY (ARRAY['accepted'::text, 'declined'::text, 'exited'::text])) = (answered_at IS NOT NULL))),
  constraint loan_offer_check1 CHECK (((answered_at IS NULL) = (answered_in IS NULL))),
  constraint loan_offer_check2 CHECK (((state = 'exited'::text) = (exited_at IS NOT NULL))),
  constraint loan_offer_mandate_reminded CHECK (((mandate_reminded_at IS NULL) OR (mandate_asked_at IS NOT NULL))),
  constraint loan_offer_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text, 'exited'::text]))),
  constraint loan_offer_terms_sha256_check CHECK ((length(terms_sha256) = 32)),
  constraint loan_offer_version_check CHECK ((version > 0)),
  constraint loan_offer_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint loan_offer_lender_id_decision_id_fkey FOREIGN KEY (lender_id, decision_id) REFERENCES decision(lender_id, id),
  constraint loan_offer_lender_id_made_by_fkey FOREIGN KEY (lender_id, made_by) REFERENCES staff(lender_id, id),
  constraint loan_offer_pkey PRIMARY KEY (lender_id, id),
  constraint loan_offer_lender_id_applicant_id_version_key UNIQUE (lender_id, applicant_id, version)
);
CREATE INDEX loan_offer_decision ON public.loan_offer USING btree (lender_id, decision_id);
CREATE INDEX loan_offer_mandate ON public.loan_offer USING btree (lender_id, answered_at) WHERE ((state = 'accepted'::text) AND (mandate_reminded_at IS NULL));
CREATE UNIQUE INDEX loan_offer_live ON public.loan_offer USING btree (lender_id, applicant_id) WHERE (state = ANY (ARRAY['open'::text, 'accepted'::text]));
alter table loan_offer enable row level security;
create policy own on loan_offer using (lender_id = current_lender());
grant delete, insert, select, update on loan_offer to pramaan_app;

create table loan_product (
  lender_id uuid not null,
  code text not null,
  version integer not null,
  retired boolean not null,
  terms jsonb not null,
  changed_by uuid not null,
  changed_at timestamp with time zone default now() not null,
  constraint loan_product_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'::text)),
  constraint loan_product_version_check CHECK ((version > 0)),
  constraint loan_product_lender_id_changed_by_fkey FOREIGN KEY (lender_id, changed_by) REFERENCES staff(lender_id, id),
  constraint loan_product_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint loan_product_pkey PRIMARY KEY (lender_id, code, version)
);
alter table loan_product enable row level security;
create policy own on loan_product using (lender_id = current_lender());
grant insert, select on loan_product to pramaan_app;

create table locker_file (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  method text not null,
  has_file boolean not null,
  source_hash bytea not null,
  certificate bytea not null,
  fetched_by uuid,
  fetched_at timestamp with time zone default now() not null,
  constraint locker_file_method_check CHECK ((method = ANY (ARRAY['partner'::text, 'widget'::text]))),
  constraint locker_file_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint locker_file_pkey PRIMARY KEY (lender_id, id),
  constraint locker_file_lender_id_applicant_id_source_hash_key UNIQUE (lender_id, applicant_id, source_hash)
);
alter table locker_file enable row level security;
create policy own on locker_file using (lender_id = current_lender());
grant insert, select, update on locker_file to pramaan_app;

create table locker_sign_in (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  session_id uuid not null,
  state_hash bytea not null,
  secret bytea not null,
  code_hash bytea,
  started_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint locker_sign_in_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint locker_sign_in_pkey PRIMARY KEY (lender_id, id),
  constraint locker_sign_in_lender_id_applicant_id_code_hash_key UNIQUE (lender_id, applicant_id, code_hash),
  constraint locker_sign_in_lender_id_state_hash_key UNIQUE (lender_id, state_hash)
);
CREATE INDEX locker_sign_in_lender_id_applicant_id_started_at_idx ON public.locker_sign_in USING btree (lender_id, applicant_id, started_at DESC);
alter table locker_sign_in enable row level security;
create policy own on locker_sign_in using (lender_id = current_lender());
grant insert, select, update on locker_sign_in to pramaan_app;

create table locker_token (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  session bytea,
  valid_till timestamp with time zone not null,
  opened_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint locker_token_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint locker_token_pkey PRIMARY KEY (lender_id, id),
  constraint locker_token_lender_id_token_hash_key UNIQUE (lender_id, token_hash)
);
CREATE INDEX locker_token_lender_id_applicant_id_opened_at_idx ON public.locker_token USING btree (lender_id, applicant_id, opened_at DESC);
alter table locker_token enable row level security;
create policy own on locker_token using (lender_id = current_lender());
grant insert, select, update on locker_token to pramaan_app;

create table message (
  lender_id uuid not null,
  id uuid not null,
  channel text not null,
  template text not null,
  address_hash bytea not null,
  payload bytea,
  state text default 'queued'::text not null,
  tries integer default 0 not null,
  claimed_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  gateway text,
  outside_id text,
  reported_at timestamp with time zone,
  reason text default ''::text not null,
  text_language text,
  text_version integer,
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint message_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text]))),
  constraint message_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint message_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX message_gateway_outside_id_idx ON public.message USING btree (gateway, outside_id) WHERE (outside_id IS NOT NULL);
CREATE INDEX message_lender_id_address_hash_created_at_idx ON public.message USING btree (lender_id, address_hash, created_at);
alter table message enable row level security;
create policy own on message using (lender_id = current_lender());
grant delete, insert, select, update on message to pramaan_app;

create table message_text (
  lender_id uuid not null,
  template text not null,
  language text not null,
  version integer not null,
  words jsonb,
  changed_by uuid not null,
  changed_at timestamp with time zone default now() not null,
  constraint message_text_version_check CHECK ((version > 0)),
  constraint message_text_lender_id_changed_by_fkey FOREIGN KEY (lender_id, changed_by) REFERENCES staff(lender_id, id),
  constraint message_text_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint message_text_pkey PRIMARY KEY (lender_id, template, language, version)
);
alter table message_text enable row level security;
create policy own on message_text using (lender_id = current_lender());
grant insert, select on message_text to pramaan_app;

create table migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migration_pkey PRIMARY KEY (name)
);

create table note (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  kind text not null,
  words bytea not null,
  mentions uuid[] default '{}'::uuid[] not null,
  made_by uuid,
  made_at timestamp with time zone default now() not null,
  cleared_by uuid,
  cleared_at timestamp with time zone,
  constraint note_kind_check CHECK ((kind = ANY (ARRAY['comment'::text, 'flag'::text]))),
  constraint note_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint note_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX note_lender_id_applicant_id_made_at_idx ON public.note USING btree (lender_id, applicant_id, made_at DESC);
CREATE INDEX note_mentions ON public.note USING gin (mentions);
alter table note enable row level security;
create policy own on note using (lender_id = current_lender());
grant insert, select, update on note to pramaan_app;

create table notification (
  lender_id uuid not null,
  id uuid default gen_random_uuid() not null,
  staff_id uuid not null,
  kind text not null,
  applicant_id uuid not null,
  caused_by uuid,
  times integer default 1 not null,
  at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint notification_kind_check CHECK ((kind = ANY (ARRAY['assigned'::text, 'mentioned'::text, 'answered'::text, 'arrived'::text, 'finding'::text, 'approval'::text, 'decided'::text, 'overdue'::text, 'appeal'::text, 'transferred'::text]))),
  constraint notification_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint notification_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint notification_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX notification_of_case ON public.notification USING btree (lender_id, applicant_id);
CREATE INDEX notification_of_person ON public.notification USING btree (lender_id, staff_id, at DESC, id DESC);
CREATE INDEX notification_to_mail ON public.notification USING btree (lender_id, staff_id, at) WHERE ((read_at IS NULL) AND (mailed_at IS NULL));
CREATE UNIQUE INDEX notification_unread ON public.notification USING btree (lender_id, staff_id, kind, applicant_id) WHERE (read_at IS NULL);
alter table notification enable row level security;
create policy own on notification using (lender_id = current_lender());
grant insert, select, update on notification to pramaan_app;

create table otp (
  id uuid not null,
  purpose text not null,
  address_hash bytea not null,
  code_hash bytea not null,
  tries smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  memo bytea,
  constraint otp_pkey PRIMARY KEY (id)
);
CREATE INDEX otp_address_hash_purpose_created_at_idx ON public.otp USING btree (address_hash, purpose, created_at DESC);
grant delete, insert, select, update on otp to pramaan_app;

create table passkey (
  lender_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  name text not null,
  credential text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  synced boolean not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint passkey_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint passkey_pkey PRIMARY KEY (lender_id, id),
  constraint passkey_credential_key UNIQUE (credential)
);
CREATE INDEX passkey_lender_id_staff_id_idx ON public.passkey USING btree (lender_id, staff_id);
alter table passkey enable row level security;
create policy own on passkey using (lender_id = current_lender());
grant delete, insert, select, update on passkey to pramaan_app;

create table passkey_challenge (
  challenge text not null,
  purpose text not null,
  staff_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'enter'::text]))),
  constraint passkey_challenge_pkey PRIMARY KEY (challenge)
);
grant delete, insert, select on passkey_challenge to pramaan_app;

create table presence (
  lender_id uuid not null,
  applicant_id uuid not null,
  staff_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint presence_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint presence_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint presence_pkey PRIMARY KEY (lender_id, applicant_id, staff_id)
);
alter table presence enable row level security;
create policy own on presence using (lender_id = current_lender());
grant delete, insert, select, update on presence to pramaan_app;

create table record_review (
  lender_id uuid not null,
  applicant_id uuid not null,
  place text not null,
  verdict text not null,
  reason text not null,
  of_version integer not null,
  reviewed_by uuid,
  reviewed_at timestamp with time zone default now() not null,
  constraint record_review_verdict_check CHECK ((verdict = ANY (ARRAY['accept'::text, 'reject'::text]))),
  constraint record_review_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint record_review_pkey PRIMARY KEY (lender_id, applicant_id, place)
);
alter table record_review enable row level security;
create policy own on record_review using (lender_id = current_lender());
CREATE TRIGGER judge_first_try AFTER INSERT OR UPDATE ON public.record_review FOR EACH ROW EXECUTE FUNCTION judge_first_try();
grant insert, select, update on record_review to pramaan_app;

create table repayment_mandate (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  offer_id uuid not null,
  ref text not null,
  method text not null,
  state text not null,
  words bytea not null,
  reference text,
  refusal jsonb,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint repayment_mandate_check CHECK (((reference IS NOT NULL) OR (state <> 'active'::text))),
  constraint repayment_mandate_check1 CHECK (((refusal IS NOT NULL) OR (state <> 'refused'::text))),
  constraint repayment_mandate_check2 CHECK (((settled_at IS NULL) = (state = 'pending'::text))),
  constraint repayment_mandate_method_check CHECK ((method = ANY (ARRAY['nach'::text, 'upi'::text]))),
  constraint repayment_mandate_ref_check CHECK ((ref ~ '^[0-9A-Za-z]{1,35}$'::text)),
  constraint repayment_mandate_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'active'::text, 'refused'::text, 'ended'::text]))),
  constraint repayment_mandate_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint repayment_mandate_lender_id_offer_id_fkey FOREIGN KEY (lender_id, offer_id) REFERENCES loan_offer(lender_id, id),
  constraint repayment_mandate_pkey PRIMARY KEY (lender_id, id),
  constraint repayment_mandate_ref_key UNIQUE (ref)
);
CREATE INDEX repayment_mandate_applicant ON public.repayment_mandate USING btree (lender_id, applicant_id);
CREATE UNIQUE INDEX repayment_mandate_pending ON public.repayment_mandate USING btree (lender_id, offer_id) WHERE (state = 'pending'::text);
alter table repayment_mandate enable row level security;
create policy own on repayment_mandate using (lender_id = current_lender());
grant delete, insert, select, update on repayment_mandate to pramaan_app;

create table session (
  lender_id uuid not null,
  id uuid not null,
  staff_id uuid,
  applicant_id uuid,
  role smallint not null,
  cookie_hash bytea not null,
  may_set_password boolean default false not null,
  own_only boolean default false not null,
  device text default ''::text not null,
  ip text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint session_check CHECK ((num_nonnulls(staff_id, applicant_id) = 1)),
  constraint session_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint session_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint session_pkey PRIMARY KEY (lender_id, id),
  constraint session_id_key UNIQUE (id)
);
CREATE INDEX session_lender_id_applicant_id_idx ON public.session USING btree (lender_id, applicant_id) WHERE (applicant_id IS NOT NULL);
CREATE INDEX session_lender_id_staff_id_idx ON public.session USING btree (lender_id, staff_id) WHERE (staff_id IS NOT NULL);
alter table session enable row level security;
create policy own on session using (lender_id = current_lender());
grant insert, select, update on session to pramaan_app;

create table share (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  token_hash bytea not null,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  document text,
  language text default 'en'::text not null,
  constraint share_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint share_pkey PRIMARY KEY (lender_id, id),
  constraint share_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX share_lender_id_applicant_id_idx ON public.share USING btree (lender_id, applicant_id);
alter table share enable row level security;
create policy own on share using (lender_id = current_lender());
grant insert, select, update on share to pramaan_app;

create table share_view (
  lender_id uuid not null,
  id bigint generated always as identity not null,
  share_id uuid not null,
  viewed_at timestamp with time zone default now() not null,
  ip text not null,
  constraint share_view_lender_id_share_id_fkey FOREIGN KEY (lender_id, share_id) REFERENCES share(lender_id, id),
  constraint share_view_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX share_view_lender_id_share_id_idx ON public.share_view USING btree (lender_id, share_id);
alter table share_view enable row level security;
create policy own on share_view using (lender_id = current_lender());
grant insert, select on share_view to pramaan_app;

create table signature (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  agreement_id uuid not null,
  place smallint not null,
  kind text not null,
  person_id uuid,
  over_file_id uuid,
  signed_file_id uuid,
  signed_at timestamp with time zone,
  signed_by uuid,
  facts bytea,
  constraint signature_kind_check CHECK ((kind = ANY (ARRAY['applicant'::text, 'co-applicant'::text, 'guarantor'::text, 'lender'::text]))),
  constraint signature_lender_id_agreement_id_fkey FOREIGN KEY (lender_id, agreement_id) REFERENCES agreement(lender_id, id),
  constraint signature_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint signature_lender_id_over_file_id_fkey FOREIGN KEY (lender_id, over_file_id) REFERENCES upload(lender_id, id),
  constraint signature_lender_id_signed_file_id_fkey FOREIGN KEY (lender_id, signed_file_id) REFERENCES upload(lender_id, id),
  constraint signature_pkey PRIMARY KEY (lender_id, id),
  constraint signature_lender_id_agreement_id_place_key UNIQUE (lender_id, agreement_id, place)
);
CREATE INDEX signature_lender_id_applicant_id_idx ON public.signature USING btree (lender_id, applicant_id);
CREATE INDEX signature_lender_id_over_file_id_idx ON public.signature USING btree (lender_id, over_file_id) WHERE (over_file_id IS NOT NULL);
CREATE INDEX signature_lender_id_signed_file_id_idx ON public.signature USING btree (lender_id, signed_file_id) WHERE (signed_file_id IS NOT NULL);
alter table signature enable row level security;
create policy own on signature using (lender_id = current_lender());
grant delete, insert, select, update on signature to pramaan_app;

create table signing_request (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  agreement_id uuid not null,
  place smallint not null,
  txn text not null,
  method text not null,
  back text not null,
  state text default 'open'::text not null,
  over_file_id uuid not null,
  gap_start integer not null,
  gap_end integer not null,
  digest bytea not null,
  name bytea not null,
  trouble jsonb,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint signing_request_back_check CHECK ((back = ANY (ARRAY['portal'::text, 'office'::text]))),
  constraint signing_request_method_check CHECK ((method = ANY (ARRAY['page'::text, 'here'::text]))),
  constraint signing_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'signed'::text, 'refused'::text, 'ended'::text]))),
  constraint signing_request_lender_id_agreement_id_fkey FOREIGN KEY (lender_id, agreement_id) REFERENCES agreement(lender_id, id),
  constraint signing_request_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint signing_request_lender_id_over_file_id_fkey FOREIGN KEY (lender_id, over_file_id) REFERENCES upload(lender_id, id),
  constraint signing_request_pkey PRIMARY KEY (lender_id, id),
  constraint signing_request_txn_key UNIQUE (txn)
);
CREATE INDEX signing_request_lender_id_agreement_id_asked_at_idx ON public.signing_request USING btree (lender_id, agreement_id, asked_at DESC);
CREATE INDEX signing_request_lender_id_applicant_id_idx ON public.signing_request USING btree (lender_id, applicant_id);
CREATE INDEX signing_request_lender_id_over_file_id_idx ON public.signing_request USING btree (lender_id, over_file_id);
CREATE UNIQUE INDEX signing_request_open ON public.signing_request USING btree (lender_id, agreement_id) WHERE (state = 'open'::text);
alter table signing_request enable row level security;
create policy own on signing_request using (lender_id = current_lender());
CREATE TRIGGER file_has_ended AFTER UPDATE OF state ON public.signing_request FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state <> 'open'::text))) EXECUTE FUNCTION file_is_free();
CREATE TRIGGER file_is_free AFTER DELETE ON public.signing_request FOR EACH ROW EXECUTE FUNCTION file_is_free();
CREATE TRIGGER file_is_named AFTER INSERT ON public.signing_request FOR EACH ROW EXECUTE FUNCTION file_is_named();
grant delete, insert, select, update on signing_request to pramaan_app;

create table source_day (
  lender_id uuid not null,
  day date not null,
  endpoint text not null,
  provider text not null,
  outcome text not null,
  within integer not null,
  calls integer default 0 not null,
  retries integer default 0 not null,
  constraint source_day_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint source_day_pkey PRIMARY KEY (lender_id, day, endpoint, provider, outcome, within)
);
alter table source_day enable row level security;
create policy own on source_day using (lender_id = current_lender());
grant insert, select, update on source_day to pramaan_app;

create table sso_session (
  lender_id uuid not null,
  id uuid not null,
  state_hash bytea not null,
  browser_hash bytea not null,
  secret bytea not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sso_session_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint sso_session_pkey PRIMARY KEY (lender_id, id),
  constraint sso_session_state_hash_key UNIQUE (state_hash)
);
alter table sso_session enable row level security;
create policy own on sso_session using (lender_id = current_lender());
grant delete, insert, select, update on sso_session to pramaan_app;

create table staff (
  lender_id uuid not null,
  id uuid not null,
  role smallint not null,
  status smallint default 1 not null,
  name text not null,
  user_name text,
  mobile_hash bytea,
  email_hash bytea,
  oidc_subject text,
  password_hash text,
  contact bytea,
  created_at timestamp with time zone default now() not null,
  apply_code text,
  muted_kinds text[] default '{}'::text[] not null,
  notify_email text default 'daily'::text not null,
  away_from date,
  away_until date,
  turn_at timestamp with time zone,
  branch_id uuid,
  agent_code text,
  dashboard_email text default 'never'::text not null,
  dashboard_mailed_at timestamp with time zone,
  products text[] default '{}'::text[] not null,
  constraint staff_agent_code_check CHECK ((agent_code ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'::text)),
  constraint staff_away CHECK ((((away_from IS NULL) = (away_until IS NULL)) AND (away_from <= away_until))),
  constraint staff_dashboard_email_check CHECK ((dashboard_email = ANY (ARRAY['each-morning'::text, 'each-monday'::text, 'never'::text]))),
  constraint staff_notify_email_check CHECK ((notify_email = ANY (ARRAY['at-once'::text, 'daily'::text, 'never'::text]))),
  constraint staff_products_check CHECK (((cardinality(products) <= 50) AND (array_position(products, NULL::text) IS NULL))),
  constraint staff_role_check CHECK (((role >= 1) AND (role <= 5))),
  constraint staff_lender_id_branch_id_fkey FOREIGN KEY (lender_id, branch_id) REFERENCES branch(lender_id, id),
  constraint staff_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint staff_pkey PRIMARY KEY (lender_id, id),
  constraint staff_apply_code_key UNIQUE (apply_code),
  constraint staff_lender_id_agent_code_key UNIQUE (lender_id, agent_code),
  constraint staff_lender_id_email_hash_key UNIQUE (lender_id, email_hash),
  constraint staff_mobile_hash_key UNIQUE (mobile_hash),
  constraint staff_user_name_key UNIQUE (user_name)
);
alter table staff enable row level security;
create policy own on staff using (lender_id = current_lender());
grant insert, select, update on staff to pramaan_app;

create table staff_factor (
  lender_id uuid not null,
  staff_id uuid not null,
  secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint staff_factor_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint staff_factor_pkey PRIMARY KEY (lender_id, staff_id)
);
alter table staff_factor enable row level security;
create policy own on staff_factor using (lender_id = current_lender());
grant delete, insert, select, update on staff_factor to pramaan_app;

create table staff_invitation (
  lender_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  token_hash bytea not null,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_invitation_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint staff_invitation_pkey PRIMARY KEY (lender_id, id),
  constraint staff_invitation_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX staff_invitation_lender_id_staff_id_idx ON public.staff_invitation USING btree (lender_id, staff_id);
alter table staff_invitation enable row level security;
create policy own on staff_invitation using (lender_id = current_lender());
grant insert, select, update on staff_invitation to pramaan_app;

create table staff_recovery (
  lender_id uuid not null,
  staff_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint staff_recovery_lender_id_staff_id_fkey FOREIGN KEY (lender_id, staff_id) REFERENCES staff(lender_id, id),
  constraint staff_recovery_pkey PRIMARY KEY (lender_id, staff_id, code_hash)
);
alter table staff_recovery enable row level security;
create policy own on staff_recovery using (lender_id = current_lender());
grant delete, insert, select, update on staff_recovery to pramaan_app;

create table task_time (
  lender_id uuid not null,
  area text not null,
  slot smallint not null,
  seconds integer not null,
  constraint task_time_seconds_check CHECK (((seconds >= 3) AND (seconds <= 1200))),
  constraint task_time_slot_check CHECK (((slot >= 0) AND (slot <= 199))),
  constraint task_time_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint task_time_pkey PRIMARY KEY (lender_id, area, slot)
);
alter table task_time enable row level security;
create policy own on task_time using (lender_id = current_lender());
grant delete, insert, select, update on task_time to pramaan_app;

create table upload (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  name bytea not null,
  uploaded_by uuid,
  created_at timestamp with time zone default now() not null,
  reading bytea,
  constraint upload_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint upload_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX upload_lender_id_applicant_id_idx ON public.upload USING btree (lender_id, applicant_id);
alter table upload enable row level security;
create policy own on upload using (lender_id = current_lender());
CREATE TRIGGER file_is_free AFTER DELETE ON public.upload FOR EACH ROW EXECUTE FUNCTION file_is_free();
CREATE TRIGGER file_is_named AFTER INSERT ON public.upload FOR EACH ROW EXECUTE FUNCTION file_is_named();
grant delete, insert, select, update on upload to pramaan_app;

create table upload_session (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  name bytea not null,
  bytes integer not null,
  received integer default 0 not null,
  parts uuid[] default '{}'::uuid[] not null,
  started_by uuid,
  started_at timestamp with time zone default now() not null,
  arrived jsonb,
  constraint upload_session_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint upload_session_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX upload_session_lender_id_applicant_id_idx ON public.upload_session USING btree (lender_id, applicant_id);
CREATE INDEX upload_session_started_at_idx ON public.upload_session USING btree (started_at);
alter table upload_session enable row level security;
create policy own on upload_session using (lender_id = current_lender());
CREATE TRIGGER file_is_free AFTER DELETE ON public.upload_session FOR EACH ROW EXECUTE FUNCTION file_is_free();
CREATE TRIGGER file_is_named AFTER UPDATE OF parts ON public.upload_session FOR EACH ROW EXECUTE FUNCTION file_is_named();
CREATE TRIGGER parts_are_free AFTER UPDATE OF parts ON public.upload_session FOR EACH ROW EXECUTE FUNCTION parts_are_free();
grant delete, insert, select, update on upload_session to pramaan_app;

create table usage (
  lender_id uuid not null,
  month date not null,
  endpoint text not null,
  answered integer default 0 not null,
  reused integer default 0 not null,
  constraint usage_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint usage_pkey PRIMARY KEY (lender_id, month, endpoint)
);
alter table usage enable row level security;
create policy own on usage using (lender_id = current_lender());
grant insert, select, update on usage to pramaan_app;

create table verification (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  method text not null,
  instance smallint default 1 not null,
  status text not null,
  asked bytea,
  request bytea,
  result bytea storage external,
  source text not null,
  provider text not null,
  checks jsonb default '[]'::jsonb not null,
  verified_at timestamp with time zone not null,
  verified_by uuid,
  version integer default 1 not null,
  consent_id uuid,
  confidence real,
  upload_id uuid,
  valid_until date,
  carried_over boolean default false not null,
  constraint verification_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint verification_status_check CHECK ((status = ANY (ARRAY['verified'::text, 'unconfirmed'::text, 'unmatched'::text, 'declared'::text, 'mismatch'::text, 'invalid'::text, 'expired'::text, 'not_found'::text, 'invalid_input'::text, 'source_down'::text, 'pending'::text, 'needs_review'::text]))),
  constraint verification_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint verification_pkey PRIMARY KEY (lender_id, id),
  constraint verification_lender_id_applicant_id_document_method_instanc_key UNIQUE (lender_id, applicant_id, document, method, instance)
);
CREATE INDEX verification_lender_id_status_idx ON public.verification USING btree (lender_id, status) WHERE (status = ANY (ARRAY['pending'::text, 'source_down'::text]));
CREATE INDEX verification_valid_until_idx ON public.verification USING btree (lender_id, valid_until) WHERE (valid_until IS NOT NULL);
alter table verification enable row level security;
create policy own on verification using (lender_id = current_lender());
CREATE TRIGGER keep_first_try AFTER INSERT OR UPDATE ON public.verification FOR EACH ROW WHEN (((new.status <> ALL (ARRAY['pending'::text, 'source_down'::text])) AND (new.source <> 'self-declared'::text))) EXECUTE FUNCTION keep_first_try();
CREATE TRIGGER keep_history BEFORE UPDATE ON public.verification FOR EACH ROW EXECUTE FUNCTION keep_history();
grant insert, select, update on verification to pramaan_app;

create table verification_history (
  lender_id uuid not null,
  id uuid not null,
  applicant_id uuid not null,
  document text not null,
  method text not null,
  instance smallint not null,
  status text not null,
  asked bytea,
  request bytea,
  result bytea storage external,
  source text not null,
  provider text not null,
  checks jsonb not null,
  verified_at timestamp with time zone not null,
  verified_by uuid,
  version integer not null,
  consent_id uuid,
  confidence real,
  upload_id uuid,
  replaced_at timestamp with time zone default now() not null,
  history_id bigint generated always as identity not null,
  constraint verification_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint verification_status_check CHECK ((status = ANY (ARRAY['verified'::text, 'unconfirmed'::text, 'unmatched'::text, 'declared'::text, 'mismatch'::text, 'invalid'::text, 'expired'::text, 'not_found'::text, 'invalid_input'::text, 'source_down'::text, 'pending'::text, 'needs_review'::text]))),
  constraint verification_history_lender_id_applicant_id_fkey FOREIGN KEY (lender_id, applicant_id) REFERENCES applicant(lender_id, id),
  constraint verification_history_pkey PRIMARY KEY (lender_id, history_id)
);
CREATE INDEX verification_history_lender_id_applicant_id_document_method_idx ON public.verification_history USING btree (lender_id, applicant_id, document, method, instance);
alter table verification_history enable row level security;
create policy own on verification_history using (lender_id = current_lender());
grant insert, select on verification_history to pramaan_app;

create table webhook (
  lender_id uuid not null,
  id uuid not null,
  url text not null,
  events text[] not null,
  secret bytea not null,
  active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  constraint webhook_lender_id_fkey FOREIGN KEY (lender_id) REFERENCES lender(id),
  constraint webhook_pkey PRIMARY KEY (lender_id, id)
);
alter table webhook enable row level security;
create policy own on webhook using (lender_id = current_lender());
grant insert, select, update on webhook to pramaan_app;

create table webhook_delivery (
  lender_id uuid not null,
  id uuid default gen_random_uuid() not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  applicant_id uuid,
  facts jsonb default '{}'::jsonb not null,
  occurred_at timestamp with time zone default now() not null,
  state text default 'new'::text not null,
  tries integer default 0 not null,
  status integer,
  error text default ''::text not null,
  tried_at timestamp with time zone,
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['new'::text, 'waiting'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_delivery_lender_id_webhook_id_fkey FOREIGN KEY (lender_id, webhook_id) REFERENCES webhook(lender_id, id),
  constraint webhook_delivery_pkey PRIMARY KEY (lender_id, id)
);
CREATE INDEX webhook_delivery_lender_id_webhook_id_occurred_at_id_idx ON public.webhook_delivery USING btree (lender_id, webhook_id, occurred_at DESC, id DESC);
CREATE INDEX webhook_delivery_occurred_at_idx ON public.webhook_delivery USING btree (occurred_at) WHERE (state = 'new'::text);
alter table webhook_delivery enable row level security;
create policy own on webhook_delivery using (lender_id = current_lender());
grant insert, select, update on webhook_delivery to pramaan_app;

create sequence applicant_number start 2030;
grant usage on sequence applicant_number to pramaan_app;

CREATE OR REPLACE FUNCTION public.add_checkpoint(p_number bigint, p_day date, p_note text, p_key text, p_lenders uuid[], p_logs text[], p_places bigint[], p_hashes bytea[], p_faults text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into checkpoint (number, day, note, key) values (p_number, p_day, p_note, p_key);
    insert into checkpoint_head (number, lender_id, log, place, hash, fault)
    select p_number, * from unnest(p_lenders, p_logs, p_places, p_hashes, p_faults);
  $function$;
grant execute on function add_checkpoint(bigint,date,text,text,uuid[],text[],bigint[],bytea[],text[]) to pramaan_app;

CREATE OR REPLACE FUNCTION public.add_lender(p_id uuid, p_code text, p_name text, p_branding jsonb, p_settings jsonb, p_data_key bytea, p_wrapped_by text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into lender (id, code, name, branding, settings, data_key, data_key_wrapped_by)
    values (p_id, p_code, p_name, p_branding, p_settings, p_data_key, p_wrapped_by)
  $function$;
grant execute on function add_lender(uuid,text,text,jsonb,jsonb,bytea,text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.archive_audit(p_lender uuid, p_id uuid, p_month date, p_first bigint, p_last bigint, p_previous bytea, p_head bytea)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_rows bigint;
begin
  if p_lender is distinct from current_lender() then raise exception 'another lender'; end if;
  if p_first <> (select coalesce(max(a.last_place), 0) + 1 from audit_archive a where a.lender_id = p_lender) then
    raise exception 'the archive goes on at another row';
  end if;
  if not exists (select from audit a where a.lender_id = p_lender and a.place = p_first and a.previous = p_previous)
    or not exists (select from audit a where a.lender_id = p_lender and a.place = p_last and a.hash = p_head)
    or not exists (select from audit a where a.lender_id = p_lender and a.place = p_last + 1 and a.previous = p_head) then
    raise exception 'the log has other rows';
  end if;
  delete from audit a
  where a.lender_id = p_lender and a.place between p_first and p_last and a.at < now() - interval '1 year';
  get diagnostics v_rows = row_count;
  if v_rows <> p_last - p_first + 1 then raise exception 'rows are missing, or not old enough'; end if;
  insert into audit_archive (lender_id, first_place, last_place, month, previous, head, id)
  values (p_lender, p_first, p_last, p_month, p_previous, p_head, p_id);
end $function$;
grant execute on function archive_audit(uuid,uuid,date,bigint,bigint,bytea,bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.authorise(p_sessions uuid[], p_cookie_hashes bytea[], p_applicants uuid[])
 RETURNS TABLE(asked integer, session uuid, lender_id uuid, staff_id uuid, applicant_id uuid, role smallint, expires_at timestamp with time zone, seen_at timestamp with time zone, may_set_password boolean, own_only boolean, applicant_lender uuid, assigned_to uuid, referred_by uuid, applies_with uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
    select q.place::integer, s.id, s.lender_id, s.staff_id, s.applicant_id, s.role,
           s.expires_at, s.seen_at, s.may_set_password, s.own_only,
           a.lender_id, a.assigned_to, a.referred_by, a.applies_with
    from unnest(p_sessions, p_cookie_hashes, p_applicants) with ordinality as q(session, cookie_hash, applicant, place)
    join session s on s.id = q.session and s.cookie_hash = q.cookie_hash
    left join staff m on m.lender_id = s.lender_id and m.id = s.staff_id
    left join applicant a on a.lender_id = s.lender_id and a.id = q.applicant
    where s.ended_at is null and s.expires_at > now() and (s.staff_id is null or m.role = 1 or m.status = 1);
end $function$;
grant execute on function authorise(uuid[],bytea[],uuid[]) to pramaan_app;

CREATE OR REPLACE FUNCTION public.authorise_key(p_key_hash bytea, p_applicant uuid)
 RETURNS TABLE(id uuid, lender_id uuid, scopes text[], used_at timestamp with time zone, applicant_lender uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select k.id, k.lender_id, k.scopes, k.used_at, a.lender_id
    from api_key k left join applicant a on a.lender_id = k.lender_id and a.id = p_applicant
    where k.key_hash = p_key_hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
  $function$;
grant execute on function authorise_key(bytea,uuid) to pramaan_app;

CREATE OR REPLACE FUNCTION public.chain_audit(p_ids bigint[], p_places bigint[], p_previous bytea[], p_hashes bytea[], p_ip_salts bytea[], p_ip_hashes bytea[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update audit a set place = n.place, previous = n.previous, hash = n.hash, ip_salt = n.ip_salt, ip_hash = n.ip_hash
    from unnest(p_ids, p_places, p_previous, p_hashes, p_ip_salts, p_ip_hashes) as n (id, place, previous, hash, ip_salt, ip_hash)
    where a.lender_id = current_lender() and a.id = n.id and a.place is null
  $function$;
grant execute on function chain_audit(bigint[],bigint[],bytea[],bytea[],bytea[],bytea[]) to pramaan_app;

CREATE OR REPLACE FUNCTION public.current_lender()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('app.lender', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.due_rank(p_due timestamp with time zone, p_stage text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case when p_due is null or p_stage in ('approved', 'rejected', 'withdrawn') then 'infinity'::timestamptz else p_due end $function$;

CREATE OR REPLACE FUNCTION public.end_joined_due()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update applicant set due_at = null, due_left = null
  where lender_id = new.lender_id and applies_with = new.id and (due_at is not null or due_left is not null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_signing_requests(p_before timestamp with time zone)
 RETURNS TABLE(lender_id uuid, id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update signing_request r set state = 'ended', settled_at = now()
    where r.state = 'open' and r.asked_at < p_before returning r.lender_id, r.id
  $function$;
grant execute on function end_signing_requests(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.enqueue_webhook_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into webhook_delivery (lender_id, webhook_id, event_id, event, applicant_id, facts, occurred_at)
  select w.lender_id, w.id, gen.id, new.action, new.applicant_id, new.detail, new.at
  from webhook w, (select gen_random_uuid() as id) gen
  where w.lender_id = new.lender_id and w.active and w.removed_at is null and new.action = any (w.events);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.erase_rows(p_applicant uuid, p_tables text[], p_documents text[])
 RETURNS TABLE(from_table text, rows bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  p_lender uuid := current_lender();
  one text;
  left_over text[];
  again text[];
  gone bigint;
begin
  if not exists (select from applicant a where a.lender_id = p_lender and a.id = p_applicant) then
    return;
  end if;
  if exists (select from legal_hold h where h.lender_id = p_lender and h.applicant_id = p_applicant and h.lifted_at is null) then
    raise exception 'a legal hold stands';
  end if;
  if p_tables is null then
    delete from share_view v using share s
    where v.lender_id = p_lender and s.lender_id = p_lender and s.id = v.share_id and s.applicant_id = p_applicant;
  end if;
  select array_agg(c.table_name::text order by c.table_name) into left_over
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'applicant_id' and t.table_type = 'BASE TABLE'
    and not outlives_applicant(c.table_name) and (p_tables is null or c.table_name = any (p_tables));
  for round in 1 .. 10 loop
    again := '{}';
    foreach one in array coalesce(left_over, '{}') loop
      begin
        execute format('delete from %I where lender_id = $1 and applicant_id = $2', one) using p_lender, p_applicant;
        get diagnostics gone = row_count;
        if gone > 0 then from_table := one; rows := gone; return next; end if;
      exception when foreign_key_violation then
        again := again || one;
      end;
    end loop;
    left_over := again;
    exit when cardinality(left_over) = 0;
  end loop;
  if cardinality(left_over) > 0 then
    raise exception 'rows of an applicant could not be taken away: %', left_over;
  end if;
  if p_tables is null then
    delete from applicant where lender_id = p_lender and id = p_applicant;
    return;
  end if;
  delete from record_review where lender_id = p_lender and applicant_id = p_applicant and split_part(place, '.', 1) = any (p_documents);
  foreach one in array array['verification', 'verification_history', 'upload', 'upload_session', 'handover'] loop
    execute format('delete from %I where lender_id = $1 and applicant_id = $2 and document = any($3)', one)
      using p_lender, p_applicant, p_documents;
    get diagnostics gone = row_count;
    if gone > 0 then from_table := one; rows := gone; return next; end if;
  end loop;
end $function$;
grant execute on function erase_rows(uuid,text[],text[]) to pramaan_app;

CREATE OR REPLACE FUNCTION public.file_is_free()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if starts_with(tg_table_name, 'upload_session') then
    insert into file_to_remove (lender_id, id) select old.lender_id, unnest(old.parts) on conflict do nothing;
  else
    insert into file_to_remove (lender_id, id) values (old.lender_id, old.id) on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.file_is_named()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if starts_with(tg_table_name, 'upload_session') then
    delete from file_to_remove where lender_id = new.lender_id and id = any (new.parts);
  else
    delete from file_to_remove where lender_id = new.lender_id and id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.find_aa_consent(p_name text)
 RETURNS TABLE(id uuid, lender_id uuid, applicant_id uuid, connector text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select c.id, c.lender_id, c.applicant_id, c.connector from aa_consent c
    where c.handle = p_name or c.outside_id = p_name
  $function$;
grant execute on function find_aa_consent(text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_applicants(p_mobile bytea, p_cust_id text)
 RETURNS TABLE(id uuid, lender_id uuid, lender_code text, mobile_hash bytea, segment text, cust_id text, yodlee_user_id text, created_at timestamp with time zone, applies_with uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.id, a.lender_id, l.code, a.mobile_hash, a.segment, a.cust_id, a.yodlee_user_id, a.created_at, a.applies_with
    from applicant a join lender l on l.id = a.lender_id
    where a.mobile_hash = p_mobile or a.cust_id = p_cust_id
    order by a.followed_at is not null, a.stage in ('rejected', 'withdrawn'), a.applies_with is not null, a.created_at
  $function$;
grant execute on function find_applicants(bytea,text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_apply_link(p_code text)
 RETURNS TABLE(lender_id uuid, lender_code text, lender_name text, staff_id uuid, staff_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.lender_id, l.code, l.name, s.id, s.name from staff s join lender l on l.id = s.lender_id
    where s.apply_code = p_code and s.status = 1
  $function$;
grant execute on function find_apply_link(text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_bank_session(p_sessions_hash bytea, p_applicant uuid)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, opened_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select b.id, b.lender_id, l.name, b.opened_at from bank_session b join lender l on l.id = b.lender_id
    where b.sessions_hash = p_sessions_hash and b.applicant_id = p_applicant and b.ended_at is null
  $function$;
grant execute on function find_bank_session(bytea,uuid) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_consent_link(p_token_hash bytea)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, branding jsonb, settings jsonb, applicant_id uuid, kind text, address bytea, address_hash bytea, expires_at timestamp with time zone, verified_at timestamp with time zone, used_at timestamp with time zone, revoked_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select c.id, c.lender_id, l.name, l.branding, l.settings, c.applicant_id, c.kind, c.address, c.address_hash, c.expires_at, c.verified_at, c.used_at, c.revoked_at
    from consent_link c join lender l on l.id = c.lender_id
    where c.token_hash = p_token_hash
  $function$;
grant execute on function find_consent_link(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_consent_link_by_id(p_id uuid)
 RETURNS TABLE(lender_id uuid, applicant_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select lender_id, applicant_id from consent_link where id = p_id $function$;
grant execute on function find_consent_link_by_id(uuid) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_data_key(p_lender uuid)
 RETURNS TABLE(data_key bytea, data_key_wrapped_by text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select data_key, data_key_wrapped_by from lender where id = p_lender $function$;
grant execute on function find_data_key(uuid) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_erasure(p_token_hash bytea)
 RETURNS TABLE(id uuid, lender_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select e.id, e.lender_id from erasure e where e.token_hash = p_token_hash $function$;
grant execute on function find_erasure(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_handover(p_token_hash bytea)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, branding jsonb, applicant_id uuid, document text, expires_at timestamp with time zone, upload_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select h.id, h.lender_id, l.name, l.branding, h.applicant_id, h.document, h.expires_at, h.upload_id
    from handover h join lender l on l.id = h.lender_id
    where h.token_hash = p_token_hash
  $function$;
grant execute on function find_handover(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_invitation(p_token_hash bytea)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, staff_id uuid, name text, role smallint, user_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select i.id, i.lender_id, l.name, s.id, s.name, s.role, s.user_name
    from staff_invitation i join staff s on s.lender_id = i.lender_id and s.id = i.staff_id join lender l on l.id = i.lender_id
    where i.token_hash = p_token_hash and i.used_at is null and i.expires_at > now() and s.status = 1 and s.password_hash is null
  $function$;
grant execute on function find_invitation(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_issued_document(p_token_hash bytea, p_sha256 bytea)
 RETURNS TABLE(lender_name text, kind text, made_at timestamp with time zone, sha256 bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select l.name, p.kind, p.made_at, p.sha256
    from issued_document p join lender l on l.id = p.lender_id
    where p.token_hash = p_token_hash or p.sha256 = p_sha256
  $function$;
grant execute on function find_issued_document(bytea,bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_lender(p_code text)
 RETURNS TABLE(id uuid, code text, name text, branding jsonb, settings jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select id, code, name, branding, settings from lender where code = p_code $function$;
grant execute on function find_lender(text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_logo(p_sha256 bytea)
 RETURNS TABLE(png bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select l.png from lender_logo l where l.sha256 = p_sha256 limit 1 $function$;
grant execute on function find_logo(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_passkey(p_credential text)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, staff_id uuid, role smallint, status smallint, name text, password_hash text, public_key bytea, counter bigint, transports text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select k.id, k.lender_id, l.name, s.id, s.role, s.status, s.name, s.password_hash, k.public_key, k.counter, k.transports
    from passkey k join staff s on s.lender_id = k.lender_id and s.id = k.staff_id join lender l on l.id = k.lender_id
    where k.credential = p_credential
  $function$;
grant execute on function find_passkey(text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_repayment_mandate(p_ref text)
 RETURNS TABLE(id uuid, lender_id uuid, applicant_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select m.id, m.lender_id, m.applicant_id from repayment_mandate m where m.ref = p_ref $function$;
grant execute on function find_repayment_mandate(text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_reported_message(p_gateway text, p_outside_id text)
 RETURNS TABLE(id uuid, lender_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select m.id, m.lender_id from message m where m.gateway = p_gateway and m.outside_id = p_outside_id
    order by m.created_at desc limit 1
  $function$;
grant execute on function find_reported_message(text,text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_share(p_token_hash bytea)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, applicant_id uuid, created_at timestamp with time zone, expires_at timestamp with time zone, document text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.id, s.lender_id, l.name, s.applicant_id, s.created_at, s.expires_at, s.document, s.language
    from share s join lender l on l.id = s.lender_id
    where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > now()
  $function$;
grant execute on function find_share(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_signing_request(p_txn text)
 RETURNS TABLE(id uuid, lender_id uuid, applicant_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select r.id, r.lender_id, r.applicant_id from signing_request r where r.txn = p_txn $function$;
grant execute on function find_signing_request(text) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_sso_session(p_state_hash bytea)
 RETURNS TABLE(id uuid, lender_id uuid, browser_hash bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select v.id, v.lender_id, v.browser_hash from sso_session v
    where v.state_hash = p_state_hash and v.used_at is null and v.expires_at > now()
  $function$;
grant execute on function find_sso_session(bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.find_staff(p_user_name text, p_mobile bytea)
 RETURNS TABLE(id uuid, lender_id uuid, lender_name text, role smallint, status smallint, name text, password_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.id, s.lender_id, l.name, s.role, s.status, s.name, s.password_hash
    from staff s join lender l on l.id = s.lender_id
    where s.user_name = p_user_name or s.mobile_hash = p_mobile
  $function$;
grant execute on function find_staff(text,bytea) to pramaan_app;

CREATE OR REPLACE FUNCTION public.fits_filter(p_segment text, p_product text, p_branch uuid, p_agent uuid, segment text, product_code text, branch_id uuid, agent_id uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (p_segment is null or segment = p_segment) and (p_product is null or coalesce(product_code, 'none') = p_product)
    and (p_branch is null or coalesce(branch_id, '00000000-0000-0000-0000-000000000000') = p_branch)
    and (p_agent is null or coalesce(agent_id, '00000000-0000-0000-0000-000000000000') = p_agent) $function$;

CREATE OR REPLACE FUNCTION public.forget_handovers(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from handover where expires_at < p_before $function$;
grant execute on function forget_handovers(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.forget_old_addresses(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update audit a set ip = '', ip_salt = null where a.at < p_before and a.ip <> '' and a.place is not null
      and exists (select from erasure e where e.lender_id = a.lender_id and e.applicant_id = a.applicant_id and e.whole)
  $function$;
grant execute on function forget_old_addresses(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.forget_old_deliveries(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from webhook_delivery where occurred_at < p_before $function$;
grant execute on function forget_old_deliveries(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.forget_old_messages(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from message m where m.created_at < p_before and m.state <> 'queued'
      and not exists (select from information_request a where a.lender_id = m.lender_id and a.message_id = m.id)
      and not exists (select from consent_link c where c.lender_id = m.lender_id and c.message_id = m.id)
  $function$;
grant execute on function forget_old_messages(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.forget_old_notifications(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from notification where at < p_before $function$;
grant execute on function forget_old_notifications(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.forget_old_sign_ins(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from locker_sign_in where expires_at < p_before $function$;
grant execute on function forget_old_sign_ins(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.forget_upload_sessions(p_before timestamp with time zone)
 RETURNS TABLE(lender_id uuid, parts uuid[])
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from upload_session h where h.started_at < p_before returning h.lender_id, h.parts $function$;
grant execute on function forget_upload_sessions(timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.judge_first_try()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update first_try set passed = (new.verdict = 'accept')
  where lender_id = new.lender_id and applicant_id = new.applicant_id and document = split_part(new.place, '.', 1)
    and instance = coalesce(nullif(split_part(new.place, '.', 3), ''), '1')::smallint and tries = 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_course()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into course (applicant_id, lender_id, segment, started_at, product_code, branch_id, agent_id, stage, stage_at)
      values (new.id, new.lender_id, new.segment, new.created_at, new.product_code, new.branch_id, new.referred_by, new.stage, new.created_at);
    if new.stage = 'in-progress' then return null; end if;
  end if;
  update course c set
    segment = new.segment, product_code = new.product_code, branch_id = new.branch_id, agent_id = new.referred_by, stage = new.stage,
    stage_at = case when c.stage = new.stage then c.stage_at else now() end,
    ready_at = case when new.stage = 'ready' then coalesce(c.ready_at, now()) else c.ready_at end,
    review_at = case when new.stage in ('in-review', 'referred', 'second-approval') then coalesce(c.review_at, now()) else c.review_at end,
    decided_at = case when new.stage not in ('approved', 'rejected', 'withdrawn') then null
      when c.outcome is null then now() else c.decided_at end,
    outcome = case when new.stage in ('approved', 'rejected', 'withdrawn') then new.stage end
  where c.lender_id = new.lender_id and c.applicant_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_course_reasons()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update course set reasons = new.reasons where lender_id = new.lender_id and applicant_id = new.applicant_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_first_try()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.carried_over then return null; end if;
  if tg_op = 'UPDATE' then
    if new.verified_at = old.verified_at then return null; end if;
  end if;
  update course set given_at = new.verified_at
  where lender_id = new.lender_id and applicant_id = new.applicant_id and given_at is null;
  insert into first_try (applicant_id, lender_id, document, instance, segment, at, passed)
  select new.applicant_id, new.lender_id, new.document, new.instance, a.segment, new.verified_at,
    new.status in ('verified', 'unconfirmed', 'unmatched')
  from applicant a where a.lender_id = new.lender_id and a.id = new.applicant_id
  on conflict (lender_id, applicant_id, document, instance) do update set tries = first_try.tries + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into verification_history (lender_id, id, applicant_id, document, method, instance, status, asked, request, result, source,
    provider, checks, verified_at, verified_by, version, consent_id, confidence, upload_id)
  values (old.lender_id, old.id, old.applicant_id, old.document, old.method, old.instance, old.status, old.asked, old.request, old.result, old.source,
    old.provider, old.checks, old.verified_at, old.verified_by, old.version, old.consent_id, old.confidence, old.upload_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.list_applicants(p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid, p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamp with time zone, p_mentions uuid, p_weight integer, p_branch uuid, p_scope_assigned uuid, p_scope_referred uuid, p_sort text, p_descending boolean, p_key text, p_key_id uuid, p_back boolean, p_most integer)
 RETURNS TABLE(id uuid, key text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
  declare
    v_key text := case p_sort when 'due' then 'due_rank(a.due_at, a.stage)' when 'stage' then 'stage_rank(a.stage)'
      when 'findings' then 'a.finding_weight' when 'provided' then 'a.provided' when 'started' then 'a.id' else 'a.updated_at' end;
    v_type text := case p_sort when 'due' then 'timestamptz' when 'stage' then 'integer' when 'findings' then 'smallint'
      when 'provided' then 'integer' when 'started' then 'uuid' else 'timestamptz' end;
    v_down boolean := p_descending <> p_back;
  begin
    return query execute format($q$
      select a.id, (%1$s)::text from applicant a
        where a.lender_id = $1
          and ($2 is null or a.name_tokens @> $2)
          and ($3 is null or a.mobile_hash = $3)
          and ($4 is null or a.pan_hash = $4)
          and ($5 is null or a.reference = $5)
          and ($6 is null or a.cust_id = $6)
          and ($7 is null or a.id = $7)
          and ($8 is null or a.stage = $8)
          and ($9 is null or a.assigned_to = $9)
          and (not $10 or a.assigned_to is null)
          and ($11 is null or a.segment = $11)
          and (not $12 or a.attention > 0)
          and ($13 is null or (a.due_at < $13
            and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')))
          and ($14 is null or a.id = any(array(select n.applicant_id from note n
            where n.lender_id = $1 and n.mentions @> array[$14] and n.made_by <> $14 and not exists
              (select 1 from note own where own.lender_id = $1 and own.applicant_id = n.applicant_id
                and own.made_by = $14 and own.made_at > n.made_at))))
          and ($15 is null or a.finding_weight >= $15)
          and ($21 is null or a.branch_id = $21)
          and ($16 is null or a.assigned_to = $16 or a.assigned_to is null)
          and ($17 is null or a.referred_by = $17)
          and ($18 is null or (%1$s, a.id) %2$s ($18::%3$s, $19))
        order by %1$s %4$s, a.id %4$s limit $20$q$,
      v_key, case when v_down then '<' else '>' end, v_type, case when v_down then 'desc' else 'asc' end)
    using current_lender(), p_words, p_mobile, p_pan, p_reference, p_cust_id, p_id, p_stage, p_assigned, p_unassigned, p_segment,
      p_attention, p_due_before, p_mentions, p_weight, p_scope_assigned, p_scope_referred, p_key, p_key_id, p_most, p_branch;
  end $function$;
grant execute on function list_applicants(bytea[],bytea,bytea,text,text,uuid,text,uuid,boolean,text,boolean,timestamp with time zone,uuid,integer,uuid,uuid,uuid,text,boolean,text,uuid,boolean,integer) to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_cases_to_take_in(p_most integer)
 RETURNS TABLE(lender_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.lender_id, a.id from applicant a
    where a.taken_in_at is null and (a.due_at is not null or a.due_left is not null)
      and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval') order by a.id limit p_most
  $function$;
grant execute on function list_cases_to_take_in(integer) to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_dashboards_to_mail(p_day timestamp with time zone, p_monday timestamp with time zone)
 RETURNS TABLE(lender_id uuid, staff_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.lender_id, s.id from staff s
    where (s.role = 1 or s.role in (2, 3) and s.status = 1)
      and s.dashboard_mailed_at < case s.dashboard_email when 'each-morning' then p_day when 'each-monday' then p_monday end
  $function$;
grant execute on function list_dashboards_to_mail(timestamp with time zone,timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_lenders()
 RETURNS TABLE(id uuid, code text, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select id, code, name from lender order by code $function$;
grant execute on function list_lenders() to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_lenders_to_chain()
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select distinct a.lender_id from audit a where a.place is null $function$;
grant execute on function list_lenders_to_chain() to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_mandates_to_message(p_signed_since timestamp with time zone, p_told_before timestamp with time zone, p_most integer)
 RETURNS TABLE(lender_id uuid, applicant_id uuid, offer_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select o.lender_id, o.applicant_id, o.id
    from lender l
      join loan_offer o on o.lender_id = l.id
      join agreement g on g.lender_id = o.lender_id and g.offer_id = o.id
      join decision d on d.lender_id = o.lender_id and d.id = o.decision_id
      join applicant a on a.lender_id = o.lender_id and a.id = o.applicant_id
    where l.settings->>'repaymentMandate' in ('asked', 'needed')
      and o.state = 'accepted' and o.mandate_reminded_at is null and (o.mandate_asked_at is null or o.mandate_asked_at < p_told_before)
      and d.state = 'stands' and a.stage = 'approved'
      and (select bool_and(t.signed_at is not null) and max(t.signed_at) >= p_signed_since from signature t
        where t.lender_id = g.lender_id and t.agreement_id = g.id)
      and not exists (select 1 from repayment_mandate m
        where m.lender_id = o.lender_id and m.offer_id = o.id and m.state = 'active')
    order by o.answered_at limit p_most
  $function$;
grant execute on function list_mandates_to_message(timestamp with time zone,timestamp with time zone,integer) to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_overdue_cases(p_now timestamp with time zone, p_most integer)
 RETURNS TABLE(lender_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.lender_id, a.id from applicant a
    where a.due_at < p_now and a.overdue_told is distinct from a.due_at
      and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')
    order by a.due_at limit p_most
  $function$;
grant execute on function list_overdue_cases(timestamp with time zone,integer) to pramaan_app;

CREATE OR REPLACE FUNCTION public.list_staff_to_mail(p_settled timestamp with time zone, p_day timestamp with time zone)
 RETURNS TABLE(lender_id uuid, staff_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select distinct n.lender_id, n.staff_id from notification n join staff s on s.lender_id = n.lender_id and s.id = n.staff_id
    where n.read_at is null and n.mailed_at is null and (s.role = 1 or s.status = 1)
      and n.at < case s.notify_email when 'at-once' then p_settled when 'daily' then p_day end
  $function$;
grant execute on function list_staff_to_mail(timestamp with time zone,timestamp with time zone) to pramaan_app;

CREATE OR REPLACE FUNCTION public.notify_of_appeal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.notify_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.outlives_applicant(p_table text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select p_table in ('audit', 'check_use', 'consent_event', 'erasure', 'webhook_delivery') $function$;

CREATE OR REPLACE FUNCTION public.parts_are_free()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into file_to_remove (lender_id, id)
    select old.lender_id, part from unnest(old.parts) as part where part <> all (new.parts) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.read_files(p_lenders uuid[], p_applicants uuid[], p_views text[], p_actor_kinds text[], p_actors uuid[], p_ips text[], p_requests text[])
 RETURNS TABLE(asked integer, found_view text, file bytea)
 LANGUAGE plpgsql
 ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
grant execute on function read_files(uuid[],uuid[],text[],text[],uuid[],text[],text[]) to pramaan_app;

CREATE OR REPLACE FUNCTION public.stage_rank(p_stage text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select array_position(
    array['in-progress', 'ready', 'in-review', 'referred', 'second-approval', 'approved', 'rejected', 'withdrawn'], p_stage) $function$;

CREATE OR REPLACE FUNCTION public.take_new_deliveries(p_most integer)
 RETURNS TABLE(id uuid, lender_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update webhook_delivery d set state = 'waiting'
    from (select n.lender_id, n.id from webhook_delivery n where n.state = 'new' order by n.occurred_at limit p_most for update skip locked) taken
    where d.lender_id = taken.lender_id and d.id = taken.id
    returning d.id, d.lender_id
  $function$;
grant execute on function take_new_deliveries(integer) to pramaan_app;

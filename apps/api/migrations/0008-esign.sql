-- Papers that people sign with their Aadhaar: who signs in which order, and every request at the signing service.

create table esign_paper (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  -- What it is: Agreement, Application.
  type text not null,
  -- As it was uploaded, and with all signatures so far.
  file_id uuid not null unique references upload,
  signed_file_id uuid references upload,
  made_by uuid,
  made_at timestamptz not null default now()
);
create index on esign_paper (applicant_id, made_at desc);

-- One person's turn to sign a paper. Turns are taken in the order of `place`.
create table esign_turn (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  paper_id uuid not null references esign_paper,
  place smallint not null,
  kind text not null check (kind in ('applicant', 'co-applicant', 'lender')),
  -- The applicant; of the lender's turn whoever signed.
  person_id uuid,
  -- The version that was signed, and what came of it.
  over_file_id uuid references upload,
  signed_file_id uuid references upload,
  signed_at timestamptz,
  signed_by uuid,
  -- Sealed: what the signer's certificate says, and how it compares with the person.
  facts bytea,
  unique (paper_id, place)
);
create index on esign_turn (over_file_id);

create table esign_request (
  id uuid primary key,
  lender_id uuid not null references lender,
  applicant_id uuid not null references applicant,
  paper_id uuid not null references esign_paper,
  place smallint not null,
  -- Ours, unguessable and used once: the signing service answers with it.
  txn text not null unique,
  -- On the provider's page, or with number and code typed here.
  way text not null check (way in ('page', 'here')),
  -- Where the person's browser comes back to.
  back text not null check (back in ('room', 'office')),
  state text not null default 'open' check (state in ('open', 'signed', 'refused', 'ended')),
  over_file_id uuid not null references upload,
  -- The prepared PDF lies in the file store under this request's id: where the signature goes, and what is signed.
  gap_start integer not null,
  gap_end integer not null,
  digest bytea not null,
  -- Sealed: the name that the paper shows.
  name bytea not null,
  -- A code and a sentence; never a person's data.
  trouble jsonb,
  asked_by uuid,
  asked_at timestamptz not null,
  settled_at timestamptz
);
create index on esign_request (paper_id, asked_at desc);
-- One at a time for a paper, whatever two clicks or two processes do.
create unique index esign_request_open on esign_request (paper_id) where state = 'open';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['esign_paper', 'esign_turn', 'esign_request'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy own on %I using (lender_id = current_lender())', tenant_table);
    execute format('grant select, insert, update on %I to pramaan_app', tenant_table);
  end loop;
end $$;
-- As long as nobody has signed the order is made anew, and a wrong paper is taken away.
grant delete on esign_paper, esign_turn, esign_request to pramaan_app;

-- Whose request an answer is about: it comes from the person's browser, without a login.
create function find_esign_request(p_txn text)
  returns table (id uuid, lender_id uuid, applicant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select r.id, r.lender_id, r.applicant_id from esign_request r where r.txn = p_txn $$;
-- Requests that nobody answered, whosever they are: their prepared papers are taken away.
create function end_esign_requests(p_before timestamptz)
  returns table (lender_id uuid, id uuid)
  language sql security definer set search_path = public, pg_temp
  as $$
    update esign_request r set state = 'ended', settled_at = now()
    where r.state = 'open' and r.asked_at < p_before returning r.lender_id, r.id
  $$;

do $$
declare f text;
begin
  foreach f in array array['find_esign_request(text)', 'end_esign_requests(timestamptz)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to pramaan_app', f);
  end loop;
end $$;

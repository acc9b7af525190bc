-- Several applications of one person at a lender, one after the other (decision 0114): each is a row of `applicant` with its own
-- case file; what was verified for one is carried over to the next.

alter table applicant
  -- The person's first application at the lender; null: this is it.
  add column person_id uuid,
  -- When the person's next application was started; null: this is their newest.
  add column followed_at timestamptz,
  -- When the documents of the application before were carried over.
  add column carried_over_at timestamptz,
  add foreign key (lender_id, person_id) references applicant;
create index applicant_person on applicant (lender_id, person_id) where person_id is not null;

-- A mobile number has one application that is not followed by another.
drop index applicant_mobile;
create unique index applicant_mobile on applicant (lender_id, mobile_hash) where applies_with is null and followed_at is null;

-- Verified for an earlier application of the person. Verified again, it is this application's own.
alter table verification add column carried_over boolean not null default false;

create or replace function find_applicants(p_mobile bytea, p_cust_id text)
  returns table (id uuid, lender_id uuid, lender_code text, mobile_hash bytea, segment text, cust_id text, yodlee_user_id text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.lender_id, l.code, a.mobile_hash, a.segment, a.cust_id, a.yodlee_user_id, a.created_at
    from applicant a join lender l on l.id = a.lender_id
    where a.mobile_hash = p_mobile or a.cust_id = p_cust_id
    -- The person's own application comes before one that they join as co-applicant, their newest at a lender before earlier ones.
    order by a.applies_with is not null, a.followed_at is not null, a.created_at
  $$;

-- What is carried over is no try of this application, and nothing that its person gave for it.
create or replace function keep_first_try() returns trigger language plpgsql as $$
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
end $$;

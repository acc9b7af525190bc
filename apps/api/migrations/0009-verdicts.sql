-- Verdicts that each kind of document declares (decision 0075). `unmatched`: the application names nobody yet to compare with;
-- `unconfirmed`: read from a file, confirmed by no source; `declared`: the applicant's own word. Records keep the verdict
-- they have until they are judged again.
alter table verification drop constraint verification_status_check,
  add constraint verification_status_check check (status in
    ('verified', 'unconfirmed', 'unmatched', 'declared', 'mismatch', 'invalid', 'expired', 'not_found', 'invalid_input',
      'source_down', 'pending', 'needs_review'));
alter table verification_history drop constraint verification_status_check,
  add constraint verification_status_check check (status in
    ('verified', 'unconfirmed', 'unmatched', 'declared', 'mismatch', 'invalid', 'expired', 'not_found', 'invalid_input',
      'source_down', 'pending', 'needs_review'));

-- A record judged again was not given again: its day stays. What was read surely, or waits only for a name, was good at the
-- first try.
create or replace function keep_first_try() returns trigger language plpgsql as $$
begin
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

-- Messages about the e-mandate of a signed loan (decision 0130): when it was asked for, and when the person was reminded.
alter table loan_offer add column mandate_asked_at timestamptz;
alter table loan_offer add column mandate_reminded_at timestamptz;
alter table loan_offer add constraint loan_offer_mandate_reminded check (mandate_reminded_at is null or mandate_asked_at is not null);
create index loan_offer_mandate on loan_offer (lender_id, answered_at) where state = 'accepted' and mandate_reminded_at is null;

-- Signed loans without a mandate whose borrower has to be told of it: never told, or told before `p_told_before` and not reminded.
-- Nobody is told of an agreement that was signed before `p_signed_since`.
create function list_mandates_to_message(p_signed_since timestamptz, p_told_before timestamptz, p_most integer)
  returns table (lender_id uuid, applicant_id uuid, offer_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
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
  $$;
revoke all on function list_mandates_to_message(timestamptz, timestamptz, integer) from public;
grant execute on function list_mandates_to_message(timestamptz, timestamptz, integer) to pramaan_app;

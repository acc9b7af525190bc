-- The applicant list in the order of a column (decision 0110). Each order has an index that gives its page.

-- Where an application is on its way, as a number.
create function stage_rank(p_stage text) returns integer
  language sql immutable strict parallel safe
  as $$ select array_position(
    array['in-progress', 'ready', 'in-review', 'referred', 'second-approval', 'approved', 'rejected', 'withdrawn'], p_stage) $$;
-- When an open application is due; nothing that is closed or has no date comes before one that has.
create function due_rank(p_due timestamptz, p_stage text) returns timestamptz
  language sql immutable parallel safe
  as $$ select case when p_due is null or p_stage in ('approved', 'rejected', 'withdrawn') then 'infinity'::timestamptz else p_due end $$;

create index applicant_by_due on applicant (lender_id, due_rank(due_at, stage), id);
create index applicant_by_stage on applicant (lender_id, stage_rank(stage), id);
create index applicant_by_findings on applicant (lender_id, finding_weight, id);
create index applicant_by_provided on applicant (lender_id, provided, id);

drop function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, timestamptz, uuid, boolean, integer);
-- `p_sort` names the order, `p_key` and `p_key_id` the line after which (`p_back`: before which) the page begins. The statement is
-- planned for the filters that are used: a filter that is not is null. The key is answered as text in UTC.
create function list_applicants(
  p_words bytea[], p_mobile bytea, p_pan bytea, p_reference text, p_cust_id text, p_id uuid,
  p_stage text, p_assigned uuid, p_unassigned boolean, p_segment text, p_attention boolean, p_due_before timestamptz, p_mentions uuid, p_weight integer,
  p_scope_assigned uuid, p_scope_referred uuid, p_sort text, p_descending boolean, p_key text, p_key_id uuid, p_back boolean, p_most integer)
  returns table (id uuid, key text)
  language plpgsql stable security definer set search_path = public, pg_temp set timezone = 'UTC'
  as $$
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
          and ($16 is null or a.assigned_to = $16 or a.assigned_to is null)
          and ($17 is null or a.referred_by = $17)
          and ($18 is null or (%1$s, a.id) %2$s ($18::%3$s, $19))
        order by %1$s %4$s, a.id %4$s limit $20$q$,
      v_key, case when v_down then '<' else '>' end, v_type, case when v_down then 'desc' else 'asc' end)
    using current_lender(), p_words, p_mobile, p_pan, p_reference, p_cust_id, p_id, p_stage, p_assigned, p_unassigned, p_segment,
      p_attention, p_due_before, p_mentions, p_weight, p_scope_assigned, p_scope_referred, p_key, p_key_id, p_most;
  end $$;
revoke all on function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, text, boolean, text, uuid, boolean, integer) from public;
grant execute on function list_applicants(bytea[], bytea, bytea, text, text, uuid, text, uuid, boolean, text, boolean, timestamptz, uuid, integer, uuid, uuid, text, boolean, text, uuid, boolean, integer) to pramaan_app;

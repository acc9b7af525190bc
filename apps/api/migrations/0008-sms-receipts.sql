-- What an SMS gateway reports of a message that it took: delivered, or failed with the gateway's reason.

alter table message drop constraint message_state_check;
alter table message
  add constraint message_state_check check (state in ('queued', 'sent', 'delivered', 'failed')),
  -- The gateway that took it, and the gateway's id for it.
  add column gateway text,
  add column outside_id text,
  -- When the gateway says that it was delivered or failed; null: no receipt.
  add column reported_at timestamptz,
  -- The gateway's reason for a failure; blank otherwise.
  add column reason text not null default '';
-- Global: a receipt names the gateway's id and no lender.
create index on message (gateway, outside_id) where outside_id is not null;

-- The message that a gateway's receipt is about.
create function find_reported_message(p_gateway text, p_outside_id text) returns table (id uuid, lender_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.lender_id from message m where m.gateway = p_gateway and m.outside_id = p_outside_id
    order by m.created_at desc limit 1
  $$;
revoke all on function find_reported_message(text, text) from public;
grant execute on function find_reported_message(text, text) to pramaan_app;

-- Whose turn it is: what bears one name is done by one process at a time (platform/in-turns.ts). The name is a keyed
-- hash and tells nothing, so no lender owns a row. A claim ends by itself when its process died and renews it no more.
create table turn (
  name bytea primary key,
  holder uuid not null,
  until timestamptz not null
);
grant select, insert, update, delete on turn to pramaan_app;

-- Wrong passwords make the next try wait longer, for a login, for an address and for all together.
-- `refused` says whether the statement that counted last came before the wait was over.

alter table attempt add column waits_until timestamptz, add column refused boolean not null default false;

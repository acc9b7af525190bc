-- The last day on which a record is in force by its kind's rules (decision 0075); null when it says none. Once it is over the
-- record is judged again, though nobody touches the file. Rows from before get theirs when they are judged again.
alter table verification add column valid_until date;
create index verification_valid_until_idx on verification (lender_id, valid_until) where valid_until is not null;

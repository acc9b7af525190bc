-- A decision carries the terms that were approved (sealed, in `words`), and is void when the loan request changes after it.

alter table decision drop constraint decision_state_check;
alter table decision add constraint decision_state_check
  check (state in ('waits', 'stands', 'declined', 'undone', 'void'));
comment on column decision.words is 'Sealed: conditions, remarks, approved amount, tenure and rate.';

-- Lists that the code closes, closed here too. A value outside of them is refused when it is written, and `npm run check`
-- refuses it in the text of a statement (tools/sql).
alter table verification add check (status in
  ('verified', 'mismatch', 'not_found', 'invalid_input', 'source_down', 'pending', 'needs_review'));
alter table verification_history add check (status in
  ('verified', 'mismatch', 'not_found', 'invalid_input', 'source_down', 'pending', 'needs_review'));
alter table consent_event
  add check (purpose in ('verification', 'bureau', 'bank')),
  add check (language in ('en', 'hi')),
  add check (channel in ('sms-link', 'room', 'login', 'demo'));
alter table decision add check (stage_before in
  ('in-progress', 'ready', 'in-review', 'referred', 'second-eye', 'approved', 'rejected', 'withdrawn'));
alter table erasure add check (ending in ('unfinished', 'refused', 'granted'));

-- Two applications of a lender can also share a certificate or acknowledgement number, the phone of an employer, and the
-- browser in which their applicants logged in.
alter table application_link drop constraint application_link_what_check;
alter table application_link add constraint application_link_what_check
  check (what in ('mobile', 'pan', 'account', 'address', 'file', 'paper', 'employer-phone', 'device'));

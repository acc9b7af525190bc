-- An Account Aggregator is a vendor of the manifest, which names it: a new one needs no change of the schema.
alter table aa_consent
  drop constraint aa_consent_connector_check,
  add constraint aa_consent_connector_check check (connector ~ '^[a-z0-9-]{1,40}$');

-- What each vendor's answers cost a lender in a month, for its budget.
create index check_use_spent on check_use (lender_id, provider, at) include (endpoint, paise) where kind = 'answered';

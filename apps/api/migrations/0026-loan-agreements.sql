-- Agreements made of an accepted offer (decision 0121): one for each, with the fingerprint of the terms that it is about.
alter table agreement add column offer_id uuid;
alter table agreement add column terms_sha256 bytea;
alter table agreement add constraint agreement_offer foreign key (lender_id, offer_id) references loan_offer;
alter table agreement add constraint agreement_terms check ((offer_id is null) = (terms_sha256 is null) and length(terms_sha256) = 32);
create unique index agreement_of_offer on agreement (lender_id, offer_id) where offer_id is not null;

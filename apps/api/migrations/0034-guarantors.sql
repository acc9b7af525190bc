-- A person joins the application of another as a co-applicant, who borrows too, or as a guarantor, who stands surety (decision 0144).

alter table applicant add column joins_as text check (joins_as in ('co-applicant', 'guarantor'));
update applicant set joins_as = 'co-applicant' where applies_with is not null;
alter table applicant add check ((joins_as is null) = (applies_with is null));

alter table signature drop constraint signature_kind_check;
alter table signature add check (kind in ('applicant', 'co-applicant', 'guarantor', 'lender'));

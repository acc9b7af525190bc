-- The loan products, by code, whose applications a verifier gets before others (decision 0138). Empty: any.
alter table staff add column products text[] not null default '{}'
  constraint staff_products_check check (cardinality(products) <= 50 and array_position(products, null) is null);

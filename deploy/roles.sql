-- Run once as the server's administrator, before the first start of the product. Change the passwords.
-- The owner creates and changes tables (MIGRATION_DATABASE_URL). The product logs in as a role that owns only the job queue
-- and is bound by row-level security (DATABASE_URL).
create role pramaan_app nologin nosuperuser nobypassrls;
create role pramaan_owner login password 'change-me-owner' nosuperuser nobypassrls in role pramaan_app;
create role pramaan_product login password 'change-me-product' nosuperuser nobypassrls in role pramaan_app;
create database pramaan owner pramaan_owner;

-- Once, as the server's administrator, before the product's first start. Change the passwords.
-- The owner makes and changes tables (MIGRATION_DATABASE_URL); the product logs in as a role that owns nothing but the
-- job queue and that row-level security binds (DATABASE_URL).
create role pramaan_app nologin nosuperuser nobypassrls;
create role pramaan_owner login password 'change-me-owner' nosuperuser nobypassrls in role pramaan_app;
create role pramaan_product login password 'change-me-product' nosuperuser nobypassrls in role pramaan_app;
create database pramaan owner pramaan_owner;

#!/bin/sh
# The database image runs this once on an empty volume. It creates the roles and the database with the passwords from .env.
set -eu
sed -e "s/change-me-owner/$OWNER_DB_PASSWORD/" -e "s/change-me-product/$PRODUCT_DB_PASSWORD/" /deploy/roles.sql |
  psql -v ON_ERROR_STOP=1 -U postgres -d postgres

#!/bin/sh
# Run once by the database's image on an empty volume: the roles and the database, with the passwords of .env.
set -eu
sed -e "s/change-me-owner/$OWNER_DB_PASSWORD/" -e "s/change-me-product/$PRODUCT_DB_PASSWORD/" /deploy/roles.sql |
  psql -v ON_ERROR_STOP=1 -U postgres -d postgres

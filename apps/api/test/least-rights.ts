import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';

const rolesFile = new URL('../../../deploy/roles.sql', import.meta.url);

interface LeastRights {
  /** The database as the product's role, as its owner, and as the server's administrator. */
  product: string;
  owner: string;
  admin: string;
  drop(): Promise<void>;
}

/** A fresh database on `server` with the roles that `deploy/roles.sql` makes for an operator, under names of its own. */
export async function leastRights(server: string): Promise<LeastRights> {
  const tag = randomBytes(6).toString('hex');
  const [owner, product, database] = [`owner_${tag}`, `product_${tag}`, `pramaan_test_${tag}`];
  const statements = (await readFile(rolesFile, 'utf8'))
    .replaceAll(/^--.*$/gm, '')
    .replaceAll('pramaan_owner', owner)
    .replaceAll('pramaan_product', product)
    .replaceAll(/'change-me-\w+'/g, `'${tag}'`)
    .replace('create database pramaan ', `create database ${database} `)
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  const admin = new pg.Client({ connectionString: server });
  // A server that is stopped is told by the next statement.
  admin.on('error', () => undefined);
  await admin.connect();
  for (const statement of statements)
    await admin.query(statement).catch((error: { code?: string }) => {
      // The one role that all databases of a server share may be there from another test.
      if (!(statement.includes('pramaan_app nologin') && /^(42710|23505)$/.test(error.code ?? '')))
        throw error;
    });
  const as = (role?: string) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    if (role) Object.assign(url, { username: role, password: tag });
    return url.href;
  };
  return {
    product: as(product),
    owner: as(owner),
    admin: as(),
    async drop() {
      await admin.query(`drop database ${database} with (force)`);
      await admin.query(`drop role ${product}`);
      await admin.query(`drop role ${owner}`);
      await admin.end();
    },
  };
}

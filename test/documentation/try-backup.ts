import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres.ts';
import { root } from '../source/files.ts';
import type { Command } from './commands.ts';
import { shellIn } from './scratch.ts';
import { printed } from './try-lenders.ts';

/** The addresses of one server, by role. */
function addresses(server: string) {
  const as = (role: string) => server.replace('//postgres@', `//${role}@`).replace(/\/postgres$/, '/pramaan');
  return {
    ADMIN_URL: as('postgres'),
    DATABASE_URL: as('pramaan_product'),
    MIGRATION_DATABASE_URL: as('pramaan_owner'),
  };
}

/** operations.md, "Backup and restore": a database is dumped, and restored on a new server, by the printed commands. */
export async function tryBackup(folder: string, commands: readonly Command[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const run = async (line: string, at: string, env: NodeJS.ProcessEnv) => {
    const { code, output } = await shellIn(at, line, { DATA_DIR: join(folder, 'data'), ...env });
    assert.equal(code, 0, `${line}\n${output}`);
    return output;
  };
  const roles = printed(commands, 'psql -f deploy/roles.sql');
  // pg_dump reads no server newer than itself, so both servers are the system's.
  const servers = [await startPostgres([], 'the system'), await startPostgres([], 'the system')] as const;
  try {
    const [from, to] = [addresses(servers[0].url), addresses(servers[1].url)];
    for (const { url } of servers) await run(roles.replace('…', `-v ON_ERROR_STOP=1 '${url}'`), root, {});
    await run(printed(commands, 'npm run add-lender -- '), root, from);
    await run(printed(commands, 'pg_dump '), folder, from);
    const [dump] = readdirSync(folder).filter((name) => /^pramaan-\d{4}-\d\d-\d\d\.dump$/.test(name));
    assert.ok(dump, 'the dump has not the name that the guide restores');
    await run(printed(commands, 'pg_restore ').replace(/pramaan-[\d-]+\.dump/, dump), folder, to);
    assert.match(
      await run(printed(commands, 'npm run verify-ledger'), root, to),
      /^NAYA, audit log: \d+ rows, chain intact, .*\nNAYA, consent ledger: 0 rows, chain intact$/m,
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

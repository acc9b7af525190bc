import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../children.ts';

/** How test files of the API open a database: a world, a whole cluster, or the database alone. */
const opensDatabase =
  /\b(?:startWorld|startCluster|startProcess|setStage|openTestDatabase|freshPostgres|testDatabaseUrl)\b/;

/** Those that do not hold there, each with its reason. */
export const notOnCitus: Readonly<Record<string, string>> = {
  'apps/api/src/case-file/links.test.ts': 'counts the rows that a plain PostgreSQL reads',
  'apps/api/src/platform/citus.test.ts': 'asks what Citus needs of the schema of a plain PostgreSQL',
};

/** The test files of the API that ask a database anything, in order: all of them but the few named above run on Citus. */
export function citusFiles(): string[] {
  return globSync('apps/api/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => !(file in notOnCitus) && opensDatabase.test(readFileSync(join(root, file), 'utf8')))
    .sort();
}

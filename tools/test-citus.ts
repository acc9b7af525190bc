import { globSync } from 'node:fs';
import { generateMessages } from '@pramaan/messages/generate.ts';
import { endRunning, root } from './children.ts';
import { hasCitus, startCitus } from './citus.ts';
import { onEnd } from './ending.ts';
import { thrownAway } from './postgres.ts';
import { citusFiles, notOnCitus } from './testing/citus-files.ts';
import { type FileOutcome, runFiles } from './testing/node-pool.ts';
import { gather } from './testing/node-tests.ts';
import { useRunBox } from './testing/run-box.ts';

/*
 * `npm run test:citus`: runs the API's tests that open a database on a Citus coordinator with two workers, that of CITUS_URL or one
 * started for it. `… 'apps/api/src/features/team/*.test.ts'` runs these files instead.
 */

const given = process.env.CITUS_URL;
if (!given && !hasCitus()) {
  console.log(
    'Nothing was tested on Citus. It is not installed for the system’s PostgreSQL (docs/operations.md, “More rows than one machine holds”), and CITUS_URL does not name the coordinator of one, as a superuser.',
  );
  process.exit(1);
}

useRunBox('citus');
onEnd(() => void endRunning().then(() => process.exit(130)));

generateMessages();
const asked = process.argv.slice(2);
const files = asked.length > 0 ? globSync(asked, { cwd: root }).sort() : citusFiles();
// Few shards: each test file has a database of its own, and each shard is a table in it.
const quick = [...thrownAway, 'citus.shard_count=4'];
const citus = given ? null : await startCitus(quick);
console.log(`${files.length} test files on ${citus?.from ?? 'CITUS_URL'}`);
try {
  const env = { ...process.env, TEST_DATABASE_URL: given ?? citus?.url ?? '' };
  const ended = ({ file, passed, failures, seconds }: FileOutcome) => {
    const mark = failures.length > 0 ? '✖' : '✔';
    console.log(`${mark} ${file}: ${passed} passed, ${failures.length} failed in ${seconds.toFixed(0)} s`);
    for (const { name, error } of failures) console.log(`    ✖ ${name}\n${error.slice(0, 1500)}`);
  };
  const { passed, failed, skipped, notes } = gather(await runFiles(files, { env, workers: 1, ended }));
  for (const note of notes) console.log(`    ${note}`);
  for (const { name, reason } of skipped) console.log(`    skipped: ${name} (${reason})`);
  if (asked.length === 0)
    for (const [file, reason] of Object.entries(notOnCitus))
      console.log(`    not on Citus: ${file}: ${reason}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await citus?.stop();
}

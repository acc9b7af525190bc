/** How a command of the documentation is proved. */
export type Proof =
  /** Run by a trial of documentation-commands.test.ts, by the trial's name. */
  | { trial: string }
  /** Run by another test: the file that does, and words of it that say so. */
  | { elsewhere: string; holds: string }
  /** Run by nobody here. `program`: what it would need. */
  | { notRun: string; program?: string };

const severalProcesses: Proof = {
  elsewhere: 'apps/api/test/several-processes.test.ts',
  holds: 'kill -9 of one',
};
const processes: Proof = { elsewhere: 'apps/api/test/real-process.ts', holds: 'worker: fileURLToPath' };
const readers: Proof = {
  elsewhere: 'apps/api/src/isolated/reader-processes.test.ts',
  holds: '../reader.ts',
};
const backup: Proof = { trial: 'backup' };
const otherMachine: Proof = { notRun: 'copies to and from another machine', program: 'rsync' };

/** Every command that a guide tells its reader to type. A new one is added here, with its proof. */
export const knownCommands: Readonly<Record<string, Proof>> = {
  'npm ci': { trial: 'install' },
  'npm start': { trial: 'start' },
  'npm test': { trial: 'steps' },
  'npm test structure': { trial: 'steps' },
  'npm run check': { elsewhere: 'test/documentation-example.test.ts', holds: 'passes(check)' },
  'npm run generate': { elsewhere: 'test/documentation-example.test.ts', holds: 'copy.shell(generate)' },
  'npm run test:cases': { trial: 'cases' },
  "npm test -- --files 'apps/api/src/features/consent/**'": { elsewhere: 'tools/test.ts', holds: '--files' },
  'npm test -- --only size': { elsewhere: 'tools/test.ts', holds: '--only' },
  'npm test -- --only web,e2e': { elsewhere: 'tools/test.ts', holds: '--only' },
  'npm run test:thorough': { notRun: 'it runs for hours: every corpus whole' },
  'npm run test:thorough crash fuzz': { notRun: 'it runs for hours: 500 kills and a million requests' },
  'npm run test:thorough -- --continue': { notRun: 'it runs for hours: what an earlier run left' },
  'npm run prepare': { elsewhere: 'tools/prepare.mjs', holds: 'make-snapshot.ts' },
  'npm run mutants': { notRun: 'it runs for hours: every mutant' },
  'npm run dev': { notRun: 'it takes port 5173 and runs until it is stopped' },
  'npm run bench': { notRun: 'it measures for minutes, on a machine that does nothing else' },
  'npm run bench archive': { notRun: 'it writes and removes 120,000 rows for a minute' },
  'npm run bench pooler': { notRun: 'it measures for a minute', program: 'pgbouncer' },
  'npm run bench replica': { notRun: 'it measures for a minute', program: 'pg_basebackup' },
  'npm run bench failover': { notRun: 'it loses machines for minutes', program: 'patroni' },
  'npm run bench citus': { notRun: 'it moves shards for minutes', program: 'citus' },
  'npm run test:citus': { notRun: 'it runs for minutes, and says so where Citus is not installed' },
  'npm run bench month-end': { notRun: 'it loads a whole lender for half an hour', program: 'pgbouncer' },
  'npm run bench month-end -- --minutes 3': {
    notRun: 'it loads a whole lender for minutes',
    program: 'pgbouncer',
  },
  'npm run test:thorough s3': { notRun: 'it waits for storage that does not answer, for minutes' },
  'npm run test:thorough pgbouncer': { notRun: 'it runs for minutes', program: 'pgbouncer' },
  'npm run reader': readers,
  'npm run sandbox': { elsewhere: 'apps/api/test/sandbox.ts', holds: 'sandbox/src/main.ts' },
  'npm run worker': processes,
  'node apps/api/src/main.ts': processes,
  'node apps/api/src/reader.ts': readers,
  'node apps/api/src/worker.ts': processes,
  'kill -9': severalProcesses,
  'npm run doctor': { trial: 'doctor' },
  'npm run add-lender': { trial: 'lenders' },
  'npm run add-lender -- --code NAYA --name "Naya Finance" --owner "Farah Example" --user-name farah --mobile 98…':
    {
      trial: 'lenders',
    },
  'npm run verify-ledger': { trial: 'lenders' },
  'openssl genpkey -algorithm ed25519': { trial: 'lenders' },
  'npm run rotate-keys': { trial: 'lenders' },
  'npm run recompute': { elsewhere: 'tools/recompute.ts', holds: 'recomputeCases' },
  'git ls-files | grep consent': { trial: 'slice' },
  'psql -f deploy/roles.sql …': backup,
  'pg_dump -Fc -f pramaan-$(date +%F).dump "$ADMIN_URL"': backup,
  'pg_restore --exit-on-error -d "$ADMIN_URL" pramaan-2026-11-20.dump': backup,
  'rsync -a --delete "$DATA_DIR/files/" backup:/pramaan/files/': otherMachine,
  'rsync -a backup:/pramaan/files/ "$DATA_DIR/files/"': otherMachine,
  'nginx -t': {
    notRun: 'the file names a certificate and addresses of a machine of its own',
    program: 'nginx',
  },
  'docker compose up -d --no-deps api-1': {
    notRun: 'it builds images from a registry and takes ports 80 and 443',
    program: 'docker',
  },
};

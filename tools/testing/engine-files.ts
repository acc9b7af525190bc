/**
 * Test files that run on the embedded database too, because it could behave otherwise there: one connection against many, no
 * roles to log in as, a folder instead of a server. Everything is run on PostgreSQL, which lenders use and which is the
 * quicker of the two. The product of the browser journeys is on the embedded database as well.
 */
const byReason: Readonly<Record<string, readonly string[]>> = {
  'row-level security, roles, rights': ['apps/api/test/row-level-security.test.ts'],
  'processes killed while they write, several at once': [
    'apps/api/test/crash.test.ts',
    'apps/api/test/several-processes.test.ts',
  ],
  'a server that freezes, goes away and comes back': ['apps/api/test/database-away.test.ts'],
  'locks, and many asking at the same moment': [
    'apps/api/src/case-file/uploads.test.ts',
    'apps/api/src/platform/distributed-lock.test.ts',
    'apps/api/src/platform/one-time-codes.test.ts',
    'apps/api/src/features/access/applicant-login.test.ts',
    'apps/api/src/features/applicants/draft.test.ts',
    'apps/api/src/features/consent/ledger.test.ts',
    'apps/api/src/features/files/upload-sessions.test.ts',
    'apps/api/src/features/verification/rules.test.ts',
  ],
  'jobs and what waits for them': [
    'apps/api/src/features/integrations/webhooks.test.ts',
    'apps/api/src/providers/messages/outbox.test.ts',
  ],
  'migrations, and databases of other versions': ['apps/api/test/upgrade.test.ts'],
  'rows rewritten while others read them': ['apps/api/src/platform/rotate-keys.test.ts'],
};

/** The same in one list. */
export const engineFiles: readonly string[] = Object.values(byReason).flat();

/**
 * Statements that both engines plan and run alike, and that journeys send to the embedded database in every run: lists, erasing, the
 * team. The thorough run asks their tests on it too.
 */
export const journeyedEngineFiles: readonly string[] = [
  'apps/api/src/features/access/staff-login.test.ts',
  'apps/api/src/features/applicants/applicants.test.ts',
  'apps/api/src/features/applicants/list.test.ts',
  'apps/api/src/features/retention/retention.test.ts',
  'apps/api/src/features/retention/tidy.test.ts',
  'apps/api/src/features/team/team.test.ts',
  'apps/api/src/features/transparency/transparency.test.ts',
];

import { startPostgres, thrownAway } from '../postgres.ts';

/**
 * Runs `tests` with the settings that name a PostgreSQL started for them alone, which they reach by its socket where they open it
 * themselves. `settings` are the server's, beside those of one that is thrown away. Throws a sentence when none can be started.
 */
export async function onOwnPostgres<T>(
  tests: (env: NodeJS.ProcessEnv, from: string) => Promise<T>,
  settings: readonly string[] = [],
): Promise<T> {
  const server = await startPostgres([...thrownAway, ...settings]);
  try {
    const env = { TEST_DATABASE_URL: server.url, TEST_DATABASE_SOCKET: server.socketUrl };
    return await tests(env, server.from);
  } finally {
    await server.stop();
  }
}

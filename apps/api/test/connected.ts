import pg from 'pg';

/** Runs `work` with a connection of its own to `url`. */
export async function connected<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of a database of the server at `server`. */
export const at = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

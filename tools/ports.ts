import { createServer } from 'node:net';

const listens = (port: number, host: string) =>
  new Promise<number | null>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });

/** Can a server of ours listen there? */
export async function isFree(port: number): Promise<boolean> {
  return (await listens(port, '127.0.0.1')) !== null;
}

/** A port that nothing uses now. */
export async function freePort(): Promise<number> {
  const port = await listens(0, '127.0.0.1');
  if (port === null) throw new Error('This machine has no free port.');
  return port;
}

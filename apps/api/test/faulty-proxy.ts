import { connect, createServer, type Server, type Socket } from 'node:net';

/** A commit as the driver sends it: a simple query of this one word. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');

/** A proxy in front of a PostgreSQL that fails as networks and servers do. */
export interface FaultyProxy {
  /** The database's address through the proxy. */
  url: string;
  /** From now on nothing is forwarded: connections stay open, new ones are accepted, nobody answers. */
  freeze(): void;
  /** Forwards what was held back, in order, and goes on. */
  thaw(): void;
  /** Ends every connection, forgets what was held back and refuses new connections. */
  cut(): Promise<void>;
  /** Accepts connections again, at the same address. */
  restore(): Promise<void>;
  /**
   * Freezes at the commit of the next transaction that sends a statement with this text, before the server has seen the
   * commit. Resolves when that happens.
   */
  freezeAtCommitOf(statement: string): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  statement: string;
  /** Connections that have sent the statement. */
  on: Set<Socket>;
  frozen(): void;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

/** Starts a proxy in front of the PostgreSQL at `database`, on a free port. */
export async function faultyProxy(database: string): Promise<FaultyProxy> {
  const to = new URL(database);
  const sockets = new Set<Socket>();
  let held: (() => void)[] | null = null;
  let waiting: Waiting | null = null;

  const forward = (work: () => void) => {
    if (held) held.push(work);
    else work();
  };
  const freeze = () => {
    held ??= [];
  };
  /** Texts by the names under which the driver prepared them: a connection sends each text once, then its name. */
  const prepared = new Map<string, string>();
  const sends = (chunk: Buffer, statement: string) => {
    const sent = chunk.toString('latin1');
    for (const [, name = '', text = ''] of sent.matchAll(/(statement \d+)\0([^\0]+)\0/g))
      if (!text.startsWith('statement')) prepared.set(name, text);
    // Behind a pooler nothing is prepared: each statement comes as its text.
    if (sent.includes(statement)) return true;
    return [...sent.matchAll(/statement \d+(?=\0)/g)].some(([name]) =>
      prepared.get(name)?.includes(statement),
    );
  };
  const watch = (client: Socket, chunk: Buffer) => {
    const sent = sends(chunk, waiting?.statement ?? '');
    if (!waiting) return;
    if (sent) waiting.on.add(client);
    else if (waiting.on.has(client) && chunk.includes(commit)) {
      freeze();
      waiting.frozen();
      waiting = null;
    }
  };
  const join = (from: Socket, into: Socket, seen: (chunk: Buffer) => void) => {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => {
      seen(chunk);
      forward(() => into.write(chunk));
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      forward(() => into.end());
    });
  };
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    join(client, upstream, (chunk) => watch(client, chunk));
    join(upstream, client, () => undefined);
  });
  await listen(server, 0);
  const { port } = server.address() as { port: number };

  const cut = async () => {
    held = null;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href,
    freeze,
    thaw() {
      const works = held ?? [];
      held = null;
      for (const work of works) work();
    },
    cut,
    restore: () => listen(server, port),
    freezeAtCommitOf: (statement) =>
      new Promise<void>((resolve) => {
        waiting = { statement, on: new Set(), frozen: resolve };
      }),
    close: cut,
  };
}

import type { AddressInfo } from 'node:net';
import { readerSettings } from './environment.ts';
import { readingServer } from './isolated/serve-reading.ts';

/** Reads files for the other processes: needs READER_TOKEN and nothing else, neither a database nor keys. */
const { HOST: host, READER_PORT: port, READER_TOKEN: token } = readerSettings.parse(process.env);
if (!token)
  throw new Error('Settings: READER_TOKEN needs at least 32 characters, the same in all processes.');

const say = (line: string) => process.stdout.write(`${line}\n`);
const server = readingServer(token, (line) => say(JSON.stringify({ level: 30, time: Date.now(), ...line })));
server.listen(port, host, () =>
  say(`Pramaan reader: http://${host}:${(server.address() as AddressInfo).port}`),
);

// No new files; those under way are read to their end.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(1), 15_000).unref();
  });

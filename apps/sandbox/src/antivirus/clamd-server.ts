import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Settings } from '../config.ts';
import type { FaultList } from '../faults/faults.ts';

declare module 'fastify' {
  interface FastifyInstance {
    antivirus: ClamdServer;
  }
}

interface ClamdServer {
  /** Begins to listen; the port, which the system chooses when it is 0. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** The name by which faults are ordered for it: it has no path. `max-retries` is its size limit. */
export const clamdPath = '/clamd';

const command = 'zINSTREAM\0';
/** In pieces, so that no scanner takes this file for the test file itself. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** The bytes of a whole INSTREAM; null while more is to come, false for what is none. */
function streamOf(received: Buffer): Buffer | null | false {
  if (received.length < command.length) return null;
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return false;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Plays ClamAV's daemon (clamd(8), INSTREAM alone): it knows one virus, the EICAR test string. */
export function clamdServer(faults: FaultList, settings: Settings): ClamdServer {
  const open = new Set<Socket>();
  const answer = (socket: Socket, text: string) => socket.end(`${text}\0`);

  const judge = (socket: Socket, bytes: Buffer) => {
    const kind = faults.take(clamdPath);
    const verdict = bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    if (kind === 'slow') setTimeout(() => answer(socket, verdict), settings.slowMs).unref();
    else if (kind === 'timeout') setTimeout(() => socket.destroy(), settings.holdMs).unref();
    else if (kind === 'malformed') answer(socket, 'stream: perhaps');
    else if (kind === 'cut-off') socket.end('stream: O');
    else if (kind === 'max-retries') answer(socket, 'INSTREAM size limit exceeded. ERROR');
    else if (kind) socket.destroy();
    else answer(socket, verdict);
  };

  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      // The end is four noughts: only then is it worth putting together.
      if (!Buffer.concat(parts.slice(-2)).subarray(-4).equals(Buffer.alloc(4))) return;
      received = Buffer.concat(parts);
      const bytes = streamOf(received);
      if (bytes === false) answer(socket, 'UNKNOWN COMMAND');
      else if (bytes) judge(socket, bytes);
    });
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        if (!server.listening) return resolve();
        server.close(() => resolve());
      }),
  };
}

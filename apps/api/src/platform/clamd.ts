import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What the virus check says of bytes. `unknown`: it does not answer, or not so that one could rely on it. */
type ScanVerdict = 'clean' | { found: string } | 'too-large' | 'unknown';

export type Scan = (bytes: Uint8Array) => Promise<ScanVerdict>;

const chunk = 64 * 1024;
const longestReply = 1_000;

function dial(address: string): Socket {
  const url = new URL(address);
  return url.protocol === 'unix:'
    ? connect({ path: url.pathname })
    : connect({ host: url.hostname, port: Number(url.port) });
}

/** `INSTREAM`: each chunk after its length, four bytes, largest first; a length of nought ends it. */
async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  const pass = async (piece: Uint8Array) => {
    if (!socket.write(piece)) await once(socket, 'drain');
  };
  await pass(Buffer.from('zINSTREAM\0'));
  for (let from = 0; from < bytes.length; from += chunk) {
    const piece = bytes.subarray(from, from + chunk);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await pass(length);
    await pass(piece);
  }
  await pass(Buffer.alloc(4));
}

function verdictOf(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return 'clean';
  const found = /^stream: (.+) FOUND$/.exec(reply);
  if (found?.[1]) return { found: found[1].slice(0, 200) };
  return /size limit exceeded/i.test(reply) ? 'too-large' : 'unknown';
}

/**
 * ClamAV's daemon over TCP or a Unix socket (clamd(8), INSTREAM). Never throws: whatever goes wrong is `unknown`,
 * and the caller keeps nothing then.
 */
export function clamd({ url, timeoutMs }: { url: string; timeoutMs: number }): Scan {
  return async (bytes) => {
    const socket = dial(url);
    const over = AbortSignal.timeout(timeoutMs);
    const stop = () => socket.destroy();
    over.addEventListener('abort', stop);
    let reply = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (reply.length < longestReply) reply += text;
    });
    // It may say no and hang up while bytes are still going out: what it said counts, not the broken pipe.
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await Promise.race([send(socket, bytes).catch(() => undefined), closed]);
    await closed;
    over.removeEventListener('abort', stop);
    return reply.endsWith('\0') && !over.aborted ? verdictOf(reply.slice(0, -1)) : 'unknown';
  };
}

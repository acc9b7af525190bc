import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Settings } from '../config.ts';
import type { FaultKind, FaultList } from '../faults/faults.ts';
import type { Outbox } from './outbox.ts';
import { readMail } from './read-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: MailServer;
  }
}

interface MailServer {
  /** Begins to take mail; the port, which the system chooses when it is 0. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** The name by which faults are ordered for it: it has no path. */
export const mailPath = '/smtp';

const largest = 1_000_000;

/** An answer of the SMTP server that is no. */
const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Plays the mail server: takes a letter for anyone and puts it into the inbox. */
export function mailServer(box: Outbox, faults: FaultList, settings: Settings): MailServer {
  const sockets = new Map<number, Socket>();
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  /** Fails as ordered. False when the connection is gone and nothing is to be answered. */
  const fail = async (kind: FaultKind | null, session: SMTPServerSession): Promise<boolean> => {
    if (kind === 'slow') await sleep(settings.slowMs);
    if (kind === 'timeout') await sleep(settings.holdMs, undefined, { ref: false });
    if (kind === 'timeout' || kind === 'reset') {
      drop(session);
      return false;
    }
    if (kind === '500') throw refusal(554, 'Transaction failed');
    if (kind === '503' || kind === 'malformed' || kind === 'invalid-input' || kind === 'max-retries')
      throw refusal(451, 'Requested action aborted: local error in processing');
    return true;
  };

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<boolean> => {
    const raw = await read(stream);
    const kind = faults.take(mailPath);
    if (!(await fail(kind, session))) return false;
    if (stream.sizeExceeded) throw refusal(552, 'Message exceeds fixed maximum message size');
    const letter = readMail(raw);
    if (!letter) throw refusal(550, 'The sandbox reads letters with plain text only');
    for (const { address } of session.envelope.rcptTo) box.put({ to: address, channel: 'email', ...letter });
    if (kind !== 'reset-after-effect') return true;
    drop(session);
    return false;
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    size: largest,
    onData: (stream, session, done) => {
      take(stream, session).then(
        (answer) => answer && done(),
        (error: Error) => done(error),
      );
    },
  });
  // A connection that breaks is the sender's to notice.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise((resolve) => {
        if (!server.server.listening) return resolve();
        server.close(() => resolve());
      }),
  };
}

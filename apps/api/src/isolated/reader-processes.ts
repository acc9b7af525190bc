import { deserialize, serialize } from 'node:v8';
import { FileError, filesBusy } from './error.ts';
import type { IsolationLimits } from './limits.ts';
import type { Sender } from './sender.ts';
import type { TaskName } from './tasks.ts';
import type { Answer } from './thread.ts';

/** A file to be read, as it goes to another process. */
export interface Work {
  name: TaskName;
  input: unknown;
  limits: IsolationLimits;
  sender: Omit<Sender, 'caller'>;
}

/** Other processes that read files (`npm run reader`), and the secret that they share with this one. */
export interface ReaderSettings {
  addresses: readonly string[];
  token: string;
}

/** The reader ended, or was never there: another one can take its work. */
class ReaderDied extends Error {}

interface Reader {
  address: string;
  underWay: number;
  /** It failed at its last file. */
  dead: boolean;
}

/** Hands files to reader processes, each to the one with the least to do. */
export function readerProcesses({ addresses, token }: ReaderSettings) {
  const readers = addresses.map((address): Reader => ({ address, underWay: 0, dead: false }));
  const byWork = () => readers.toSorted((a, b) => Number(a.dead) - Number(b.dead) || a.underWay - b.underWay);

  async function ask(reader: Reader, work: Work, signal: AbortSignal | undefined): Promise<unknown> {
    reader.underWay += 1;
    try {
      const answer = await answerOf(reader, token, work, signal);
      reader.dead = false;
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      reader.dead = error instanceof ReaderDied;
      throw error;
    } finally {
      reader.underWay -= 1;
    }
  }

  return {
    /**
     * The output of the task. What a reader that died was reading goes to another one, once. Rejects with FileError, with
     * ApiError FILES_BUSY when no reader has a place or is there, and with the reason of the signal.
     */
    async read(work: Work, signal: AbortSignal | undefined): Promise<unknown> {
      for (const reader of byWork().slice(0, 2)) {
        try {
          return await ask(reader, work, signal);
        } catch (error) {
          if (!(error instanceof ReaderDied)) throw error;
        }
      }
      throw filesBusy();
    },
  };
}

async function answerOf(
  { address }: Reader,
  token: string,
  work: Work,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { status, bytes } = await post(address, token, work, signal);
  if (status === 401) throw new Error(`${address} does not accept READER_TOKEN: both need the same.`);
  if (status === 429) throw filesBusy();
  if (status !== 200) throw new ReaderDied(`${address} answered ${status}.`);
  const answer = deserialize(bytes) as Answer;
  if (answer.kind === 'busy') throw filesBusy();
  if (answer.kind === 'refused') throw new FileError(answer.code, answer.message);
  return answer.output;
}

async function post(address: string, token: string, work: Work, signal: AbortSignal | undefined) {
  try {
    const reply = await fetch(`${address}/read`, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: Uint8Array.from(serialize(work)),
      ...(signal ? { signal } : {}),
    });
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  } catch (cause) {
    throw new ReaderDied(`${address} does not answer.`, { cause });
  }
}

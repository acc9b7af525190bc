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
class ReaderDied extends Error {
  /** No connection came about: the file did not end it. */
  get wasAway(): boolean {
    const { code } = ((this.cause as Error | undefined)?.cause ?? {}) as { code?: string };
    return ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'].includes(code ?? '');
  }
}

interface Reader {
  address: string;
  underWay: number;
  /** It failed at its last file, and has not answered since. */
  dead: boolean;
}

/** After so long a reader that did not answer is asked whether it is back. */
const askAgainMs = 2_000;

const answersNow = (address: string): Promise<boolean> =>
  fetch(`${address}/health`, { redirect: 'error', signal: AbortSignal.timeout(askAgainMs) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.ok;
    },
    () => false,
  );

/**
 * Hands files to reader processes, each to the one with the least to do. One that does not answer is given none until it
 * does: so more can be named than run, and started when many files wait.
 *
 * @param back hears that a reader answers again
 */
export function readerProcesses({ addresses, token }: ReaderSettings, back: () => void = () => undefined) {
  const readers = addresses.map((address): Reader => ({ address, underWay: 0, dead: false }));
  const byWork = () => readers.toSorted((a, b) => Number(a.dead) - Number(b.dead) || a.underWay - b.underWay);

  function leave(reader: Reader): void {
    if (reader.dead) return;
    reader.dead = true;
    const look = async () => {
      if (!(await answersNow(reader.address))) return void setTimeout(look, askAgainMs).unref();
      reader.dead = false;
      back();
    };
    setTimeout(look, askAgainMs).unref();
  }

  async function ask(reader: Reader, work: Work, signal: AbortSignal | undefined): Promise<unknown> {
    reader.underWay += 1;
    try {
      return await answerOf(reader, token, work, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ReaderDied) leave(reader);
      throw error;
    } finally {
      reader.underWay -= 1;
    }
  }

  return {
    /** How many answer, and how many did not when they were last asked. */
    state() {
      const down = readers.filter(({ dead }) => dead).length;
      return { up: readers.length - down, down };
    },
    /**
     * The output of the task. What a reader that died was reading goes to another one, once; one that is not there is passed
     * over. Rejects with FileError, with ApiError FILES_BUSY when no reader has a place or is there, and with the reason of
     * the signal.
     */
    async read(work: Work, signal: AbortSignal | undefined): Promise<unknown> {
      let died = 0;
      for (const reader of byWork()) {
        try {
          return await ask(reader, work, signal);
        } catch (error) {
          if (!(error instanceof ReaderDied)) throw error;
          if (!error.wasAway) died += 1;
          if (died === 2) break;
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

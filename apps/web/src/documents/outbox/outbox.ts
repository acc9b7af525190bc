import { CallFailure } from '../../lib/failure.ts';
import type { Payload, Row, SealedStore } from './sealed-store.ts';

/** How a row goes to the server. Throws CallFailure; answers what the server called it, blank for nothing. */
export type Deliver = (row: Row, payload: Payload) => Promise<string>;

export interface Waiting extends Row {
  /** It is on its way at this moment. */
  sending: boolean;
}

interface Options {
  store: SealedStore;
  owner: string;
  deliver: Deliver;
  /** Told of each row that was sent, before the next is. */
  onSent?: (row: Row) => void;
  /** Milliseconds before what did not get through is tried again. */
  retry?: number;
}

/** Rows that were sent are shown for this long. */
const shownFor = 86_400_000;

/** Answers after which the same may go through later: no answer, a busy or broken server, an ended session. */
const isLater = (failure: CallFailure) =>
  !failure.answered ||
  ['TOO_MANY', 'CONFLICT', 'FILES_BUSY'].includes(failure.code) ||
  [401, 403].includes(failure.status);

/**
 * What an applicant did without a connection, in the order in which it was done. It waits in this browser, sealed, over a restart
 * too, and goes by itself when the connection is back; each row goes with its id as idempotency key.
 */
export class Outbox {
  readonly #options: Required<Omit<Options, 'onSent'>> & Pick<Options, 'onSent'>;
  readonly #listeners = new Set<() => void>();
  #rows: readonly Waiting[] = [];
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = { retry: 15_000, ...options };
    window.addEventListener('online', this.run);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly rows = (): readonly Waiting[] => this.#rows;

  /** Reads what waits here from before, and sends it. */
  async start(): Promise<void> {
    const rows = await this.#options.store.all(this.#options.owner);
    const old = rows.filter(({ sentAt }) => sentAt && Date.parse(sentAt) < Date.now() - shownFor);
    for (const { id } of old) await this.#options.store.remove(id);
    this.#rows = rows.filter((row) => !old.includes(row)).map((row) => ({ ...row, sending: false }));
    this.#tell();
    void this.run();
  }

  /** Resolves once it is on the disk, sealed; rejects where this browser stores nothing. */
  async add(row: Omit<Row, 'owner' | 'at'>, payload: Payload): Promise<void> {
    const at = Math.max(Date.now(), ...this.#rows.map((each) => each.at + 1));
    const stored = await this.#options.store.add({ ...row, owner: this.#options.owner, at }, payload);
    this.#rows = [...this.#rows, { ...stored, sending: false }];
    this.#tell();
    void this.run();
  }

  /** Takes away what was sent, or what the person gives up. */
  async remove(id: string): Promise<void> {
    await this.#options.store.remove(id);
    this.#rows = this.#rows.filter((row) => row.id !== id);
    this.#tell();
  }

  /** Tries what was refused once more. */
  async again(id: string): Promise<void> {
    await this.#change(id, { refused: undefined });
    await this.run();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.run);
  }

  /** Sends what waits, one after the other; of two pages of this browser one does. */
  readonly run = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#alone(() => this.#send()).finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  async #alone(work: () => Promise<void>): Promise<void> {
    if ('locks' in navigator) await navigator.locks.request('pramaan.outbox', work);
    else await work();
  }

  #next = () => this.#rows.find(({ sentAt, refused }) => !sentAt && refused === undefined);

  async #send(): Promise<void> {
    for (let row = this.#next(); row && !this.#stopped; row = this.#next()) {
      const { id } = row;
      this.#show(id, { sending: true });
      try {
        const payload = await this.#options.store.payload(row);
        const result = await this.#options.deliver(row, payload);
        // What was sent is not kept: the server has it.
        await this.#change(id, {
          sentAt: new Date().toISOString(),
          result,
          sealed: undefined,
          iv: undefined,
        });
        this.#options.onSent?.({ ...row, result });
      } catch (thrown) {
        this.#show(id, { sending: false });
        if (!(thrown instanceof CallFailure)) throw thrown;
        if (isLater(thrown)) {
          if (!this.#stopped) this.#timer = setTimeout(() => void this.run(), this.#options.retry);
          return;
        }
        await this.#change(id, { refused: thrown.message });
      }
    }
  }

  #show(id: string, change: Partial<Waiting>): void {
    this.#rows = this.#rows.map((row) => (row.id === id ? { ...row, ...change } : row));
    this.#tell();
  }

  async #change(id: string, change: { [K in keyof Row]?: Row[K] | undefined }): Promise<void> {
    this.#show(id, { ...(change as Partial<Row>), sending: false });
    const row = this.#rows.find((each) => each.id === id);
    if (!row) return;
    const { sending: _, ...stored } = row;
    await this.#options.store.put(stored);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

import { answerAt, answerKey, isTyped, savedKey } from '@pramaan/documents/typed-answers.ts';
import {
  claimDraft,
  type Draft,
  type FormState,
  pendingKey,
  readDraft,
  type Shelf,
  writeDraft,
} from './draft-store.ts';

/** The server's copy of a draft: `version` grows with each save. */
export interface DraftServer {
  read(): Promise<{ version: number; savedAt: string; draft: Draft }>;
  /** Rejects with `isConflict(error)` when someone saved a newer one. */
  write(version: number, draft: Draft): Promise<{ version: number; savedAt: string }>;
  isConflict(error: unknown): boolean;
}

interface Options {
  /** The applicant whose draft this is. */
  owner: string;
  shelf: Shelf;
  server: DraftServer;
  /** Milliseconds of quiet before the draft goes to the server. */
  pause?: number;
  /** Milliseconds before a save that did not get through is tried again. */
  retry?: number;
}

function readPending(shelf: Shelf): Set<string> {
  try {
    return new Set((shelf.getItem(pendingKey) ?? '').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}

function writePending(shelf: Shelf, keys: ReadonlySet<string>): void {
  try {
    if (keys.size === 0) shelf.removeItem(pendingKey);
    else shelf.setItem(pendingKey, [...keys].join('\n'));
  } catch {
    // Only this tab then knows what is still to be sent.
  }
}

/**
 * Keeps the draft of one applicant here and on the server. What was changed here and not yet sent wins over the
 * server's copy, key by key; everything else follows the server. Nothing typed is lost without a connection.
 */
export class DraftSync {
  readonly #options: Required<Options>;
  readonly #pending: Set<string>;
  readonly #listeners = new Set<() => void>();
  #draft: Draft;
  /** The last save did not get through. */
  #waiting = false;
  /** The shelf took what was typed last. */
  #onShelf = true;
  /** Counts every change of the draft or of how it is kept. */
  #revision = 0;
  #version: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #stopped = false;

  constructor(options: Options) {
    this.#options = { pause: 800, retry: 15_000, ...options };
    claimDraft(options.shelf, options.owner);
    this.#draft = readDraft(options.shelf);
    this.#pending = readPending(options.shelf);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly draft = (): Draft => this.#draft;
  readonly revision = (): number => this.#revision;
  /** The server has been asked what it keeps, and has answered or could not. */
  readonly isAsked = (): boolean => this.#version !== null || this.#waiting;
  /** How what is typed into a form is kept. */
  readonly formState = (form: string): FormState => {
    const start = answerKey(form, '');
    if ([...this.#pending].some((name) => name.startsWith(start)))
      return this.#waiting ? (this.#onShelf ? 'kept-here' : 'not-kept') : 'saving';
    const savedAt = this.#draft[savedKey(form)];
    return typeof savedAt === 'string' ? { savedAt } : 'idle';
  };

  /** Takes the server's copy, and sends what is still unsent. */
  async start(): Promise<void> {
    try {
      await this.#take();
      if (this.#pending.size > 0) await this.flush();
    } catch {
      if (this.#pending.size > 0) this.#later();
    }
  }

  /** Keeps `changes` here at once; they go to the server after a pause. An undefined value removes its key. */
  change(changes: Draft): void {
    const names = Object.keys(changes);
    if (names.length === 0) return;
    this.#onShelf = writeDraft(this.#options.shelf, changes);
    this.#draft = { ...this.#draft, ...changes };
    for (const name of names) this.#pending.add(name);
    writePending(this.#options.shelf, this.#pending);
    this.#tell();
    this.#schedule(this.#options.pause);
  }

  /** Sends what is unsent now; one save at a time. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Takes what the server wrote into the draft itself. What is not sent yet stays; without a connection nothing changes. */
  async refresh(): Promise<void> {
    await this.#sending;
    if (!this.#stopped) await this.#take().catch(() => undefined);
  }

  /** The session ended: nothing more is sent, whatever is still under way. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #tell(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  #later(): void {
    this.#waiting = true;
    this.#tell();
    this.#schedule(this.#options.retry);
  }

  async #take(): Promise<void> {
    const { version, draft } = await this.#options.server.read();
    const unsent = Object.fromEntries([...this.#pending].map((name) => [name, this.#draft[name]]));
    // An answer that the server has no more was submitted, on another device.
    const submitted = Object.fromEntries(
      Object.keys(this.#draft).flatMap((name) => (isTyped(name) ? [[name, undefined]] : [])),
    );
    const taken = { ...submitted, ...draft, ...unsent };
    this.#version = version;
    this.#draft = { ...this.#draft, ...taken };
    writeDraft(this.#options.shelf, taken);
    this.#tell();
  }

  async #send(): Promise<void> {
    const sent = new Map([...this.#pending].map((name) => [name, this.#draft[name]]));
    if (sent.size === 0 || this.#stopped) return;
    try {
      if (this.#version === null) await this.#take();
      const saved = await this.#write();
      this.#version = saved.version;
      this.#waiting = false;
      for (const [name, value] of sent) if (this.#draft[name] === value) this.#pending.delete(name);
      writePending(this.#options.shelf, this.#pending);
      this.#time([...sent.keys()], saved.savedAt);
      if (this.#pending.size > 0) this.#schedule(this.#options.pause);
      this.#tell();
    } catch {
      this.#later();
    }
  }

  /** The time of the forms whose answers were sent, as the server wrote it; none for a form without answers. */
  #time(names: readonly string[], savedAt: string): void {
    const forms = new Set(names.flatMap((name) => answerAt(name)?.form ?? []));
    const times = Object.fromEntries(
      [...forms].map((form) => {
        const start = answerKey(form, '');
        const has = Object.keys(this.#draft).some(
          (name) => name.startsWith(start) && this.#draft[name] !== undefined,
        );
        return [savedKey(form), has ? savedAt : undefined];
      }),
    );
    this.#draft = { ...this.#draft, ...times };
    writeDraft(this.#options.shelf, times);
  }

  async #write(): Promise<{ version: number; savedAt: string }> {
    const { server } = this.#options;
    try {
      return await server.write(this.#version ?? 0, this.#sendable());
    } catch (error) {
      if (!server.isConflict(error)) throw error;
      await this.#take();
      return await server.write(this.#version ?? 0, this.#sendable());
    }
  }

  #sendable(): Draft {
    return Object.fromEntries(
      Object.entries(this.#draft).filter(
        ([name, value]) => value !== undefined && (value !== '' || isTyped(name)),
      ),
    );
  }
}

import type { uploadFile } from '@pramaan/contract/calls/files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';

/** What an uploaded file became: its id, what was covered in it, who signed it. */
export type Arrived = ResultOf<typeof uploadFile> & {
  /** It waits on this phone; its id is that of its row in the outbox. */
  waits?: boolean;
};

/** Whose document a file belongs to. */
export interface FilePlace {
  applicantId: string;
  docType: string;
}

/** How a locked PDF may be opened. */
export interface Opening {
  password?: string;
  usualPasswords?: 'Y';
}

/** The pages of a PDF that is at the server and has more of them than its document. */
export interface PagesFound {
  pages: number;
  /** Small pictures of the first ones, as data URLs. */
  images: readonly string[];
  /** Those from this page on, counted from 1. */
  more: (from: number) => Promise<readonly string[]>;
}

/** What a question about pages is given. */
export interface PagesAsked {
  found: PagesFound;
  /** Pages counted from 1; null for all. */
  onUse: (pages: readonly number[] | null) => void;
  onDrop: () => void;
}

/** Told while a file is on its way. */
export interface Watch {
  /** Bytes that have gone, of the whole file. */
  gone: (bytes: number) => void;
  /** All has gone and waits to be read: how many files come before it; null when it is read. */
  queued: (ahead: number | null) => void;
  /** There is no answer at the moment: it is tried again by itself. */
  waiting: (isWaiting: boolean) => void;
  /** True: what does not get through now is thrown, and not waited for. */
  once?: () => boolean;
  /** Asks for the pages of a PDF of more than `above` pages that are meant, counted from 1; null for all of them. */
  choose?: { above: number; ask: (found: PagesFound) => Promise<readonly number[] | null> };
  /** The person does not want it any more. */
  signal: AbortSignal;
}

/** One file on its way. It can be sent again with a password: what the server has is not sent twice. */
export interface Shipment<Result = Arrived> {
  /** Throws CallFailure with the server's sentence, or the signal's AbortError. */
  send: (opening: Opening, watch: Watch) => Promise<Result>;
}

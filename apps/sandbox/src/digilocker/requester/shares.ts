import { randomInt } from 'node:crypto';
import type { LockerDocument } from '@pramaan/specimens/locker/locker-documents.ts';
import type { Holder } from '../holders.ts';

/** A document that a person shared with the requester's app. */
export interface Share {
  txn: string;
  holder: Holder;
  document: LockerDocument;
  /** Milliseconds; the requester may pull the document until then. */
  until: number;
  /** What the product's callback answered; null until it did. */
  result: 'SUCCESS' | 'FAILURE' | null;
  /** How often it was asked for. */
  pulls: number;
}

const sharedDays = 30;
const most = 2_000;

/** Shares under way and done, by transaction. */
export function shareBook() {
  const shares = new Map<string, Share>();
  return {
    add(holder: Holder, document: LockerDocument): Share {
      const txn = String(randomInt(10 ** 11, 10 ** 12));
      const until = Date.now() + sharedDays * 86_400_000;
      const share: Share = { txn, holder, document, until, result: null, pulls: 0 };
      shares.set(txn, share);
      const oldest = shares.keys().next().value;
      if (shares.size > most && oldest !== undefined) shares.delete(oldest);
      return share;
    },
    get: (txn: string): Share | null => shares.get(txn) ?? null,
  };
}
export type ShareBook = ReturnType<typeof shareBook>;

/** What the product's callback is called with, as JSON text (standards §5.1). */
export function callbackText({ document, txn, until }: Share): string {
  return JSON.stringify({
    uri: document.uri,
    docType: document.doctype,
    source: 'I',
    txn,
    filename: `${document.doctype}.pdf`,
    contentType: 'application/pdf',
    sharedTill: new Date(until).toISOString().slice(0, 10),
  });
}

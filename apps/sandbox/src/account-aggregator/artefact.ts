import { randomUUID } from 'node:crypto';
import type { Consent, ConsentBook } from './consents.ts';
import { signWhole } from './jws.ts';
import type { AggregatorKey } from './key.ts';

export const aggregatorId = 'SANDBOX-AA';

/** What the aggregator signs: the terms, who gives, who takes, and which accounts (standards §7.1). */
export const artefactOf = (consent: Consent) => ({
  ...consent.terms,
  DataConsumer: { id: consent.client.id, type: 'FIU' },
  DataProvider: { id: aggregatorId, type: 'AA' },
  Customer: { id: consent.address },
  Accounts: consent.accounts.map(({ linkRef, fipId, account }) => ({
    fiType: 'DEPOSIT',
    fipId,
    accType: account.type,
    linkRefNumber: linkRef,
    maskedAccNumber: maskedOf(account.number),
  })),
});

export const maskedOf = (number: string) =>
  `${'X'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;

const later = { revoked: 'REVOKED', paused: 'PAUSED', expired: 'EXPIRED' } as const;

/** The person agreed to these accounts: the consent gets its id and its signature, and is told about. */
export function approve(
  consent: Consent,
  chosen: readonly string[],
  { book, key, slowMs }: { book: ConsentBook; key: AggregatorKey; slowMs: number },
): void {
  consent.accounts = consent.offered.filter(({ linkRef }) => chosen.includes(linkRef));
  consent.id = consent.setu ? consent.handle : randomUUID();
  consent.signed = signWhole(artefactOf(consent), key);
  book.change(consent, 'ACTIVE');
  const next = consent.fate in later ? later[consent.fate as keyof typeof later] : null;
  if (next)
    setTimeout(() => {
      if (consent.status === 'ACTIVE') book.change(consent, next);
    }, slowMs).unref();
}

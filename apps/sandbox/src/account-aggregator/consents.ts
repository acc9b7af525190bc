import { randomUUID } from 'node:crypto';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { accountsOf, type InventedAccount, personOfMobile } from '@pramaan/specimens/statements/accounts.ts';
import type { PeopleBook } from '../people/people-book.ts';
import type { Client } from './registry.ts';
import { type Fate, fateOf, readAddress } from './triggers.ts';

export type ConsentStatus = 'PENDING' | 'ACTIVE' | 'REJECTED' | 'REVOKED' | 'PAUSED' | 'EXPIRED';

/** What was asked, in ReBIT's words (standards §7.1). Moments are ISO 8601. */
export interface ConsentTerms {
  consentStart: string;
  consentExpiry: string;
  consentMode: string;
  fetchType: string;
  consentTypes: string[];
  fiTypes: string[];
  Purpose: { code: string; refUri: string; text: string; Category: { type: string } };
  FIDataRange: { from: string; to: string };
  DataLife: { unit: string; value: number };
  Frequency: { unit: string; value: number };
}

export interface LinkedAccount {
  linkRef: string;
  fipId: string;
  account: InventedAccount;
}

export interface Consent {
  handle: string;
  /** Null until approved. */
  id: string | null;
  /** Asked in Setu's dialect: there the handle is the consent's id. */
  setu: boolean;
  client: Client;
  address: string;
  person: InventedPerson;
  terms: ConsentTerms;
  status: ConsentStatus;
  fate: Fate;
  /** What the person's banks have; the chosen ones once approved. */
  offered: LinkedAccount[];
  accounts: LinkedAccount[];
  redirectUrl: string | null;
  createdAt: string;
  /** The JWS that the aggregator signed; null until approved. */
  signed: string | null;
  uses: { count: number; last: string | null };
}

type OnChange = (consent: Consent) => void;
type NewConsent = Pick<Consent, 'client' | 'address' | 'terms' | 'redirectUrl' | 'setu'>;

const fipOf = ({ bank }: InventedAccount) => `FIP-${bank.id}`;
const most = 2_000;

export function consentBook(people: PeopleBook) {
  const consents = new Map<string, Consent>();
  const listeners: OnChange[] = [];
  return {
    onChange: (listener: OnChange) => listeners.push(listener),
    /** Null when the address is none. */
    ask(asked: NewConsent): Consent | null {
      const address = readAddress(asked.address);
      if (!address) return null;
      const person = personOfMobile(address.mobile, people.all());
      const fate = fateOf(address, people.ofMobile(address.mobile) !== null);
      const offered = accountsOf(person).map((account) => ({
        linkRef: randomUUID(),
        fipId: fipOf(account),
        account,
      }));
      const consent: Consent = {
        ...asked,
        handle: randomUUID(),
        id: null,
        person,
        fate,
        offered: fate === 'none' ? [] : offered,
        accounts: [],
        status: 'PENDING',
        createdAt: new Date().toISOString(),
        signed: null,
        uses: { count: 0, last: null },
      };
      consents.set(consent.handle, consent);
      const oldest = consents.keys().next().value;
      if (consents.size > most && oldest !== undefined) consents.delete(oldest);
      return consent;
    },
    ofHandle: (handle: string): Consent | null => consents.get(handle) ?? null,
    ofId: (id: string): Consent | null => [...consents.values()].find((consent) => consent.id === id) ?? null,
    change(consent: Consent, status: ConsentStatus): void {
      if (consent.status === status) return;
      consent.status = status;
      for (const listener of listeners) listener(consent);
    },
  };
}
export type ConsentBook = ReturnType<typeof consentBook>;

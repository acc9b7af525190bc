import { useSyncExternalStore } from 'react';

/** A bank as the person picked it, at the aggregator; an id is missing when only the name is known. */
export interface PickedBank {
  id: string;
  name: string;
}

/** The ways to bring a statement, as the page shows them. */
export const methods = ['aa', 'aggregator', 'upload', 'ask-lender'] as const;
export type Method = (typeof methods)[number];

/**
 * What the person has chosen and tried on the bank page. It outlives the trips to other sites, so that nothing is
 * typed twice; the server knows what is true.
 */
export interface Journey {
  bank: PickedBank | null;
  /** How many months the lender is shown. */
  months: number;
  /** The link under way at the external page. */
  link: string | null;
  /** The Account Aggregator consent under way. */
  consent: string | null;
  /** Source id → why it did not work. */
  tried: Readonly<Record<string, string>>;
  /** The way that is open. */
  open: Method | null;
  /** A failure opened it, not the person. */
  led: boolean;
}

const keyName = 'bankJourney';
const blank: Journey = {
  bank: null,
  months: 6,
  link: null,
  consent: null,
  tried: {},
  open: null,
  led: false,
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let seen: string | null = null;
let owner = '';
let known: Journey = blank;
const listeners = new Set<() => void>();

const named = (value: unknown, ...members: string[]) =>
  isObject(value) && members.every((member) => typeof value[member] === 'string');

/** Storage can hold anything: what is not as it should be is left out. */
function parsed(text: string): { owner: string; journey: Journey } {
  const stored: unknown = JSON.parse(text);
  if (!isObject(stored)) return { owner: '', journey: blank };
  const { bank, months, link, consent, tried, open, led } = stored;
  const sentences = isObject(tried)
    ? Object.entries(tried).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    : [];
  return {
    owner: typeof stored.owner === 'string' ? stored.owner : '',
    journey: {
      bank: named(bank, 'id', 'name') ? (bank as unknown as PickedBank) : null,
      months: [3, 6, 12, 24].includes(Number(months)) ? Number(months) : blank.months,
      link: typeof link === 'string' ? link : null,
      consent: typeof consent === 'string' ? consent : null,
      tried: Object.fromEntries(sentences),
      open: methods.find((method) => method === open) ?? null,
      led: led === true,
    },
  };
}

/** The journey of this person; a blank one when there is none, when it is another's, or when it is damaged. */
export function readJourney(applicantId: string): Journey {
  try {
    const text = localStorage.getItem(keyName);
    if (text !== seen) {
      seen = text;
      const found = text === null ? { owner: '', journey: blank } : parsed(text);
      owner = found.owner;
      known = found.journey;
    }
  } catch {
    owner = '';
    known = blank;
  }
  return owner === applicantId ? known : blank;
}

export function changeJourney(applicantId: string, change: Partial<Journey>): void {
  const next = { ...readJourney(applicantId), ...change };
  try {
    localStorage.setItem(keyName, JSON.stringify({ owner: applicantId, ...next }));
  } catch {
    // A private window may refuse: then it lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Remembers why a source did not work, and which way to open beside it. */
export function noteTried(
  applicantId: string,
  { source, sentence, open }: { source: string; sentence: string; open: Method | null },
): void {
  const { tried } = readJourney(applicantId);
  changeJourney(applicantId, {
    tried: { ...tried, [source]: sentence },
    open,
    led: true,
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useJourney(applicantId: string): Journey {
  return useSyncExternalStore(subscribe, () => readJourney(applicantId));
}

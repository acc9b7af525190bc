import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import type { FaultList } from './faults.ts';
import type { ProviderKeys } from './provider-keys.ts';

/** What the pages and the older call of the provider share. */
export interface Provider {
  keys: () => ProviderKeys;
  injectedFaults: FaultList;
  settings: Settings;
  people: PeopleBook;
}

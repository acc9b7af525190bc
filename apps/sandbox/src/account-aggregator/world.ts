import type { Settings } from '../config.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { type ConsentBook, consentBook } from './consents.ts';
import { type FaultList, faultList } from './faults.ts';
import { type AggregatorKey, aggregatorKey } from './key.ts';
import { type PostOffice, postOffice } from './post.ts';
import { type Registry, registry } from './registry.ts';
import { type SessionBook, sessionBook } from './sessions.ts';

/** What the aggregator's raw endpoints, its Setu-shaped ones and its app share. */
export interface AggregatorWorld {
  clients: Registry;
  book: ConsentBook;
  sessions: SessionBook;
  office: PostOffice;
  injectedFaults: FaultList;
  key: () => AggregatorKey;
  settings: Settings;
}

export function aggregatorWorld(people: PeopleBook, settings: Settings): AggregatorWorld {
  const key = aggregatorKey(settings.dataDir);
  return {
    clients: registry(),
    book: consentBook(people),
    sessions: sessionBook(settings),
    office: postOffice(key),
    injectedFaults: faultList(),
    key,
    settings,
  };
}

import type { listOffers } from '@pramaan/contract/calls/offers.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { CallContext } from '../../http/context.ts';
import type { Offering } from './offering.ts';

/** The offers of an application as its calls answer them. */
export type OfferList = ResultOf<typeof listOffers>;

/** Work on the offers of an application, in a transaction of its own. */
export type Within = <T>(
  context: CallContext,
  applicant: string,
  work: (one: Offering) => Promise<T>,
) => Promise<T>;

/** How the calls of offers work. */
export interface Ways {
  within: Within;
  /** The same, answered with the list as it is then. */
  changed: (
    context: CallContext,
    applicant: string,
    work: (one: Offering) => Promise<void>,
  ) => Promise<{ result: OfferList }>;
}

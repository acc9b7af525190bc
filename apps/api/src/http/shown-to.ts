import { maskedData } from '@pramaan/documents/masking.ts';
import { type Principal, seesMasked } from './context.ts';

/** Data about an applicant as the caller may see it: whole for the person, its numbers masked for everybody else. */
export const shownTo = <T>(principal: Principal, data: T): T =>
  seesMasked(principal) ? maskedData(data) : data;

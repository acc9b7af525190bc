import { isChecking } from '@pramaan/documents/progress.ts';
import { allRecords } from '@pramaan/documents/tree.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../lib/client.ts';
import { askOrLastSeen } from '../lib/last-seen.ts';
import { documentClient } from './document-client.ts';

/**
 * When a file with a check under way is asked for again, in milliseconds: soon, then seldom, then no more. A page
 * left open must not keep its session alive for ever.
 */
const pauses = [...Array<number>(10).fill(4000), ...Array<number>(10).fill(15_000)];
let asked = 0;

const applicantKey = (applicantId: string) => ['applicant', applicantId] as const;

/** Reads the file again because something was given, and watches it closely again. */
export async function readFileAgain(queries: QueryClient, applicantId: string): Promise<void> {
  asked = 0;
  await queries.invalidateQueries({ queryKey: applicantKey(applicantId) });
}

const caseFileQuery = (applicantId: string) =>
  queryOptions({
    queryKey: applicantKey(applicantId),
    queryFn: async ({ signal }) => {
      asked += 1;
      const ask = async () =>
        (await send(documentClient.getApplicant, { params: { id: applicantId }, signal })).result;
      return await askOrLastSeen(`applicant ${applicantId}`, ask);
    },
  });

/** Asks for the file before a page needs it. When it does not come, the page asks itself. */
export const expectCaseFile = (queries: QueryClient, applicantId: string): Promise<void> =>
  queries.prefetchQuery(caseFileQuery(applicantId));

/** The whole file of an applicant; asked for again by itself while a check is under way. */
export function useCaseFile(applicantId: string) {
  return useQuery({
    ...caseFileQuery(applicantId),
    refetchInterval: ({ state }) =>
      (state.data && isChecking(allRecords(state.data.docs)) && pauses[asked]) || false,
  });
}

import { useQuery } from '@tanstack/react-query';
import { fileClient } from '../../documents/file-client.ts';
import { send } from '../../lib/client.ts';

/** Every record of an applicant's documents with the comparisons made on it, newest first. */
export function useHistory(applicantId: string) {
  return useQuery({
    queryKey: ['history', applicantId],
    queryFn: async ({ signal }) => {
      const params = { applicantId };
      const [records, checks] = await Promise.all([
        send(fileClient.listVerifications, { params, signal }),
        send(fileClient.listComparisons, { params, signal }),
      ]);
      const place = (of: { document: string; method: string; instance: number; at: string }) =>
        [of.document, of.method, of.instance, of.at].join(' ');
      const byPlace = Map.groupBy(checks.result, place);
      return records.result.map((record) => ({ ...record, checks: byPlace.get(place(record)) ?? [] }));
    },
  });
}

export type PastRecord = NonNullable<ReturnType<typeof useHistory>['data']>[number];

/** What the file says at a summary: counts, loans, the credit report. */
export function useSummary(applicantId: string) {
  return useQuery({
    queryKey: ['summary', applicantId],
    queryFn: async ({ signal }) => {
      const [summary, loans, credit] = await Promise.all([
        send(fileClient.getSummary, { body: { appId: applicantId }, signal }),
        send(fileClient.getLoans, { params: { id: applicantId }, signal }),
        send(fileClient.getCreditReport, { params: { id: applicantId }, signal }),
      ]);
      return { summary: summary.result, loans: loans.result, credit: credit.message };
    },
  });
}

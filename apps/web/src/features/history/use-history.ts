import { useQuery } from '@tanstack/react-query';
import { papersLines } from '../../documents/papers-lines.ts';
import { send } from '../../lib/client.ts';

/** Every record of an applicant's documents with the comparisons made on it, newest first. */
export function useHistory(applicantId: string) {
  return useQuery({
    queryKey: ['history', applicantId],
    queryFn: async ({ signal }) => {
      const params = { applicantId };
      const [records, checks] = await Promise.all([
        send(papersLines.validationHistory, { params, signal }),
        send(papersLines.validationCheckHistory, { params, signal }),
      ]);
      const place = (of: { document: string; method: string; slot: number; at: string }) =>
        [of.document, of.method, of.slot, of.at].join(' ');
      const byPlace = Map.groupBy(checks.result, place);
      return records.result.map((record) => ({ ...record, checks: byPlace.get(place(record)) ?? [] }));
    },
  });
}

export type PastRecord = NonNullable<ReturnType<typeof useHistory>['data']>[number];

/** What the file says at a glance: counts, loans, the credit report. */
export function useGlance(applicantId: string) {
  return useQuery({
    queryKey: ['glance', applicantId],
    queryFn: async ({ signal }) => {
      const [summary, loans, credit] = await Promise.all([
        send(papersLines.getSummary, { body: { appId: applicantId }, signal }),
        send(papersLines.getLoans, { params: { id: applicantId }, signal }),
        send(papersLines.getCreditReport, { params: { id: applicantId }, signal }),
      ]);
      return { summary: summary.result, loans: loans.result, credit: credit.message };
    },
  });
}

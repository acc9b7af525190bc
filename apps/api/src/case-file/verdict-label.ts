import { verdictLabels } from '@pramaan/documents/verdict-labels.ts';

/** Who stands behind a record that nobody else was asked for. */
export const declaredBy = { applicant: 'the applicant', lender: 'entered by the lender' } as const;

const declared: readonly string[] = Object.values(declaredBy);

/** How a check ended, in words. What a person only declared is noted: nobody was asked. An unknown outcome stays as written. */
export function verdictLabel(status: string, provider: string): string {
  const verdict = declared.includes(provider) ? 'declared' : status;
  return verdictLabels[`doc.outcome.${verdict}` as keyof typeof verdictLabels] ?? status;
}

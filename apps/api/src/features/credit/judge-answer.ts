import type { CreditOutcome } from '@pramaan/contract/credit.ts';
import type { CreditFile } from '@pramaan/documents/credit/credit-file.ts';
import { creditRecord } from '@pramaan/documents/credit/credit-record.ts';
import { matchNames, nameMessage } from '@pramaan/documents/matching.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import type { CreditAnswer, CreditQuestion } from '../../providers/bureau/port.ts';

/** A bureau's answer as it is kept: how it ended, the person's file, and what a record of it says. */
export interface Judged {
  state: CreditOutcome;
  file: CreditFile | null;
  record: Record<string, unknown>;
  checks: Check[];
}

/** What of the file speaks against its being this person's, each named without saying whose it is instead. */
function strangeness(asked: CreditQuestion, { person }: CreditFile): Check[] {
  const { match, reasons } = matchNames(person.name, asked.name);
  const differs = (name: string, told: string, own: string): Check[] =>
    told !== '' && told !== own
      ? [{ name, verdict: 'failed', detail: `The bureau has another ${name.toLowerCase()} under this PAN.` }]
      : [];
  return [
    ...(person.name !== '' && !match
      ? [
          {
            name: 'Name',
            verdict: 'failed' as const,
            detail: [`${nameMessage(false)}.`, ...reasons].join(' '),
          },
        ]
      : []),
    ...differs('Date of birth', person.dob, asked.dob),
    ...differs('PAN', person.pan, asked.pan),
  ];
}

/** Is it a report, too little, nothing, or somebody else's? */
export function judgeAnswer(bureau: string, asked: CreditQuestion, answer: CreditAnswer, now: Date): Judged {
  if (answer.outcome === 'refused') return { state: 'refused', file: null, record: {}, checks: [] };
  if (answer.outcome === 'no-hit') {
    const record = creditRecord(bureau, 'no-hit', now.toISOString().slice(0, 10), null);
    return { state: 'no-hit', file: null, record, checks: [] };
  }
  const { file } = answer;
  const strange = strangeness(asked, file);
  if (strange.length > 0) return { state: 'wrong-person', file: null, record: {}, checks: strange };
  const state = file.score === null ? 'thin' : 'report';
  return {
    state,
    file,
    record: creditRecord(bureau, state, file.on, file),
    checks: [],
  };
}

import { mostStarted, startApplications } from '@pramaan/contract/calls/start-application.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { m } from '@pramaan/messages';
import { send } from '../../../lib/client.ts';
import { type Line, repeatedRows } from './lines.ts';

/** The result of a row, or of its dry run: new application, link sent again, or refused with its fault. */
export interface RowOutcome {
  line: Line;
  state: 'new' | 'again' | 'refused';
  fault: string;
}

interface Batches {
  language: Language;
  dryRun: boolean;
  /** Names the import: a batch that went out twice is done once. */
  key: string;
  /** Hears after each batch what is known so far. */
  told: (outcomes: readonly RowOutcome[]) => void;
}

type Answered = { state: 'ready' | 'started' | 'sent-again' | 'refused'; _id: string; fault: string };

const stateOf = ({ state, _id }: Answered): RowOutcome['state'] => {
  if (state === 'refused') return 'refused';
  return state === 'started' || (state === 'ready' && _id === '') ? 'new' : 'again';
};

/**
 * Sends the list in batches, after the first `done` of its rows. A number that stands in the list twice is refused the second time,
 * without asking. Throws CallFailure; `told` has heard what was done until then, and the same call goes on there.
 */
export async function sendBatches(
  lines: readonly Line[],
  done: readonly RowOutcome[],
  { language, dryRun, key, told }: Batches,
): Promise<RowOutcome[]> {
  const repeated = repeatedRows(lines);
  const outcomes = [...done];
  while (outcomes.length < lines.length) {
    const batch = lines.slice(outcomes.length, outcomes.length + mostStarted);
    const asked = batch.filter(({ row }) => !repeated.has(row));
    const rows = asked.map(({ mobileNo, name, email, product, branch }) => ({
      ...{ mobileNo, name, email },
      ...(product ? { product } : {}),
      ...(branch ? { branch } : {}),
    }));
    const body = { rows, language, dryRun, ...(dryRun ? {} : { idempotencyKey: key }) };
    const answers = rows.length > 0 ? (await send(startApplications, { body })).result.rows : [];
    const answered = new Map(asked.map(({ row }, at) => [row, answers[at]]));
    for (const line of batch) {
      const answer = answered.get(line.row);
      const before = repeated.get(line.row);
      outcomes.push(
        answer
          ? { line, state: stateOf(answer), fault: answer.fault }
          : { line, state: 'refused', fault: m.import_repeated({ row: before ?? line.row }) },
      );
    }
    told([...outcomes]);
  }
  return outcomes;
}

import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import type { Check, Verdict } from '@pramaan/documents/tree.ts';
import type { Checks } from './checks.generated.ts';
import type { Client, Options } from './client.ts';

/** What a check found. A record that names somebody else is `mismatch`; `pending` goes on by itself, and is told. */
export interface Found<R> {
  status: Verdict;
  /** The sentence to show. */
  message: string;
  record: R;
  /** What was compared, and how it came out. */
  checks: Check[];
  /** Members that were not read surely, of a picture. */
  unsure: string[];
}

/**
 * Asks for a check of an applicant's document: `check(client, 'pan.auth', id, { pan })`. The same question asked again
 * while its answer is fresh is answered from the record and not paid for twice, so it is sent again when no answer
 * came. Throws a `Trouble`: NO_DATA_AVAILABLE, SERVER_UNREACHABLE, BAD_REQUEST with the field that is wrong.
 */
export async function check<K extends keyof Checks>(
  client: Client,
  what: K,
  applicantId: string,
  values: Checks[K]['values'],
  options: Options & { instance?: number } = {},
): Promise<Found<Checks[K]['record']>> {
  const asked = verificationCalls.find(({ entry }) => `${entry.document.id}.${entry.key}` === what);
  if (!asked) throw new Error(`There is no check ${what}.`);
  const { instance, ...rest } = options;
  const body = { applicantId, ...values, ...(instance === undefined ? {} : { instance }) };
  const answer = await client.call(asked.call, { body }, { harmlessTwice: true, ...rest });
  const { status, checks, unsure } = answer as unknown as Partial<Found<unknown>>;
  return {
    status: status ?? 'source_down',
    message: answer.message,
    record: answer.result as Checks[K]['record'],
    checks: checks ?? [],
    unsure: unsure ?? [],
  };
}

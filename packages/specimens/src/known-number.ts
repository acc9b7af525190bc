import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import type { Identifier } from '@pramaan/documents/identifiers/identifier.ts';

/**
 * The number by which registries know this person; `invented` for a person whom none knows. So a paper drawn of a demo
 * person can be looked up.
 */
export function knownNumber(
  kind: Pick<Identifier, 'name' | 'examples'>,
  person: Person,
  invented: string,
): string {
  const place = people.findIndex(({ pan }) => pan === person.pan);
  return person.numbers?.[kind.name] ?? (place < 0 ? undefined : kind.examples[place]) ?? invented;
}

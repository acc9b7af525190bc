import { readSpecimen, type SpecimenRead } from '../apps/api/src/isolated/ocr/read-specimen.test-help.ts';
import { type Degradation, degradations } from '../packages/specimens/src/degrade.ts';
import type { Kind } from '../packages/specimens/src/kind.ts';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';

/** One paper of one person: all its degradations are made from one drawing. */
export interface Job {
  kind: string;
  /** Number of an invented person. */
  person: number;
}

/** How one picture of a job came out. */
export type PictureOutcome = Job & SpecimenRead;

/** Every one of these papers of so many people. */
export const jobs = (papers: readonly Kind[], people: number, first: number): Job[] =>
  Array.from({ length: people }, (_, index) => first + index).flatMap((person) =>
    papers.map(({ name }) => ({ kind: name, person })),
  );

/** Draws one paper, spoils it in the given ways, and reads each picture as an upload is read. */
export async function* readJob(
  job: Job,
  ways: readonly Degradation[] = degradations,
  papers: readonly Kind[] = kinds,
): AsyncGenerator<PictureOutcome, undefined> {
  const { kind: name, person } = job;
  const kind = papers.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  for await (const read of readSpecimen(kind, inventPerson(`bench ${person}`), ways, `${name} ${person}`))
    yield { ...job, ...read };
  return undefined;
}

import { FileError } from '../apps/api/src/isolated/error.ts';
import { type FieldVerdict, judge } from '../apps/api/src/isolated/ocr/accuracy.ts';
import { openPictureFile } from '../apps/api/src/isolated/open-picture-file.ts';
import { doubtful } from '../packages/readers/src/reading/reading.ts';
import { type Degradation, degradations, degrade } from '../packages/specimens/src/degrade.ts';
import { svgToPng } from '../packages/specimens/src/drawing.ts';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';

/** One paper of one person: all its degradations are made from one drawing. */
export interface Job {
  kind: string;
  /** Number of an invented person. */
  person: number;
}

/** How one picture came out of the product's own path. */
export interface PictureOutcome extends Job {
  degradation: Degradation;
  /** The refusal's code when the picture was refused; null when it was read. */
  refused: string | null;
  /** Below 0.5 the product asks for another picture. */
  likeness: number;
  /** One per field that is printed on the paper. */
  verdicts: FieldVerdict[];
  /** Path → value of what was read, unasked, and is not printed on the paper. */
  unprinted: Record<string, string>;
  /** By the clock, in ms. */
  wallMs: number;
  /** Work of the whole process, in ms: this picture's alone when nothing else runs in it. */
  processorMs: number;
}

/** Every paper of so many people. */
export const jobs = (people: number, first: number): Job[] =>
  Array.from({ length: people }, (_, index) => first + index).flatMap((person) =>
    kinds.map(({ name }) => ({ kind: name, person })),
  );

/** Draws one paper, spoils it in the given ways, and reads each picture as an upload is read. */
export async function* readJob(
  { kind: name, person }: Job,
  ways: readonly Degradation[] = degradations,
): AsyncGenerator<PictureOutcome, undefined> {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  const holder = inventPerson(`bench ${person}`);
  const truth = kind.truth(holder);
  const png = svgToPng((await kind.draw(holder)).svg);
  for (const degradation of ways) {
    const bytes = await degrade(png, degradation, `${name} ${person}`);
    const started = performance.now();
    const usage = process.cpuUsage();
    const read = await openPictureFile({
      bytes,
      reader: kind.reader,
      passwords: [],
      signers: { roots: [], intermediates: [], sandboxRoot: null },
    }).catch((error: unknown) => {
      if (error instanceof FileError) return error;
      throw error;
    });
    const wallMs = performance.now() - started;
    const { user, system } = process.cpuUsage(usage);
    const reading = read instanceof FileError ? null : read.reading;
    const verdicts = judge(
      truth,
      reading ?? { reader: kind.reader, likeness: 0, fields: {}, expected: [], checks: [] },
    );
    const { likeness = 0, fields = {} } = reading ?? {};
    const asked = new Set(reading ? doubtful(reading) : []);
    yield {
      kind: name,
      person,
      degradation,
      refused: read instanceof FileError ? read.code : null,
      likeness,
      verdicts,
      unprinted: Object.fromEntries(
        Object.entries(fields)
          .filter(([path]) => !(path in truth) && !asked.has(path))
          .map(([path, { value }]) => [path, value]),
      ),
      wallMs,
      processorMs: (user + system) / 1000,
    };
  }
  return undefined;
}

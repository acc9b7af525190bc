import { doubtful } from '@pramaan/readers/reading/reading.ts';
import { type Degradation, degrade } from '@pramaan/specimens/degrade.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import type { Kind } from '@pramaan/specimens/kind.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { FileError } from '../error.ts';
import { openPictureFile } from '../open-picture-file.ts';
import { type FieldVerdict, judge } from './accuracy.ts';

/** How one picture came out of the product's own path. */
export interface SpecimenRead {
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

/** A picture that the product would not take: none of its values counts as right. */
export const turnedAway = ({ refused, likeness }: SpecimenRead): boolean =>
  refused !== null || likeness < 0.5;

/** Draws one paper, spoils it in the given ways, and reads each picture as an upload is read. `seed` spoils it otherwise. */
export async function* readSpecimen(
  kind: Kind,
  holder: InventedPerson,
  ways: readonly Degradation[],
  seed: string,
): AsyncGenerator<SpecimenRead, undefined> {
  const truth = kind.truth(holder);
  const png = svgToPng((await kind.draw(holder)).svg);
  for (const degradation of ways) {
    const bytes = await degrade(png, degradation, seed);
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

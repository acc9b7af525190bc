import { runIsolated } from '../apps/api/src/isolated/run-isolated.ts';
import { degrade } from '../packages/specimens/src/degrade.ts';
import { svgToPng } from '../packages/specimens/src/drawing.ts';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';
import type { Figure } from './table.ts';

const pictures = 20;
const signers = { roots: [], intermediates: [], sandboxRoot: null };

/** A photo of a card in little light, with the grain of its sensor. */
async function noisy(): Promise<Buffer> {
  const [kind] = kinds;
  if (!kind) throw new Error('There is no specimen.');
  const { svg } = await kind.draw(inventPerson('bench turns'));
  return degrade(svgToPng(svg), 'dark', 'bench turns');
}

/** Twenty noisy pictures of one applicant, then one of another: how many of the twenty are done before it. */
export async function measureTurns(): Promise<Figure[]> {
  const bytes = await noisy();
  const unwanted = new AbortController();
  const caller = { signal: unwanted.signal, told: () => undefined };
  const read = (person: string) =>
    runIsolated(
      'openFile',
      { bytes, reader: null, passwords: [], signers },
      { lender: 'bench', person, caller },
    );
  let done = 0;
  const first = Array.from({ length: pictures }, () =>
    read('asha').finally(() => {
      done += 1;
    }),
  );
  const ends = Promise.allSettled(first);
  const began = performance.now();
  // What is wrong with a noisy picture is said too: that is an answer.
  await read('ravi').catch(() => undefined);
  const [before, seconds] = [done, (performance.now() - began) / 1000];
  unwanted.abort(new Error('Measured.'));
  await ends;
  return [
    {
      figure: `another applicant's picture behind ${pictures} noisy ones: read before it`,
      value: `${before} pictures, ${seconds.toFixed(1)} s`,
      peer: `${pictures} in order of arrival`,
      compared: before,
      limit: { atMost: 4 },
    },
  ];
}

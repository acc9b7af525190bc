import { aadhaarPlaces, isAadhaarPage } from '@pramaan/readers/aadhaar-card/places-to-cover.ts';
import { type Engine, openEngine } from './engine.ts';
import { type Frame, turnFrame } from './frame.ts';
import { lookAt } from './look-at.ts';
import { readPage } from './read-page.ts';
import { isBlank, rough, surelyUpright, turns } from './upright.ts';

/** Pixels of the longer side: the number on a card of its natural size is still read on a whole page. */
const side = 1_500;

/**
 * Whether a page may show an Aadhaar: a number, or the words of a card or letter. Quick readings of the whole, each way round
 * until one makes sense: half a second of work for a page that lies level, where reading it for its values takes two.
 */
export async function mayShowAadhaar(frame: Frame, given?: Engine): Promise<boolean> {
  const small = await rough(frame);
  if (isBlank(small)) return false;
  const engine = given ?? (await openEngine());
  for (const degrees of turns(small)) {
    const level = await turnFrame(frame, degrees);
    const scale = side / Math.max(level.width, level.height);
    const { page, legible } = await readPage(
      level,
      scale,
      'even',
      { ...(await lookAt(level)), scale },
      engine,
    );
    const { numbers, seen } = aadhaarPlaces([page]);
    if (seen || numbers.length > 0 || isAadhaarPage([page])) return true;
    if (surelyUpright(legible)) return false;
  }
  return false;
}

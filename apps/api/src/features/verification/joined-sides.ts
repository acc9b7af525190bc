import { ApiError } from '@pramaan/contract/errors.ts';
import { bothSides } from '@pramaan/readers/reading/both-sides.ts';
import { type FieldPlace, stackedPlaces } from '@pramaan/readers/reading/places.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';
import type { RecordRef } from '../../case-file/records.ts';
import type { Learned, StoredFile, Uploads } from '../../case-file/uploads.ts';
import { refuseFile } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';

/** One side of a card: the file as it is stored, and what was learned of it. */
interface Side extends StoredFile {
  learned: Learned | null;
}

/** Both sides before anything is stored of them together. */
interface Sides {
  learned: Learned;
  /** Stores both as one picture; answers its id. */
  keep: (actor: Actor) => Promise<string>;
  /** Removes the pictures of the sides that no record names: the one picture has both. */
  dropSides: (actor: Actor) => Promise<void>;
}

const refused = (message: string) => new ApiError('BAD_REQUEST', message, [{ path: 'back', message }]);
const noLongerStored = {
  front: 'The front of the card is no longer stored. Upload it again.',
  back: 'The back of the card is no longer stored. Upload it again.',
} as const;

/** A value's own side's place and cut, of the side whose word was taken. */
function shownOf<T>(reading: Reading | null, of: readonly (Readonly<Record<string, T>> | undefined)[]) {
  return Object.fromEntries(
    Object.entries(reading?.fields ?? {}).flatMap(([path, { at }]) => {
      const found = of[at?.page ?? 0]?.[path];
      return found === undefined ? [] : [[path, found] as const];
    }),
  );
}

/** What was learned of both; a side that nothing reads has no say. */
function joined(front: Learned, back: Learned, pages: readonly { width: number; height: number }[]): Learned {
  const reading =
    front.reading && back.reading ? bothSides(front.reading, back.reading) : (front.reading ?? back.reading);
  const places = shownOf<FieldPlace>(reading, [front.places, back.places]);
  const onPages = Object.fromEntries(
    Object.entries(places).map(([path, place]) => [
      path,
      { ...place, page: reading?.fields[path]?.at?.page ?? 0 },
    ]),
  );
  return {
    reading,
    crops: shownOf(reading, [front.crops, back.crops]),
    places: stackedPlaces(onPages, pages),
    signatures: [],
    signs: [...new Set([...(front.signs ?? []), ...(back.signs ?? [])])],
    attachments: [],
  };
}

/**
 * Opens the two sides of a card that came as two pictures, to be stored as one. Throws FILE_REFUSED for a side that is gone, BAD_REQUEST
 * with a fault at `back` for what cannot be joined: a PDF has its pages itself, and one picture is not two sides.
 */
export function sidesOfCards({ db, uploads }: { db: Database; uploads: Uploads }) {
  return async (
    { lender, applicant, entry }: RecordRef,
    ids: { front: string; back: string },
    asking: Actor,
  ): Promise<Sides> => {
    const open = async (side: 'front' | 'back'): Promise<Side> => {
      const id = ids[side];
      const [file, learned] = await Promise.all([
        uploads.open(lender, applicant, id),
        uploads.learned(lender, applicant, id),
      ]);
      if (!file || learned === undefined) throw new ApiError('FILE_REFUSED', noLongerStored[side]);
      return { ...file, learned };
    };
    const [front, back] = await Promise.all([open('front'), open('back')]);
    if ([front, back].some(({ mediaType }) => mediaType !== 'image/jpeg'))
      throw refused('A PDF holds both sides. Remove the back, or send a photo of each side.');
    if (front.bytes.equals(back.bytes))
      throw refused('This is the picture of the front again. Turn the card over and take the back.');
    const { bytes, pages } = await runIsolated(
      'stackSides',
      { front: front.bytes, back: back.bytes },
      senderOf({ lender, applicant }, asking),
    ).catch(refuseFile);
    const nothing: Learned = { reading: null, crops: {}, signatures: [] };
    const learned = joined(front.learned ?? nothing, back.learned ?? nothing, pages);
    const whose = { lender, applicant, document: entry.document.id };
    return {
      learned,
      keep: (actor) =>
        uploads.keep(
          { ...whose, name: front.name, mediaType: 'image/jpeg', bytes: Buffer.from(bytes), learned },
          actor,
        ),
      dropSides: (actor) =>
        db.tenant(lender, async (trx) => {
          for (const { id } of [front, back])
            if (!(await uploads.isNamed(trx, id))) await uploads.drop(trx, whose, id, actor);
        }),
    };
  };
}

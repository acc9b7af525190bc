import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { RecordRef } from '../../case-file/records.ts';
import type { RefuseSamePaper } from '../../case-file/same-paper.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { type Answered, messageFor } from './answered.ts';
import type { Gateway } from './gateway.ts';
import { sidesOfCards } from './joined-sides.ts';
import { type Confirmed, resultOfFile } from './read-file.ts';

/** A file that was uploaded before, with the back of the card where that came as another, and the person's word on what was read. */
interface GivenFile {
  file: string;
  back?: string | undefined;
  confirmed?: Confirmed | undefined;
}

/** Documents read on this server from an uploaded file; what is unsure waits for the person's word. */
export function fromFile({
  db,
  gate,
  uploads,
  refuseSame,
}: {
  db: Database;
  gate: Gateway;
  uploads: Uploads;
  refuseSame: RefuseSamePaper;
}) {
  const openSides = sidesOfCards({ db, uploads });
  return async (recordRef: RecordRef, given: GivenFile, actor: Actor): Promise<Answered> => {
    const { confirmed, back } = given;
    const { method, document } = recordRef.entry;
    const sides = back ? await openSides(recordRef, { front: given.file, back }, actor) : null;
    const learned =
      sides?.learned ?? (await uploads.learned(recordRef.lender, recordRef.applicant, given.file));
    if (learned === undefined)
      throw new ApiError('FILE_REFUSED', 'This file is no longer stored. Upload it again.');
    const asked = { method, title: document.title };
    const { checked: found, unsure } = resultOfFile(asked, given.file, learned, confirmed);
    await refuseSame(recordRef, { data: found.data, file: given.file });
    const file = sides ? await sides.keep(actor) : given.file;
    const checked = { ...found, file };
    const { status, checks } = await gate.keep(
      recordRef,
      { ...checked, unsure, request: { file }, asked: null },
      actor,
      {
        covers: confirmed !== undefined,
      },
    );
    await sides?.dropSides(actor);
    const message = unsure.length > 0 ? messages.checkReading : messageFor({ status, checks });
    return { status, record: checked.data, checks, success: true, message, unsure };
  };
}

export type FromFile = ReturnType<typeof fromFile>;

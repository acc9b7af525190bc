import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { RecordRef } from '../../case-file/records.ts';
import type { RefuseSamePaper } from '../../case-file/same-paper.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Actor } from '../../platform/audit.ts';
import { type Answered, messageFor } from './answered.ts';
import type { Gateway } from './gateway.ts';
import { type Confirmed, resultOfFile } from './read-file.ts';

/** Documents read on this server from an uploaded file; what is unsure waits for the person's word. */
export function fromFile({
  gate,
  uploads,
  refuseSame,
}: {
  gate: Gateway;
  uploads: Uploads;
  refuseSame: RefuseSamePaper;
}) {
  return async (
    recordRef: RecordRef,
    file: string,
    confirmed: Confirmed | undefined,
    actor: Actor,
  ): Promise<Answered> => {
    const { method, document } = recordRef.entry;
    const learned = await uploads.learned(recordRef.lender, recordRef.applicant, file);
    if (learned === undefined)
      throw new ApiError('FILE_REFUSED', 'This file is no longer stored. Upload it again.');
    const asked = { method, title: document.title };
    const { checked, unsure } = resultOfFile(asked, file, learned, confirmed);
    await refuseSame(recordRef, { data: checked.data, file });
    const { status, checks } = await gate.keep(
      recordRef,
      { ...checked, unsure, request: { file }, asked: null },
      actor,
      {
        covers: confirmed !== undefined,
      },
    );
    const message = unsure.length > 0 ? messages.checkReading : messageFor({ status, checks });
    return { status, record: checked.data, checks, success: true, message, unsure };
  };
}

export type FromFile = ReturnType<typeof fromFile>;

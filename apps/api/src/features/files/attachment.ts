import type { StoredFile } from '../../case-file/uploads.ts';
import { attachment } from '../../http/attachment.ts';
import type { CallContext } from '../../http/context.ts';
import type { Prepared, Streamed } from '../../http/serve.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** A kept file as the reply. */
export function storedAttachment(
  { id, mediaType, bytes }: StoredFile,
  { reply }: CallContext,
): Prepared | Streamed {
  const name = `document-${id.slice(-8)}.${endings[mediaType] ?? 'bin'}`;
  return attachment(reply, { name, mediaType, bytes });
}

import type { KeptFile } from '../../dossier/uploads.ts';
import { attachment } from '../../http/attachment.ts';
import type { CallContext } from '../../http/context.ts';
import type { Prepared, Streamed } from '../../http/serve.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** A kept file as the reply. */
export function keptAttachment(
  { id, mediaType, bytes }: KeptFile,
  { reply }: CallContext,
): Prepared | Streamed {
  const name = `document-${id.slice(-8)}.${endings[mediaType] ?? 'bin'}`;
  return attachment(reply, { name, mediaType, bytes });
}

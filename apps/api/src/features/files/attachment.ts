import type { KeptFile } from '../../dossier/uploads.ts';
import type { CallContext } from '../../http/context.ts';
import { Prepared } from '../../http/serve.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** A kept file as the reply: an attachment, never guessed at. */
export function attachment({ id, mediaType, bytes }: KeptFile, { reply }: CallContext): Prepared {
  // The name is ours: a stranger's could mislead whoever saves it.
  const ending = endings[mediaType] ?? 'bin';
  reply.header('content-disposition', `attachment; filename="document-${id.slice(-8)}.${ending}"`);
  reply.header('x-content-type-options', 'nosniff');
  return new Prepared(bytes, { mediaType });
}

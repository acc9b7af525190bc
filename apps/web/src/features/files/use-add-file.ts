import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileClient } from '../../documents/file-client.ts';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { filesKey } from './use-files.ts';

/** What a file is: of a document, or another file with a name of its own. */
export type StoredFileKind = { docType: string; title: string } | { name: string };

/** Sends one file of a file; a locked one is kept at hand until its password is there. */
export function useAddFile(applicantId: string, custId: string, done: () => void) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [locked, setLocked] = useState<File | null>(null);

  const ship = async (kind: StoredFileKind, file: File, password?: string) => {
    const files = { file };
    const opening = password ? { password } : {};
    if ('name' in kind)
      await send(fileClient.uploadOtherFiles, { body: { custId, name: kind.name, ...opening }, files });
    else
      await send(fileClient.uploadDocumentFiles, {
        body: { custId, docType: kind.docType, ...opening },
        files,
      });
    setLocked(null);
    showSnack(m.files_add_done({ name: 'name' in kind ? kind.name : kind.title }));
    done();
    await cache.invalidateQueries({ queryKey: filesKey(applicantId) });
  };

  async function give(kind: StoredFileKind, chosen: File, password?: string): Promise<void> {
    setFailure(null);
    setBusy(true);
    try {
      // Fetched with the first file: most people only look.
      const { smallPicture } = await import('../../capture/picture/small-picture.ts');
      const small = await smallPicture(chosen);
      if (small.kind === 'unreadable') setFailure(m.picture_unreadable());
      else await ship(kind, small.file, password);
    } catch (thrown) {
      setLocked(thrown instanceof CallFailure && thrown.code === 'FILE_LOCKED' ? chosen : null);
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  }

  return { give, busy, failure, locked };
}

import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { papersLines } from '../../documents/papers-lines.ts';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { papersKey } from './use-papers.ts';

/** What a file is: of a document, or another paper with a name of its own. */
export type PaperKind = { docType: string; title: string } | { name: string };

/** Sends one file of a paper; a locked one is kept at hand until its password is there. */
export function useAddPaper(applicantId: string, custId: string, done: () => void) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [locked, setLocked] = useState<File | null>(null);

  const ship = async (kind: PaperKind, file: File, password?: string) => {
    const files = { file };
    const opening = password ? { password } : {};
    if ('name' in kind)
      await send(papersLines.otherDataEntryFiles, { body: { custId, name: kind.name, ...opening }, files });
    else
      await send(papersLines.dataFileEntry, { body: { custId, docType: kind.docType, ...opening }, files });
    setLocked(null);
    showSnack(m.papers_add_done({ name: 'name' in kind ? kind.name : kind.title }));
    done();
    await cache.invalidateQueries({ queryKey: papersKey(applicantId) });
  };

  async function give(kind: PaperKind, chosen: File, password?: string): Promise<void> {
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

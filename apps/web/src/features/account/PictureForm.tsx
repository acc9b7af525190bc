import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileClient } from '../../documents/file-client.ts';
import { PersonPicture } from '../../documents/PersonPicture.tsx';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Card } from '../../ui/Card.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './PictureForm.module.css';

/** The person's picture, and a way to give another. */
export function PictureForm({ id, picture }: { id: string; picture: string | undefined }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function give(chosen: File) {
    setBusy(true);
    setFailure(null);
    try {
      // Fetched with the first picture: most people come here for something else.
      const { smallPicture } = await import('../../capture/picture/small-picture.ts');
      const small = await smallPicture(chosen);
      if (small.kind === 'unreadable') setFailure(m.picture_unreadable());
      else {
        const files = { file: small.file };
        await send(fileClient.uploadProfilePicture, { body: { applicantId: id }, files });
        await cache.invalidateQueries({ queryKey: ['profile', id] });
        showSnack(m.picture_saved());
      }
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  }

  return (
    <Card title={m.picture_title()} text={m.picture_lead()}>
      <div className={classes.line}>
        <PersonPicture applicantId={id} file={picture} words={m.picture_of_you()} side={96} />
        <FilePick accept="image/*" busy={busy} onFile={give}>
          {picture ? m.picture_change() : m.picture_add()}
        </FilePick>
      </div>
      <FormNotice message={failure} />
    </Card>
  );
}

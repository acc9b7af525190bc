import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { papersLines } from '../../documents/papers-lines.ts';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Card } from '../../ui/Card.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { papersKey } from './use-papers.ts';

/** A paper that no document of ours is: what it is called, then its file. */
export function AddPaper({ applicantId, custId }: { applicantId: string; custId: string }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function give(chosen: File) {
    setFailure(null);
    if (name.trim() === '') {
      setFault(t('papers.add.name.none'));
      return;
    }
    setBusy(true);
    try {
      const { smallPicture } = await import('../../capture/picture/small-picture.ts');
      const small = await smallPicture(chosen);
      if (small.kind === 'unreadable') setFailure(t('picture.unreadable'));
      else {
        await send(papersLines.otherDataEntryFiles, {
          body: { custId, name: name.trim() },
          files: { file: small.file },
        });
        showSnack(t('papers.add.done', { name: name.trim() }));
        setName('');
        await cache.invalidateQueries({ queryKey: papersKey(applicantId) });
      }
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  }

  return (
    <Card title={t('papers.add')} text={t('papers.add.lead')}>
      <TextField
        name="paper-name"
        label={t('papers.add.name')}
        hint={t('papers.add.name.hint')}
        maxLength={80}
        value={name}
        fault={fault}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setFault(null);
        }}
      />
      <FormNotice message={failure} />
      <div>
        <FilePick accept="image/*,application/pdf" busy={busy} onFile={give}>
          {t('papers.add.choose')}
        </FilePick>
      </div>
    </Card>
  );
}
